"""The shapes of everything that crosses the wire, in both directions. They are the one description of the protocol.

Requests and messages of browsers are checked against them. What the server sends it makes as plain dicts; tests hold
every answer and message to its shape, the OpenAPI document tells of it, and the page's types are written from that
(`npm run types` in web/). `docs/protocol.md` explains how they are used.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr, TypeAdapter, with_config
from typing_extensions import TypeAliasType, TypedDict  # pydantic wants these until Python 3.12

Lang = Literal["cs", "en", "hu"]
SeatKind = Literal["me", "local", "link", "bot"]
Text = Annotated[StrictStr, Field(max_length=200)]
Long = Annotated[StrictStr, Field(max_length=8_000)]
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
    options: dict[Text, Long | StrictInt | StrictBool] = Field(default_factory=dict, max_length=40)
    seats: list[NewSeat] = Field(max_length=MAX_SEATS)
    seed: Annotated[StrictInt, Field(ge=-(2**63), lt=2**63)] | None = None
    """taken only where nobody else can sit (no `link` seats); else chance is the server's, and the table says so"""
    hints: StrictBool = False
    """advice may be asked for though other people sit there; who takes a seat agrees to it"""


class Setting(Request):
    """A table that somebody thinks of setting up."""

    options: dict[Text, Long | StrictInt | StrictBool] = Field(default_factory=dict, max_length=40)
    people: Annotated[StrictInt, Field(ge=0, le=MAX_SEATS)]
    bots: Annotated[StrictInt, Field(ge=0, le=MAX_SEATS)] = 0


class TableName(Request):
    name: Text
    """empty: called after its game again"""


class Join(Request):
    """Takes a free `link` seat, becomes a spectator with the spectator token, or, with the token of one's own seats,
    takes these over from another browser."""

    token: Text
    name: Text = ""
    seat: StrictInt | None = None


class Act(Request):
    seat: StrictInt
    revision: StrictInt
    """of the table that the answer was chosen on; an old one is refused"""
    code: StrictInt


class AskHint(Request):
    seat: StrictInt
    revision: StrictInt
    """of the table whose question is meant; an old one is refused"""


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


class Leave(Request):
    """Leaves one of my seats to a bot of this strength."""

    seat: StrictInt
    bot: Text


class PlayOn(Request):
    """Ends a lesson; bots of this strength take the seats that it played."""

    bot: Text


class Links(Request):
    """What becomes of the links; without a wish one stays as it is."""

    invite: Literal["renew", "revoke"] | None = None
    spectate: Literal["renew", "revoke"] | None = None


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
    patches: StrictBool = False
    """it can make the next picture of the last one: send it patches where they are shorter"""


class LangMessage(Request):
    type: Literal["lang"]
    lang: Lang


class SeatMessage(Request):
    """Look with another of my seats' eyes; sent only after the curtain is drawn."""

    type: Literal["seat"]
    seat: StrictInt


class WhyMessage(Request):
    """Why can nothing be done with a thing of the table? Answered by a ServerMessage of the same type."""

    type: Literal["why"]
    thing: Annotated[str, Field(max_length=40)]
    """its anchor, such as `card:37`"""


class HinderedMessage(Request):
    """What cannot be done now with all the things of the table? Answered by a ServerMessage of the same type."""

    type: Literal["hindered"]


class SayMessage(Request):
    """Something said to the others at the table, who get a TalkMessage."""

    type: Literal["say"]
    text: Annotated[str, Field(min_length=1, max_length=200)]


class BehindMessage(Request):
    """Has the page yet to show much of what happened? Bots wait until it has, in company only a
    moment."""

    type: Literal["behind"]
    behind: StrictBool


class PingMessage(Request):
    type: Literal["ping"]


ClientMessage = TypeAliasType(
    "ClientMessage",
    Annotated[
        ActMessage
        | UndoMessage
        | AgreeMessage
        | HaveMessage
        | LangMessage
        | SeatMessage
        | WhyMessage
        | HinderedMessage
        | SayMessage
        | BehindMessage
        | PingMessage,
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
    field: NotRequired[str]
    """the option of set-up that is wrong; `seats`: their number"""
    seat: NotRequired[int]
    """the seat for which it is"""


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


@answer
class Deleted(TypedDict):
    deleted: bool
    waiting: list[int]
    """the seats whose people must still ask for it"""


@answer
class Forgotten(TypedDict):
    forgotten: bool


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
class OnlyShape(TypedDict):
    key: str
    value: str


@answer
class MemberShape(ValueShape):
    group: str
    """of which kind it is, in words; empty where all are of one"""
    trait: str
    """what it is like, in two words"""
    icon: str | None
    suit: str | None
    only: NotRequired[OnlyShape]
    """the value of another option with which it may be chosen"""


@answer
class TitleShape(TypedDict):
    """Cards of one name, which go into a deck together."""

    code: str
    cards: list[int]
    """the faces that bear the name"""
    copies: int


@answer
class DeckShape(TypedDict):
    faction: str
    titles: list[TitleShape]
    """all that there are for it"""


@answer
class DeckPartShape(TypedDict):
    """A deck has so many titles with so many copies."""

    copies: int
    titles: int


@answer
class GameOptionShape(TypedDict):
    """One option of set-up: a choice of values, free text, or a list: one of the values for all seats, or a member for
    each of them, separated by commas (`random`: whatever the lot gives it). Decks are lists of titles, `CODE x2, CODE`,
    separated by semicolons."""

    key: str
    label: str
    help: str
    default: str
    values: list[ValueShape]
    type: NotRequired[Literal["text", "list", "decks"]]
    members: NotRequired[list[MemberShape]]
    sides: NotRequired[list[ValueShape]]
    """a member may have one of them behind a colon"""
    players: NotRequired[PlayersShape]
    """it means something only with so many seats"""
    only: NotRequired[OnlyShape]
    """it means something only where another option has this value"""
    decks: NotRequired[list[DeckShape]]
    shape: NotRequired[list[DeckPartShape]]


@answer
class WayShape(Explained):
    """A way to play: with which options, for how many."""

    players: PlayersShape | None
    """null: this game cannot be played so, and `help` says why"""
    options: dict[str, str]


@answer
class RatingShape(TypedDict):
    """How strong a bot is at a game: measured in games between the bots, each thinking as long as it needs."""

    points: int
    give_or_take: int
    """so far off it may be, nineteen times in twenty"""


@answer
class BotShape(Explained):
    rating: RatingShape | None
    """null while nobody has measured it"""


@answer
class WrongShape(TypedDict):
    text: str
    field: str | None
    seat: int | None


@answer
class SettingShape(TypedDict):
    """What would come of a table set up so."""

    minutes: tuple[int, int]
    """how long it may last, at least and at most: a guess"""
    wrong: WrongShape | None
    """why it cannot be set up"""


@answer
class GameShape(TypedDict):
    code: str
    title: str
    blurb: str
    players: PlayersShape
    icon: str
    options: list[GameOptionShape]
    ways: list[WayShape]
    minutes: tuple[int, int]
    """how long it lasts with the fewest and with the most people: a guess"""
    bots: list[BotShape]
    """the weakest first"""


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
    key: list[str]
    """every icon it shows; what they mean is in `icons` of all cards"""


@answer
class IconShape(TypedDict):
    word: str
    text: Rich


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
    icons: dict[str, IconShape]
    """the key of icons, by their names"""


# --- the guide ------------------------------------------------------------------------------------------------------
@answer
class GuidePhaseShape(TypedDict):
    code: str
    label: str
    text: Rich


@answer
class GuideActShape(TypedDict):
    label: str
    text: Rich


@answer
class GuideScoreShape(TypedDict):
    text: Rich
    points: str


@answer
class GuideNoteShape(TypedDict):
    icon: str
    label: str
    text: Rich


@answer
class GuidePageShape(TypedDict):
    """A way to play on one page."""

    lead: Rich
    goal: Rich
    turn: str
    end: Rich
    first: Rich
    phases: list[GuidePhaseShape]
    acts: list[GuideActShape]
    scores: list[GuideScoreShape]
    notes: list[GuideNoteShape]


@answer
class ReadingShape(TypedDict):
    at: Literal["suit", "cost", "points", "type", "text"]
    text: Rich


@answer
class TermShape(TypedDict):
    word: str
    text: Rich
    icon: str | None
    rule: str | None


@answer
class TipShape(TypedDict):
    code: str
    at: str
    """the thing of the table that it speaks of"""
    text: Rich


@answer
class GuideShape(TypedDict):
    option: str
    """the option of the game by whose value `pages` are found; where it has none of them, the first counts"""
    pages: dict[str, GuidePageShape]
    icons: list[str]
    """of the key on the page, in order; what they mean is told with the cards"""
    sample: int
    """a card to learn to read by"""
    reading: list[ReadingShape]
    glossary: list[TermShape]
    tips: list[TipShape]


@answer
class RuleTextShape(TypedDict):
    id: str
    title: str
    text: Rich
    steps: list[Rich]
    lang: str
    """English where there is no translation"""


@answer
class RuleShape(RuleTextShape):
    facets: dict[str, str]
    examples: list[RuleTextShape]
    rulings: list[RuleTextShape]
    """what we decided where the printed rules leave something open; the title asks"""


@answer
class SectionShape(TypedDict):
    id: str
    title: str
    lead: list[Rich]
    lang: str
    rules: list[RuleShape]


@answer
class RulesShape(TypedDict):
    sections: list[SectionShape]


# --- lessons --------------------------------------------------------------------------------------------------------
@answer
class LessonAboutShape(TypedDict):
    """A guided game that can be begun."""

    game: str
    name: str
    title: str
    about: str
    pages: int
    minutes: int


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
    seat: NotRequired[str]
    """moves my own seats to the browser where it is opened: nobody else is told of it"""


@answer
class SourceShape(TypedDict):
    """The table that another one goes back to."""

    table: str | None
    """null where its people need not have been there"""
    at: int | None
    """it plays on from this move; null: the same people play again"""


@answer
class AdvisedShape(TypedDict):
    at: int
    """the moves made before"""
    seat: int


@answer
class TableShape(TypedDict):
    id: str
    game: str
    title: str
    name: str | None
    """as the people there have called it"""
    host: str | None
    """the name of who set it up"""
    source: SourceShape | None
    again: str | None
    """the table at which the same people play again; for those who sit here"""
    round: int
    """0 before the first, and where it is not known"""
    phase: Named | None
    options: dict[str, str]
    option_words: list[str]
    chance: Literal["server", "opener"]
    """whose chance it is: `opener` when who set the table up chose its seed"""
    seats: list[SeatShape]
    over: bool
    revision: int
    moves: int
    pending: list[int]
    your_turn: bool
    created: str
    updated: str
    links: LinksShape
    hints: bool
    """may be asked for: nobody else plays here, or all have agreed to it"""
    advised: list[AdvisedShape]
    """the questions at which somebody has asked for a hint"""
    winners: list[int]
    stranded: str | None
    """why the game cannot go on, in words: its rules have changed since"""
    relinks: bool
    """may this browser renew and revoke the links?"""
    ending: list[int]
    """the seats whose people wish the table to be deleted, while others have not agreed; a move ends the wish"""


# --- advice ---------------------------------------------------------------------------------------------------------
@answer
class HintMoveShape(TypedDict):
    code: int
    """of the option"""
    behind: float | None
    """by so many points it is worse than the best; null where the game is decided by it"""
    why: Rich


@answer
class HintShape(TypedDict):
    """What a bot would answer, from nothing but what the seat may know."""

    seat: int
    at: int
    """for the question after so many moves"""
    bot: str
    """its strength in words"""
    best: HintMoveShape
    others: list[HintMoveShape]
    """the next best; empty where the bot has not compared, or there is nothing else"""
    lead: float | None
    """by so many points the best is better than the next; null where nothing was compared, or the game is decided"""
    equal: int
    """so many options are as good as the best, itself included"""
    worlds: int
    """on so many deals of what the seat cannot know the options were tried; 0: the bot goes by a rule of thumb"""
    best_in: int
    """in so many of them nothing was better"""


@answer
class HintChanceShape(TypedDict):
    """How often the seat wins, alone or with others, if it does as the hint says and quick players go on, on worlds
    that it deems possible."""

    seat: int
    at: int
    """for the question after so many moves"""
    code: int
    """of the option that the hint names"""
    chance: float | None
    """null where too few games could be played on in time"""
    give_or_take: float
    """how far it may be off, one time in three"""
    games: int
    """so many were played on"""


# --- the score ------------------------------------------------------------------------------------------------------
@answer
class SheetLineShape(TypedDict):
    category: str
    label: str
    points: int
    text: Rich
    card: int | None


@answer
class CardPointsShape(TypedDict):
    card: int | None
    label: str
    points: int
    text: Rich
    """what for"""


@answer
class SeatSheetShape(TypedDict):
    seat: int
    name: NotRequired[str]
    """of a rival made of rules, who has no seat; its number is one after the seats"""
    total: int
    place: int
    winner: bool
    lines: list[SheetLineShape]
    by_card: list[CardPointsShape]
    """the same points by the card that brought them, what weighs most first; together they are the total"""


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
class MomentShape(TypedDict):
    """A turning point of a game."""

    at: int
    """the number of the move"""
    title: str
    """the part of the game"""
    seat: int
    points: int
    """what it brought this seat, by what the table would have scored"""
    text: Rich


@answer
class SheetShape(TypedDict):
    seats: list[SeatSheetShape]
    categories: list[Explained]
    """`help`: what the points are for, where the name does not say it"""
    chart: ChartShape
    moments: list[MomentShape]
    ending: Rich
    tie: Rich | None


# --- the analysis of a finished game --------------------------------------------------------------------------------
@answer
class ChancesShape(TypedDict):
    at: int
    """after so many moves"""
    chances: list[float]
    """of each side, from 0 to 1"""
    nobody: float
    """the chance that nobody wins; with it they add up to 1"""


@answer
class TurnShape(TypedDict):
    """An answer at which the game turned, judged by what its seat knew then."""

    move: int
    """the moves before the answer"""
    start: int
    """the moves before its question was put"""
    end: int
    """the moves after which all who were asked had answered"""
    seat: int
    title: str
    """the part of the game"""
    question: Rich
    played: Rich
    best: Rich
    """what a master would have done"""
    agreed: bool
    """what was played was as good"""
    gain: float
    """how much better the chance of its side would have been"""
    gain_error: float
    swing: float
    """how that chance changed over the question, whatever the reason"""
    swing_error: float


@answer
class LookedShape(TypedDict):
    looked: int
    """so many answers of a seat were looked at closely"""
    agreed: int
    """so many of them were as good as a master's"""


@answer
class AnalysisShape(TypedDict):
    moves: int
    sides: list[list[int]]
    """the seats that win or lose together"""
    points: list[ChancesShape]
    give_or_take: float
    """how far a point may be off, one time in three"""
    turns: list[TurnShape]
    looked: list[LookedShape]
    """by seat"""
    done: bool


@answer
class AnalysisStateShape(TypedDict):
    state: Literal["none", "running", "ready", "failed"]
    share: float
    """how much of the work is done, from 0 to 1"""
    may: bool
    """may this browser have the game analysed?"""
    why: str | None
    """what went wrong"""
    analysis: AnalysisShape | None
    """what is known; while it is being made the points so far"""


# --- snapshots ------------------------------------------------------------------------------------------------------
@answer
class FateShape(TypedDict):
    """What somebody or something has done to the reader's seat."""

    luck: bool
    sign: str
    text: Rich
    card: int | None
    """the card that did it"""


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
    by: list[str]
    """of these the cards that do something"""
    hits: list[str]
    """and those, or the seats, to which it is done"""
    sign: str | None
    """the icon of what matters in it, for the margin"""
    fates: list[FateShape]
    """what it does to the reader"""


@answer
class OptionShape(TypedDict):
    code: int
    label: Rich
    detail: Rich | None
    """price and gain"""
    verb: str
    """options of one verb are alike, and have the same key at every question"""
    short: str | None
    """the verb in a word, for where its thing is before one's eyes"""
    key: str | None
    """the letter that means it"""
    number: int | None
    """how many, where that is all an option names"""
    kind: str | None
    """of which good so many"""
    anchors: list[str]
    """the things on the table it belongs to: `card:ID`, `seat:N`, `slot:NAME`"""
    role: Literal["choose", "decline"]
    warning: Rich | None
    """what it destroys or shows: a press on its thing alone does not do it"""
    final: bool
    """cannot be taken back without the others: the client asks "really?" first, with the warning"""
    vain: bool
    """legal, but all can see that it leads to nothing"""


@answer
class BeyondShape(TypedDict):
    """What is missing for one more than a number."""

    after: int
    """the code of the option that is that number"""
    why: Rich


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
    proposal: int | None
    """the code of the answer that most people want: one press takes it"""
    beyond: list[BeyondShape]
    """where a number is asked for and something is missing for more"""


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


@answer
class LessonPageShape(TypedDict):
    title: str
    text: Rich
    do: Rich | None
    """what to press; null on a page that is only read"""
    why: Rich | None
    wrong: Rich
    """what is said to who presses something else"""
    rule: str | None
    points: list[str]
    """what the page speaks of: anchors, and `part:NAME` for a part of the page that has none"""
    codes: list[int]
    """the options that are asked for, the one to be shown first"""


@answer
class LessonShape(TypedDict):
    """What a guided game says to its learner now. The pages are turned by the client; the last one is what is asked."""

    game: str
    name: str
    title: str
    first: int
    """so many pages stand before these"""
    of: int
    """the number of all pages"""
    pages: list[LessonPageShape]
    """none while others move"""
    over: bool
    """these are the last pages: from here one can play on"""


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
class StageShape(TypedDict):
    """A stage that a move passed through."""

    view: ViewShape
    events: list[EventShape]
    """the lines of the log that were new then, or had grown"""


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
    openly: int | None
    """the seat at a screen of several that is asked what all there may see answered; without a seat's
    eyes they get its `decision`, and their `view` has it in the foreground as `you`"""
    undo: UndoShape
    steps: list[StepShape]
    lesson: LessonShape | None
    stages: NotRequired[list[StageShape]]
    """where they were asked for: what was to be seen on the way here from the move before"""


@answer
class RecordShape(TypedDict):
    """A game as a file."""

    format: Literal["imperia-record-1"]
    game: str
    rules: str
    seats: int
    options: dict[str, str]
    seed: int | str
    """a seed of more than 64 bits stands in digits"""
    deals: NotRequired[list[tuple[int, int | str]]]
    """after so many moves everything hidden was dealt anew from this seed"""
    names: list[str]
    entries: list[list[int]]
    """moves [seat, code] and undos [seat, -1, the number of the move taken back]"""
    result: list[int] | None


# --- what the server says at a live table ---------------------------------------------------------------------------
@answer
class SnapshotMessage(SnapshotShape):
    """The whole picture: on connection, with new eyes, after an undo, and whenever a patch would not do; complete but
    for the events that the client has."""

    type: Literal["snapshot"]
    version: NotRequired[int]
    """the number of this picture, for the patches to come"""


@answer
class BeatShape(TypedDict):
    """One step from a picture to the next."""

    changes: list[list[Any]]
    """in order: `[path, value]` puts a value there (one past the end of a list: adds it), `[path]` takes it away"""
    events: list[EventShape]
    """the lines of the log that are new or have grown"""


@answer
class PatchMessage(TypedDict):
    """After a change: what turns picture `base` into picture `version`, beat by beat. Who does not have that picture
    asks for the whole by a `have`."""

    type: Literal["patch"]
    base: int
    version: int
    beats: list[BeatShape]


@answer
class PresenceShape(TypedDict):
    seat: int
    online: bool


@answer
class PresenceMessage(TypedDict):
    type: Literal["presence"]
    seats: list[PresenceShape]


@answer
class RemarkShape(TypedDict):
    seat: int
    text: str


@answer
class TalkMessage(TypedDict):
    """What was said at the table lately, the newest last. Nobody keeps it."""

    type: Literal["talk"]
    lines: list[RemarkShape]


@answer
class ReasonShape(TypedDict):
    """Why something cannot be done with a thing."""

    verb: str
    """in a word; empty: nothing can be done with it"""
    text: Rich
    rule: str | None
    never: bool
    """not with this thing at any time"""
    general: bool
    """it holds for every thing: something else is asked, or nothing"""


@answer
class WhyAnswer(TypedDict):
    """What cannot be done with the thing of a WhyMessage, besides what can."""

    type: Literal["why"]
    thing: str
    at: int
    """after so many moves"""
    reasons: list[ReasonShape]


@answer
class HinderedShape(TypedDict):
    """A reason and the things that it holds for."""

    reason: ReasonShape
    things: list[Rich]


@answer
class HinderedAnswer(TypedDict):
    """What cannot be done with all the things of the table that is asked for."""

    type: Literal["hindered"]
    at: int
    """after so many moves"""
    hindered: list[HinderedShape]


@answer
class ErrorMessage(Error):
    type: Literal["error"]


ServerMessage = TypeAliasType(
    "ServerMessage",
    Annotated[
        SnapshotMessage | PatchMessage | PresenceMessage | TalkMessage | WhyAnswer | HinderedAnswer | ErrorMessage,
        Field(discriminator="type"),
    ],
)
