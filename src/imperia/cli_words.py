"""The command line in the reader's language: which one that is, and the words of help, answers and refusals.

The English of the help stands with the commands; the other languages say it in `help.ftl`, by command and parameter.
"""

from __future__ import annotations

import os
from typing import Any

from typer import rich_utils

from .cards.refusals import ENGLISH, refusal
from .cards.words import LANGS, has, say
from .kernel.errors import ImperiaError, SetupError

_ASKED = "--lang"
_TERMINAL = ("LC_ALL", "LC_MESSAGES", "LANG")  # in this order a terminal says its language


class Reader:
    """Who reads: everything the command line says is said to them."""

    def __init__(self) -> None:
        self.lang = ENGLISH

    def said(self, key: str, **values: Any) -> str:
        return say(self.lang, f"cli-{key}", **values)

    def figure(self, number: float, form: str) -> str:
        """A number as the reader writes it: Czechs and Hungarians have a comma before the decimals."""
        said = format(number, form)
        if self.lang == ENGLISH:
            return said
        said = said.replace(",", "\u00a0").replace(".", ",")
        return said.replace("%", "\u00a0%") if self.lang == "cs" else said

    def refused(self, error: ImperiaError) -> str:
        return refusal(self.lang, error)


READER = Reader()


def listen(words: list[str]) -> list[str]:
    """Take up the reader's language: `--lang` wherever it stands, or the terminal's. The other words are left."""
    READER.lang = _of_the_terminal()
    rest: list[str] = []
    asked: str | None = None
    for i, word in enumerate(words):
        if word.startswith(f"{_ASKED}="):
            asked = word.partition("=")[2]
        elif i and words[i - 1] == _ASKED:
            asked = word
        elif word == _ASKED:
            asked = ""
        else:
            rest.append(word)
    if asked is not None:
        if asked not in LANGS:
            known = ", ".join(LANGS)
            raise SetupError(
                "There is no language {asked!r}; the languages are: {known}.",
                key="no-language",
                asked=asked,
                known=known,
            )
        READER.lang = asked
    return rest


def _of_the_terminal() -> str:
    told = next((os.environ[name] for name in _TERMINAL if os.environ.get(name)), "")
    return told[:2] if told[:2] in LANGS else ENGLISH


# --- help -----------------------------------------------------------------------------------------------------------
def translate(command: Any) -> Any:
    """Put the help of all commands into the reader's language."""
    if READER.lang == ENGLISH:
        return command
    rich_utils.ARGUMENTS_PANEL_TITLE = _help("panel-arguments", "")
    rich_utils.OPTIONS_PANEL_TITLE = _help("panel-options", "")
    rich_utils.COMMANDS_PANEL_TITLE = _help("panel-commands", "")
    rich_utils.DEFAULT_STRING = _help("default", "").replace("…", "{}")
    rich_utils.REQUIRED_LONG_STRING = _help("required", "")
    _translate(command, "imperia")
    for name, part in command.commands.items():
        _translate(part, name)
    return command


def _translate(command: Any, name: str) -> None:
    command.help = _help(f"command-{name}", command.help)
    command.options_metavar = _help("options-metavar", "")
    command.subcommand_metavar = _help("command-metavar", "")
    usage = command.get_usage
    command.get_usage = lambda ctx: usage(ctx).replace("Usage:", _help("usage", ""), 1)
    for parameter in [*command.params, command.get_help_option(command.make_context(name, [], resilient_parsing=True))]:
        english = getattr(parameter, "help", None)
        if english:
            own = f"{name}-{parameter.name}".replace("_", "-")
            parameter.help = _help(own, _help(parameter.name.replace("_", "-"), english))


def _help(key: str, english: str) -> str:
    return say(READER.lang, f"help-{key}") if has(READER.lang, f"help-{key}") else english


# --- what is wrong with the words of a command ------------------------------------------------------------------------
def misused(error: Any) -> ImperiaError:
    """A complaint of the parser as a refusal of ours."""
    english = str(error.format_message())
    kind = type(error).__name__
    name = getattr(error, "option_name", None) or getattr(error, "param_hint", None)
    parameter = getattr(error, "param", None)
    if name is None and parameter is not None:
        name = parameter.opts[0] if parameter.opts else parameter.name
    if kind == "NoSuchOption":
        return SetupError("{said}", key="cli-no-option", said=english, name=name)
    if kind == "MissingParameter":
        return SetupError("{said}", key="cli-missing", said=english, name=name)
    if kind == "BadParameter":
        return SetupError("{said}", key="cli-value", said=english, name=name)
    if english.startswith("No such command"):
        return SetupError("{said}", key="cli-no-command", said=english, name=english.split("'")[1])
    return SetupError("{said}", key="cli-usage", said=english)
