// What crosses the wire, under the names the client uses. The shapes themselves are written from the server's by
// `npm run types`; only what a single game adds to them is told here.
import type { components } from "./api-types";

type Shapes = components["schemas"];

export type Rich = Shapes["Rich"];
export type Lang = Shapes["LangMessage"]["lang"];

export type Me = Shapes["Me"];
export type Game = Shapes["GameShape"];
export type GameOption = Shapes["GameOptionShape"];
export type Member = Shapes["MemberShape"];
export type Way = Shapes["WayShape"];
export type Setting = Shapes["SettingShape"];
export type Rulebook = Shapes["RulesShape"];
export type Guide = Shapes["GuideShape"];
export type Hint = Shapes["HintShape"];
export type HintChance = Shapes["HintChanceShape"];
export type Advised = Shapes["AdvisedShape"];
export type Analysis = Shapes["AnalysisShape"];
export type AnalysisState = Shapes["AnalysisStateShape"];
export type Turn = Shapes["TurnShape"];
export type IconMeaning = Shapes["IconShape"];
export type Chapter = Shapes["SectionShape"];
export type Rule = Shapes["RuleShape"];
export type RuleText = Shapes["RuleTextShape"];

export type Table = Shapes["TableShape"];
export type Deleted = Shapes["Deleted"];
export type NewSeat = Shapes["NewSeat"];

export type Snapshot = Shapes["SnapshotShape"];
export type GameEvent = Shapes["EventShape"];
export type Fate = Shapes["FateShape"];
export type Decision = Shapes["DecisionShape"];
export type Option = Shapes["OptionShape"];
export type Reason = Shapes["ReasonShape"];
export type Hindered = Shapes["HinderedShape"];
export type Lesson = Shapes["LessonShape"];
export type LessonPage = Shapes["LessonPageShape"];
export type LessonAbout = Shapes["LessonAboutShape"];
export type Undo = Shapes["UndoShape"];
export type Sheet = Shapes["SheetShape"];
export type SheetLine = Shapes["SheetLineShape"];
export type Remark = Shapes["RemarkShape"];
export type ClientMessage = Shapes["ClientMessage"];
export type ServerMessage = Shapes["ServerMessage"];
export type SnapshotMessage = Shapes["SnapshotMessage"];
export type PatchMessage = Shapes["PatchMessage"];

/** What all games' views share; a board knows the rest of its own game's view. */
export type View = Shapes["ViewShape"];

export type Card = Shapes["CardShape"];
export type CardField = Shapes["FieldShape"];
export type CardFilter = Shapes["FilterShape"];
export type Catalogue = Shapes["CardsShape"];
