"""Options: the answers a seat may give, each one entry of its game's fixed action table."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

from .errors import IllegalMove

# What an argument of a verb is; it decides the anchor an option has on the table and the word it gets in a sentence.
# A game names further kinds of place as it likes ("location", "section"); each is a namespace of anchors of its own.
CARD, SEAT, NUMBER, WORD, SLOT = "card", "seat", "number", "word", "slot"
NO_PLACE = (NUMBER, WORD)  # they stand for nothing that lies on the table


class Verb:
    """One kind of answer, such as `lay(card)`; it owns a run of codes, one for each combination of arguments."""

    __slots__ = ("arguments", "decline", "first", "name", "sizes")

    def __init__(self, name: str, arguments: tuple[str, ...], sizes: tuple[int, ...], decline: bool) -> None:
        self.name = name
        self.arguments = arguments
        self.sizes = sizes
        self.decline = decline
        self.first = 0


class Option:
    """One answer. `code` is its number in the action table; options are shared and never change."""

    __slots__ = ("args", "code", "table", "verb")

    def __init__(self, table: ActionTable, code: int, verb: Verb, args: tuple[int, ...]) -> None:
        self.table = table
        self.code = code
        self.verb = verb
        self.args = args

    @property
    def name(self) -> str:
        return self.verb.name

    def to_json(self) -> dict[str, object]:
        """The wire form: the verb and its arguments, by name where the game has names for them."""
        named = [self.table.name_of(kind, n) for kind, n in zip(self.verb.arguments, self.args, strict=True)]
        return {"code": self.code, "do": self.verb.name, "with": named}

    def text(self, lang: str = "en") -> str:
        """Words for a person."""
        return self.table.words(self, lang)

    def anchors(self) -> list[str]:
        """The things on the table that this option belongs to."""
        return [f"{kind}:{n}" for kind, n in zip(self.verb.arguments, self.args, strict=True) if kind not in NO_PLACE]

    def __repr__(self) -> str:
        return f"<{self.verb.name}{self.args} #{self.code}>"


class ActionTable:
    """All options a game can ever offer, numbered once and for all (for Discrete(N), masks and records).

    Declare verbs in order; the run of codes of a verb starts where the last one ended. `options` are made once.
    """

    def __init__(self, game: str) -> None:
        self.game = game
        self.verbs: list[Verb] = []
        self.options: list[Option] = []
        self._by_name: dict[str, Verb] = {}
        self.words: Callable[[Option, str], str] = lambda option, lang: f"{option.name} {option.args}"
        self.name_of: Callable[[str, int], object] = lambda kind, n: n

    def verb(self, name: str, *arguments: tuple[str, int], decline: bool = False) -> int:
        """Add a verb with its (kind, size) arguments; return its first code: `first + card` is an option's code."""
        if name in self._by_name:
            raise ValueError(f"the action table of {self.game} has two verbs called {name}")
        verb = Verb(name, tuple(k for k, _ in arguments), tuple(n for _, n in arguments), decline)
        verb.first = len(self.options)
        total = 1
        for _, n in arguments:
            total *= n
        for i in range(total):
            args: list[int] = []
            rest = i
            for size in reversed(verb.sizes):
                rest, arg = divmod(rest, size)
                args.append(arg)
            self.options.append(Option(self, verb.first + i, verb, tuple(reversed(args))))
        self.verbs.append(verb)
        self._by_name[name] = verb
        return verb.first

    def places(self) -> list[str]:
        """The kinds of thing on the table that options of this game can mean."""
        kinds = dict.fromkeys(kind for verb in self.verbs for kind in verb.arguments)
        return [kind for kind in kinds if kind not in NO_PLACE]

    def __len__(self) -> int:
        return len(self.options)

    def __getitem__(self, code: int) -> Option:
        if not 0 <= code < len(self.options):
            raise IllegalMove(
                "{game} has no option number {code}; its options are 0 to {last}.",
                key="no-code",
                game=self.game,
                code=code,
                last=len(self.options) - 1,
            )
        return self.options[code]

    def find(self, name: str, *args: int) -> Option:
        """The option of a verb by its arguments."""
        verb = self._by_name.get(name)
        if (
            verb is None
            or len(args) != len(verb.sizes)
            or not all(0 <= a < n for a, n in zip(args, verb.sizes, strict=True))
        ):
            raise IllegalMove(
                "{game} knows no option {option}.", key="no-verb", game=self.game, option=f"{name}{tuple(args)}"
            )
        code = 0
        for arg, size in zip(args, verb.sizes, strict=True):
            code = code * size + arg
        return self.options[verb.first + code]

    def meaning(self, codes: int) -> str:
        """A short hash of what the first `codes` codes stand for, whatever things are called; "" if no verb ends there.

        Codes are runs of numbers, so it is the sizes of the arguments that decide what each of them means.
        """
        sizes = [f"{verb.sizes}" for verb in self.verbs if verb.first < codes]
        ends = [verb.first for verb in self.verbs] + [len(self.options)]
        return hashlib.sha256(";".join(sizes).encode()).hexdigest()[:8] if codes in ends else ""

    def digest(self) -> str:
        """A short hash of the table: two programs with the same digest mean the same by every code."""
        shape = ";".join(f"{v.name}{list(zip(v.arguments, v.sizes, strict=True))}" for v in self.verbs)
        return hashlib.sha256(shape.encode()).hexdigest()[:12]
