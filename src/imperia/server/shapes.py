"""The shapes of everything that crosses the wire, in both directions. They are the one description of the protocol.

Requests and messages of browsers are checked against them. What the server sends it makes as plain dicts; tests hold
every answer and message to its shape, the OpenAPI document tells of it, and the page's types are written from that
(`npm run types` in web/). `docs/protocol.md` explains how they are used.
"""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr, TypeAdapter, with_config
from typing_extensions import TypeAliasType, TypedDict  # pydantic wants these until Python 3.12

Lang = Literal["cs", "en", "hu"]
SeatKind = Literal["me", "local", "link", "bot"]
Text = Annotated[StrictStr, Field(max_length=200)]
MAX_SEATS = 12


# --- what browsers ask for ------------------------------------------------------------------------------------------
class Request(BaseModel):
    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)


class MyName(Request):
    name: Text


class NewSeat(Request):
    """`me` and `local` sit at this browser, `link` waits for whoever has the invitation, `bot` names its strength."""

    kind: SeatKind
    name: Text | None = None
    bot: Text | None = None


class NewTable(Request):
    game: Text
    options: dict[Text, StrictStr | StrictInt | StrictBool] = Field(default_factory=dict, max_length=40)
    seats: list[NewSeat] = Field(max_length=MAX_SEATS)
    seed: Annotated[StrictInt, Field(ge=-(2**63), lt=2**63)] | None = None


class Join(Request):
    """Takes a free `link` seat, or becomes a spectator with the spectator token."""

    token: Text
    name: Text = ""
    seat: StrictInt | None = None


class Act(Request):
    seat: StrictInt
    revision: StrictInt
    """of the table that the answer was chosen on; an old one is refused"""
    code: StrictInt


class Undo(Request):
    seat: StrictInt
    revision: StrictInt | None = None


class UndoAnswer(Request):
    seat: StrictInt
    agree: StrictBool


class Fork(Request):
    """A new table that plays on from move `at`."""

    at: StrictInt
    seats: list[NewSeat] | None = Field(default=None, max_length=MAX_SEATS)


# --- what browsers say at a live table ------------------------------------------------------------------------------
class ActMessage(Request):
    type: Literal["act"]
    revision: StrictInt
    code: StrictInt


class UndoMessage(Request):
    type: Literal["undo"]


class AgreeMessage(Request):
    type: Literal["agree"]
    agree: StrictBool


class HaveMessage(Request):
    """What the client has already; the first thing it says."""

    type: Literal["have"]
    n: StrictInt
    """the last entry of the log it has, -1 for nothing"""
    revision: StrictInt | None = None
    """the last revision it has seen; without it an undo since then is assumed"""


class LangMessage(Request):
    type: Literal["lang"]
    lang: Lang


class SeatMessage(Request):
    """Look with another of my seats' eyes; sent only after the curtain is drawn."""

    type: Literal["seat"]
    seat: StrictInt


class PingMessage(Request):
    type: Literal["ping"]


ClientMessage = TypeAliasType(
    "ClientMessage",
    Annotated[
        ActMessage | UndoMessage | AgreeMessage | HaveMessage | LangMessage | SeatMessage | PingMessage,
        Field(discriminator="type"),
    ],
)
CLIENT_MESSAGE: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)


# --- texts ----------------------------------------------------------------------------------------------------------
answer = with_config(ConfigDict(extra="forbid", use_attribute_docstrings=True))  # no key that is not told of here


@answer
class CardMark(TypedDict):
    """A card's name; it can be looked at."""

    card: int
    text: str


@answer
class SeatMark(TypedDict):
    """A player's name."""

    seat: int
    text: str


@answer
class IconMark(TypedDict):
    """Drawn as an icon, read as its text."""

    icon: str
    text: str


@answer
class RuleMark(TypedDict):
    """A rule of the catalogue."""

    rule: str
    text: str


Rich = TypeAliasType("Rich", list[str | CardMark | SeatMark | IconMark | RuleMark])


@answer
class Named(TypedDict):
    """A code and its word."""

    code: str
    label: str


@answer
class Explained(Named):
    help: str


# --- the program and its visitor ------------------------------------------------------------------------------------
@answer
class Error(TypedDict):
    error: str
    """one clear sentence in the reader's language"""


@answer
class About(TypedDict):
    name: str
    version: str
    docs: str
    openapi: str


@answer
class Me(TypedDict):
    name: str | None
    id: str
    """a short public name of this browser's identity"""


@answer
class Revision(TypedDict):
    revision: int


# --- games, cards, rules --------------------------------------------------------------------------------------------
@answer
class PlayersShape(TypedDict):
    min: int
    max: int


@answer
class ValueShape(TypedDict):
    value: str
    label: str
    help: str


@answer
class MemberShape(ValueShape):
    group: str
    """of which kind it is, in words; empty where all are of one"""


@answer
class GameOptionShape(TypedDict):
    """One option of set-up: a choice of values, free text, or a list: one of the values for all seats, or a member for
    each of them, separated by commas."""

    key: str
    label: str
    help: str
    default: str
    values: list[ValueShape]
    type: NotRequired[Literal["text", "list"]]
    members: NotRequired[list[MemberShape]]


@answer
class GameShape(TypedDict):
    code: str
    title: str
    blurb: str
    players: PlayersShape
    icon: str
    options: list[GameOptionShape]
    bots: list[Explained]


@answer
class NamesShape(TypedDict):
    cs: str
    en: str
    hu: str


@answer
class KeywordShape(TypedDict):
    word: str
    text: Rich


@answer
class FieldShape(TypedDict):
    """What a game prints on a card besides cost, points and text: an icon and the goods beside it."""

    key: str
    label: str
    icon: str
    goods: list[str]


@with_config(ConfigDict(use_attribute_docstrings=True))
class CardShape(TypedDict):
    """The face of a card. A game may add facts of its own."""

    id: int
    """its number in the game's list of cards; `card:ID` is its anchor"""
    ids: list[int]
    """the numbers of all cards that bear this face"""
    code: str
    name: str
    names: NamesShape
    type_line: str
    suits: list[str]
    kind: str
    kinds: list[str]
    emblem: str
    cost: list[tuple[str, int]]
    points: str | None
    icons: list[str]
    text: list[Rich]
    keywords: list[KeywordShape]
    provenance: Literal["printed", "fragment", "original"]
    provenance_text: str
    rules: list[str]
    count: int
    facets: dict[str, str | list[str]]
    pigments: list[str]
    """colours it is drawn in where these are not its suits'; empty: those of its suits"""
    grid: NotRequired[list[list[list[str] | None]]]
    """fields printed in rows, each with its icons and numbers; null where there is none"""
    fields: list[FieldShape]


@answer
class FilterValueShape(TypedDict):
    value: str
    label: str
    icon: str | None


@answer
class FilterShape(TypedDict):
    key: str
    label: str
    values: list[FilterValueShape]


@answer
class CardsShape(TypedDict):
    cards: list[CardShape]
    filters: list[FilterShape]


@answer
class RuleShape(TypedDict):
    id: str
    title: str
    text: Rich
    facets: dict[str, str]


@answer
class SectionShape(TypedDict):
    id: str
    title: str
    rules: list[RuleShape]


@answer
class RulesShape(TypedDict):
    sections: list[SectionShape]


# --- tables ---------------------------------------------------------------------------------------------------------
@answer
class SeatShape(TypedDict):
    seat: int
    name: str | None
    kind: SeatKind
    bot: str | None
    mine: bool
    taken: bool
    online: bool


@answer
class LinksShape(TypedDict):
    """Only for those who may pass them on."""

    invite: NotRequired[str]
    spectate: NotRequired[str]


@answer
class TableShape(TypedDict):
    id: str
    game: str
    title: str
    options: dict[str, str]
    option_words: list[str]
    seats: list[SeatShape]
    over: bool
    revision: int
    moves: int
    pending: list[int]
    your_turn: bool
    created: str
    updated: str
    links: LinksShape
    winners: list[int]


# --- the score ------------------------------------------------------------------------------------------------------
@answer
class SheetLineShape(TypedDict):
    category: str
    label: str
    points: int
    text: Rich
    card: int | None


@answer
class SeatSheetShape(TypedDict):
    seat: int
    name: NotRequired[str]
    """of a rival made of rules, who has no seat; its number is one after the seats"""
    total: int
    place: int
    winner: bool
    lines: list[SheetLineShape]


@answer
class SeriesShape(TypedDict):
    seat: int
    points: list[int]


@answer
class ChartShape(TypedDict):
    """What each seat would have scored at the end of each round."""

    rounds: list[int]
    series: list[SeriesShape]


@answer
class SheetShape(TypedDict):
    seats: list[SeatSheetShape]
    categories: list[Named]
    chart: ChartShape
    ending: Rich
    tie: Rich | None


# --- snapshots ------------------------------------------------------------------------------------------------------
@answer
class EventShape(TypedDict):
    """An entry of the log: an act with its cause and all that it brought. The last one may grow."""

    n: int
    """numbered from 0 without gaps, for each pair of eyes on its own"""
    at: int
    """the moves made before its first event"""
    to: int
    """the moves made before its last event"""
    group: str
    seat: int | None
    kind: str
    """of its first event"""
    kinds: list[str]
    """of all its events, in order"""
    text: Rich
    """the act in one sentence"""
    more: list[Rich]
    """what else there is to tell of it, a sentence each"""
    anchors: list[str]


@answer
class OptionShape(TypedDict):
    code: int
    label: Rich
    detail: Rich | None
    anchors: list[str]
    """the things on the table it belongs to: `card:ID`, `seat:N`, `slot:NAME`"""
    role: Literal["choose", "decline"]
    final: bool
    """shows something at once: the client asks "really?" first"""


@answer
class DecisionShape(TypedDict):
    seat: int
    kind: str
    question: Rich
    reason: Rich
    source: int | None
    """the card that asks"""
    rule: str | None
    options: list[OptionShape]


@answer
class UndoRequestShape(TypedDict):
    by: int
    to: int
    open: list[int]
    """the seats that have yet to agree"""


@answer
class UndoShape(TypedDict):
    mode: Literal["free", "ask", "no"]
    why: Rich
    request: UndoRequestShape | None


@answer
class StepShape(TypedDict):
    """A mark on the replay slider."""

    at: int
    label: str


@with_config(ConfigDict(use_attribute_docstrings=True))
class ViewShape(TypedDict):
    """What the views of all games share; each game adds its own (docs/protocol.md)."""

    game: str
    seats: int
    you: int | None
    round: int
    phase: Named
    phases: list[Named]
    over: bool
    score: SheetShape | None


@answer
class SnapshotShape(TypedDict):
    """A table as one seat may see it, in one language."""

    table: TableShape
    seat: int | None
    """whose eyes look; null for an onlooker"""
    at: int
    """the number of moves"""
    live: bool
    """false when it shows the past"""
    lang: Lang
    view: ViewShape
    events: list[EventShape]
    """the log from the last entry that the client has on: that one may have grown"""
    whole: bool
    """the events are the whole log: forget what you had (first snapshot, undo, new eyes or language)"""
    since: int
    """the number of the first entry that tells something since this seat's last answer"""
    decision: DecisionShape | None
    waiting: list[int]
    """the seats that still owe an answer"""
    undo: UndoShape
    steps: list[StepShape]


@answer
class RecordShape(TypedDict):
    """A game as a file."""

    format: Literal["imperia-record-1"]
    game: str
    rules: str
    seats: int
    options: dict[str, str]
    seed: int
    names: list[str]
    entries: list[list[int]]
    """moves [seat, code] and undos [seat, -1, the number of the move taken back]"""
    result: list[int] | None


# --- what the server says at a live table ---------------------------------------------------------------------------
@answer
class SnapshotMessage(SnapshotShape):
    """On connection and after every change; always complete but for the events that the client has."""

    type: Literal["snapshot"]


@answer
class PresenceShape(TypedDict):
    seat: int
    online: bool


@answer
class PresenceMessage(TypedDict):
    type: Literal["presence"]
    seats: list[PresenceShape]


@answer
class ErrorMessage(Error):
    type: Literal["error"]


ServerMessage = TypeAliasType(
    "ServerMessage", Annotated[SnapshotMessage | PresenceMessage | ErrorMessage, Field(discriminator="type")]
)
