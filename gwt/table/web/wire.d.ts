// What goes between the page and the server, as docs/table-api.md describes it.
import type { Frame } from "./data.d.ts";

// --- what can be played --------------------------------------------------------------------------------------

export interface PackOffer {
  pack: string;
  title: string;
  about?: string;
  edition: boolean;
  requires: string[];
  stands_in: boolean;
  // Whether it brings an opponent that plays by itself; its picture, as SVG, or nothing.
  opponent: boolean;
  cover: string;
}

export interface Ruling {
  id: string;
  text: string;
  default: boolean;
}

// What is played with some packs, and by whom; `players` are the numbers of seats, `computers` the players at hand,
// `rulings` those of these packs that can be switched.
export interface Together {
  title: string;
  players: number[];
  computers: string[];
  opponents: string[];
  rulings: Ruling[];
}

export interface GameOffer extends Together {
  game: string;
  packs: PackOffer[];
  setups: string[];
  languages: string[];
}

export interface Offers {
  games: GameOffer[];
  limits: { test_tables: boolean };
}

// --- a new table ---------------------------------------------------------------------------------------------

export interface Pace {
  remind: number;
  allowed: number;
  stand_in: string;
}

export interface NewTable extends Partial<Pace> {
  game?: string;
  players?: number;
  seats?: string[];
  names?: string[];
  packs?: string[];
  setup?: string;
  rulings?: Record<string, boolean>;
  record?: string;
  position?: string;
  wait?: string;
  watch?: string;
  test?: boolean;
  study?: boolean;
  open?: boolean;
}

// A seat of a computer player has no link.
export interface Links {
  host: string;
  seats: (string | null)[];
  spectators: string;
  join: string;
}

// Those that still open something, for the host.
export type OpenLinks = Omit<Links, "host">;

export interface Made {
  table: string;
  links: Links;
}

// --- a table -------------------------------------------------------------------------------------------------

export interface You {
  role: "seat" | "spectator" | "host" | "glimpse";
  seat: number | null;
  moment?: number;
}

export interface Seated {
  seat: number;
  name: string;
  player: string;
  here: boolean;
  taken: boolean;
  note: string;
  automatic: boolean;
}

export interface Said {
  number: number;
  seat: number | null;
  text: string;
}

export interface TableInfo {
  table: string;
  game: string;
  title: string;
  packs: string[];
  setup: string;
  languages: string[];
  players: string[];
  seats: Seated[];
  categories?: { id: string; name: string }[];
  wait: string;
  watch: string;
  study: boolean;
  known: boolean;
  closed: boolean;
  backs: number;
  test?: boolean;
  open?: boolean;
  pace?: Pace;
  analyses?: boolean;
  chat?: boolean;
  said?: Said[];
}

// The answer to whoever asks for a table: what everybody may know of it, and what only the asker may.
export interface Standing extends TableInfo {
  // The mark of the present moment.
  mark: string;
  you: You;
  turn: number;
  turn_of: number;
  note?: string;
  until?: number | null;
  left?: number | null;
}

// --- a moment ------------------------------------------------------------------------------------------------

export interface Happening {
  seat: number;
  text: string;
  targets: string[];
}

export interface Option {
  text: string;
  sentence: string;
  row?: string;
  targets?: string[];
  way?: string[];
  note?: string;
  price?: number | null;
}

export interface Action {
  sentence: string;
  row: string;
  options: number[];
  reason: string;
  target: string;
}

export interface Decision {
  number: number;
  cause: string;
  name: string;
  effect: string;
  question: string;
  ask: string;
  options: Option[];
  actions?: Action[];
  steps?: string[];
  pass?: string | null;
  ends?: string | null;
  later?: { effect: string; options: Option[] }[];
}

export interface Wait {
  number: number;
  before: "turn" | "draw";
}

export type Undo = Record<"step" | "turn", number | null>;

export interface Tie {
  sentence: string;
  numbers: number[][];
}

// A moment of the past has neither view nor decision.
export interface Moment {
  number: number;
  mark: string;
  turn: number;
  seat: number;
  events: Happening[];
  choice: { seat: number; text: string; sentence: string } | null;
  points: number[] | null;
  decision?: Decision | null;
  wait?: Wait | null;
  undo?: Undo | null;
  over?: boolean;
  scores?: Record<string, number>[] | null;
  winners?: number[];
  tie?: Tie | null;
  chapter?: [number: number, all: number] | null;
}

export interface Outcome {
  deeds: string[];
  changes: { name: string; before: string; after: string }[];
  points: number;
  lost: string;
  end: "decision" | "turn" | "hidden" | "other";
  next: { name: string; number: number; options: string[]; rows: string[] } | null;
}

export interface Hint {
  player: string;
  option: string;
  best: { text: string; points: number }[];
}

// --- pictures ------------------------------------------------------------------------------------------------

// What is inside a block are such blocks and the ids of others.
export type Block = [tag: string, words: string, attributes: Record<string, string>, ...inside: (Block | string)[]];

export interface Panel {
  id: string;
  name: string;
  seat: number;
  frame: number;
}

export interface MomentFilm {
  id: string;
  panels: Panel[];
  film: { blocks: Record<string, Block>; symbols: Record<string, string>; frames: [id: string, width: number, height: number][] };
  lines: string[];
  columns: { name: string; cells: string[] }[];
}

// The same with all blocks that its frames are made of.
export interface WholeFilm extends Omit<MomentFilm, "film"> {
  film: { blocks: Map<string, Block>; symbols: Record<string, string>; frames: MomentFilm["film"]["frames"] };
}

export type { Frame };

// --- an analysis ---------------------------------------------------------------------------------------------

export interface JudgedDecision {
  choice: number;
  turn: number;
  early: boolean;
  moment: number;
  seat: number;
  options: { text: string; sentence: string; points: number }[];
  chosen: number;
  lost: number;
  chances: number[];
}

export interface AnalysisAnswer {
  choices: number;
  looked_at: number;
  decisions: JudgedDecision[];
  turning: number[];
  seats: { seat: number; decisions: number; agreed: number; lost: number }[];
}

// --- what there is to read -----------------------------------------------------------------------------------

export interface Card {
  name: string;
  picture: string;
  sentences: string[];
  rules: string[];
  rulings: { title: string; text: string }[];
  questions: { ask: string; answer: string }[];
}

export interface Guide {
  turn: { title: string; lines: string[] }[];
  components: { id: string; name: string }[];
  key: { picture: string; title: string }[];
}

// A guided round: what is said at each step, the choices of all seats in order, each with its step and whether the
// learner makes it, and questions, each with the step that answers it; steps count from 0.
export interface Lesson {
  title: string;
  aim: string;
  position: string;
  players: number;
  seat: number;
  steps: string[];
  choices: { seat: number; text: string; step: number; asked: boolean }[];
  questions: { ask: string; answer: string; wrong: string[]; step: number }[];
}

export interface Lessons {
  lessons: Lesson[];
}

export interface OpenTable {
  titles: string[];
  seats: { name: string; player: string; free: boolean }[];
  free: number;
  pace: Pace;
  link: string;
  join: string | null;
  ended: boolean;
}

export interface Person {
  name: string;
  key: string;
}

export interface Ranked {
  name: string;
  games: number;
  won: number | null;
  points: number | null;
  rating: number | null;
}

export interface Notice {
  id: string;
  kind: string;
  target: string;
  confirmed: boolean;
  failed: number;
}

export interface Notices {
  kinds: string[];
  notices: Notice[];
}

export interface OperatorAnswer {
  number: number;
  sockets: number;
  tables: { table: string; packs: string[]; players: string[]; choices: number; touched: number; ended: boolean; here: number }[];
  people: { id: string; name: string }[];
  addresses: { address: string; sockets: number }[];
  banned: string[];
}

export interface PageTexts {
  texts: Record<string, string>;
  colours: { light: Record<string, string>; dark: Record<string, string> };
}

// Why something was refused; a `reason` has a text in the reader's language, with `gaps`.
export interface Problem {
  code?: string;
  reason?: string;
  message: string;
  gaps?: Record<string, string | number>;
}

// --- requests ------------------------------------------------------------------------------------------------

// The answer to a request, by its path below `/api/1/`.
export type Answer<Path extends string> =
  Path extends `tables/${string}/join` ? { link: string }
  : Path extends `tables/${string}/notices${string}` ? Notices
  : Path extends `tables/${string}` ? Standing
  : Path extends "tables" ? Made
  : Path extends `together?${string}` ? Together
  : Path extends `guide?${string}` ? Guide
  : Path extends `cards/${string}` ? Card
  : Path extends `lessons?${string}` ? Lessons
  : Path extends `open?${string}` ? { tables: OpenTable[] }
  : Path extends `league?${string}` ? { people: Ranked[] }
  : Path extends "people" ? Person
  : Path extends "operator" ? OperatorAnswer
  : never;

// The answer to a request of whoever has a link, by its path below that of the table.
export type TableAnswer<Path extends string> =
  Path extends "" ? Standing
  : Path extends "next" ? Made
  : Path extends "links" ? OpenLinks
  : Path extends "analysis" ? AnalysisAnswer
  : Path extends `moments/${string}/film` ? MomentFilm
  : Path extends `moments/${string}/cards` ? { cards: Card[] }
  : Path extends `moments/${string}/link` ? { link: string }
  : Path extends `moments/${string}` ? Moment
  : never;

// How a request is made, as `fetch` takes it.
export interface How {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

// The part of a `WebSocket` that the page needs.
export interface Socket {
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  addEventListener<Type extends keyof WebSocketEventMap>(type: Type, act: (event: WebSocketEventMap[Type]) => void): void;
}

// --- messages ------------------------------------------------------------------------------------------------

// What a client sends, without `type` and `request`, and what is in the answer.
export interface Messages {
  choose: [content: { decision: number; option: string }, answer: object];
  end_turn: [content: { decision: number }, answer: object];
  undo: [content: { to: number }, answer: object];
  hint: [content: { player: string }, answer: { hint: Hint }];
  outcome: [content: { decision: number; option: string }, answer: { outcome: Outcome }];
  name: [content: { name: string }, answer: object];
  language: [content: { language: string }, answer: object];
  person: [content: { key: string }, answer: { name: string }];
  say: [content: { text: string }, answer: object];
  note: [content: { text: string }, answer: object];
  seat: [content: { seat: number; player: string }, answer: { link?: string }];
  link: [content: { seat?: number }, answer: { link?: string }];
  reveal: [content: object, answer: object];
  back: [content: { to: number }, answer: object];
  arrange: [content: { position: string }, answer: object];
  close: [content: { closed: boolean }, answer: object];
  pace: [content: Pace, answer: object];
  open: [content: { open: boolean }, answer: object];
}

export type Kind = keyof Messages;

export interface Welcome {
  you: You;
  language: string;
  table: TableInfo;
  link?: string;
}

// What a connection emits, by the type of its event: messages of the server, and what has become of the connection.
export interface ConnectionEvents {
  welcome: Welcome;
  past: { moments: Moment[] };
  moment: Moment;
  table: { table: TableInfo };
  problem: { problem: Problem };
  content: { problem: Problem | null };
  lost: { final: boolean; refusal: Problem };
  seated: string;
}

export type Incoming =
  | { [Type in "past" | "moment" | "table" | "problem" | "content" | "welcome"]: { type: Type } & ConnectionEvents[Type] }["past" | "moment" | "table" | "problem" | "content" | "welcome"]
  | { type: "answer"; request: string; ok: true }
  | { type: "answer"; request: string; ok: false; problem: Problem };
