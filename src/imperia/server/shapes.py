"""The shapes of requests and answers: what requests are checked against, and what OpenAPI tells of both."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr

Rich = list[Any]  # strings and {"card" | "seat" | "icon" | "rule": …, "text": …}
Text = Annotated[StrictStr, Field(max_length=200)]
MAX_SEATS = 12


class Request(BaseModel):
    model_config = ConfigDict(extra="forbid")


class MyName(Request):
    name: Text


class NewSeat(Request):
    """`me` and `local` sit at this browser, `link` waits for whoever has the invitation, `bot` names its strength."""

    kind: Literal["me", "local", "link", "bot"]
    name: Text | None = None
    bot: Text | None = None


class NewTable(Request):
    game: Text
    options: dict[Text, StrictStr | StrictInt | StrictBool] = Field(default_factory=dict, max_length=40)
    seats: list[NewSeat] = Field(max_length=MAX_SEATS)
    seed: Annotated[StrictInt, Field(ge=-(2**63), lt=2**63)] | None = None


class Join(Request):
    token: Text
    name: Text = ""
    seat: StrictInt | None = None


class Act(Request):
    seat: StrictInt
    revision: StrictInt
    code: StrictInt


class Undo(Request):
    seat: StrictInt
    revision: StrictInt | None = None


class UndoAnswer(Request):
    seat: StrictInt
    agree: StrictBool


class Fork(Request):
    at: StrictInt
    seats: list[NewSeat] | None = Field(default=None, max_length=MAX_SEATS)


# --- answers --------------------------------------------------------------------------------------------------------
class Error(BaseModel):
    error: str


class Me(BaseModel):
    name: str | None
    id: str


class Revision(BaseModel):
    revision: int


class SeatShape(BaseModel):
    seat: int
    name: str | None
    kind: str
    bot: str | None
    mine: bool
    taken: bool
    online: bool


class TableShape(BaseModel):
    id: str
    game: str
    title: str
    options: dict[str, Any]
    option_words: list[str]
    seats: list[SeatShape]
    over: bool
    revision: int
    moves: int
    pending: list[int]
    your_turn: bool
    created: str
    updated: str
    links: dict[str, str]
    winners: list[int]


class GameShape(BaseModel):
    code: str
    title: str
    blurb: str
    players: dict[str, int]
    icon: str
    options: list[dict[str, Any]]
    bots: list[dict[str, str]]


class CardsShape(BaseModel):
    cards: list[dict[str, Any]]
    filters: list[dict[str, Any]]


class RuleShape(BaseModel):
    id: str
    title: str
    text: Rich
    facets: dict[str, str]


class SectionShape(BaseModel):
    id: str
    title: str
    rules: list[RuleShape]


class RulesShape(BaseModel):
    sections: list[SectionShape]


class EventShape(BaseModel):
    n: int
    at: int
    group: str
    seat: int | None
    kind: str
    text: Rich
    anchors: list[str]


class OptionShape(BaseModel):
    code: int
    label: Rich
    detail: Rich | None
    anchors: list[str]
    role: str
    final: bool


class DecisionShape(BaseModel):
    seat: int
    kind: str
    question: Rich
    reason: Rich
    source: int | None
    rule: str | None
    options: list[OptionShape]


class SnapshotShape(BaseModel):
    table: TableShape
    seat: int | None
    at: int
    live: bool
    lang: str
    view: dict[str, Any]
    events: list[EventShape]
    whole: bool
    since: int
    decision: DecisionShape | None
    waiting: list[int]
    undo: dict[str, Any]
    steps: list[dict[str, Any]]


class SheetShape(BaseModel):
    seats: list[dict[str, Any]]
    categories: list[dict[str, str]]
    chart: dict[str, Any]
    ending: Rich
    tie: Rich | None


class RecordShape(BaseModel):
    format: str
    game: str
    rules: str
    seats: int
    options: dict[str, str]
    seed: int
    names: list[str]
    entries: list[list[int]]
    result: list[int] | None
