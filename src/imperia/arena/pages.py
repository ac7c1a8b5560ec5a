"""Pages of the laboratory: one HTML file each, light or dark as the reader likes it, with nothing from the network."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

Bar = tuple[str, float, str, tuple[float, float] | None]  # label, length, figure, where the true value lies

STYLE = """
:root { color-scheme: light dark; --ink: #23201c; --paper: #faf7f0; --line: #d8d0c0; --bar: #2f6f8f; --soft: #6b6459 }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ece6da; --paper: #1b1a18; --line: #45413a; --bar: #6fb3d2; --soft: #a49c8e } }
body { margin: 2rem auto; max-width: 62rem; padding: 0 1rem; background: var(--paper); color: var(--ink);
  font: 16px/1.45 system-ui, sans-serif }
h1 { margin-bottom: 0 } h3 { margin-bottom: 0 } h2 { margin-top: 2.2rem; border-bottom: 1px solid var(--line) }
p.about, caption { color: var(--soft); text-align: left }
.wide { overflow-x: auto }
table { border-collapse: collapse } th, td { padding: .15rem .7rem .15rem 0; text-align: left }
td.n, th.n { text-align: right; font-variant-numeric: tabular-nums }
table.pairs td { text-align: center; padding: .15rem .4rem } table.pairs th { font-weight: normal; font-size: .85rem }
svg text { fill: var(--ink); font: 12px system-ui, sans-serif } svg .bar { fill: var(--bar) }
svg .axis { stroke: var(--line) } svg .range { stroke: var(--ink) }
"""


def document(title: str, parts: Iterable[str], lang: str = "en") -> str:
    """The whole file."""
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    return f'<!doctype html>\n<html lang="{lang}">{head}<style>{STYLE}</style>\n{"".join(parts)}</html>\n'


def section(heading: str, blocks: Iterable[str]) -> str:
    """A part of the page; nothing when there is nothing to show in it."""
    body = "".join(blocks)
    return f"<section><h2>{escape(heading)}</h2>{body}</section>\n" if body else ""


def table(headings: list[str], rows: list[list[str | float]], caption: str = "") -> str:
    """A table; numbers stand to the right."""
    numbers = [bool(rows) and not isinstance(cell, str) for cell in (rows[0] if rows else headings)]
    head = "".join(f"<th{' class=n' if n else ''}>{escape(h)}" for h, n in zip(headings, numbers, strict=True))
    lines = "".join("<tr>" + "".join(_cell(cell) for cell in row) for row in rows)
    above = f"<caption>{escape(caption)}</caption>" if caption else ""
    return f'<div class="wide"><table>{above}<tr>{head}{lines}</table></div>'


def _cell(cell: str | float) -> str:
    if isinstance(cell, str):
        return f"<td>{escape(cell)}"
    return f"<td class=n>{cell:.1f}" if isinstance(cell, float) else f"<td class=n>{cell}"


def bars(rows: list[Bar], most: float, caption: str) -> str:
    """Bars from 0 to `most`: (label, length, figure, the range in which the true value lies, or None)."""
    left, width, step = 250, 420, 20
    height = step * len(rows) + 4
    drawn = []
    for number, (label, length, figure, span) in enumerate(rows):
        y = number * step + 2
        drawn.append(f'<text x="{left - 8}" y="{y + 13}" text-anchor="end">{escape(label)}</text>')
        drawn.append(f'<rect class="bar" x="{left}" y="{y + 2}" width="{length / most * width:.1f}" height="14"/>')
        if span:
            low, high = (left + end / most * width for end in span)
            drawn.append(f'<line class="range" x1="{low:.1f}" x2="{high:.1f}" y1="{y + 9}" y2="{y + 9}"/>')
        drawn.append(f'<text x="{left + width + 10}" y="{y + 13}">{escape(figure)}</text>')
    axis = f'<line class="axis" x1="{left}" x2="{left}" y1="0" y2="{height}"/>'
    box = f'viewBox="0 0 {left + width + 150} {height}" width="{left + width + 150}" height="{height}"'
    above = f'<div class="wide"><p class="about">{escape(caption)}</p>'
    return f'{above}<svg role="img" aria-label="{escape(caption)}" {box}>{axis}{"".join(drawn)}</svg></div>'
