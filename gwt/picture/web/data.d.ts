// The data of films and replays, as `gwt/picture/frame_table.py` and `gwt/play/replay_html.py` write it, and what the scripts make
// of it.

// --- elements ------------------------------------------------------------------------------------------------

export type Value = string | number | boolean | null | undefined;

// In an element that is a control, what is typed, chosen or focused is the element itself.
type Own<Kind, Made> = Kind extends "change" | "input" | "focus" ? { target: Made } : { target: Element };

type Listeners<Made> = {
  [Kind in keyof HTMLElementEventMap as `on${Kind}`]?: (event: HTMLElementEventMap[Kind] & Own<Kind, Made>) => unknown;
};

type Name =
  | "accept" | "alt" | "autocomplete" | "autofocus" | "checked" | "class" | "colspan" | "disabled" | "download"
  | "hidden" | "href" | "id" | "inputmode" | "label" | "max" | "maxlength" | "min" | "open" | "placeholder" | "popover"
  | "popovertarget" | "readonly" | "rel" | "required" | "role" | "rows" | "scope" | "selected" | "size" | "spellcheck"
  | "src" | "step" | "style" | "tabindex" | "target" | "title" | "type" | "value";

// The attributes and listeners of an element; `false` and null leave an attribute out.
export type Attributes<Made> = Listeners<Made> & {
  [Attribute in Name | `aria-${string}` | `data-${string}`]?: Value;
};

export type Inside = Node | string;

// --- words ---------------------------------------------------------------------------------------------------

export type Gaps = Record<string, string | number>;

// Whoever writes in the reader's language; `Text` is what stands for a text: its index, or the text itself.
export interface Speaker<Text> {
  of(text: Text): string;
  label(id: string, gaps?: Gaps): string;
  seat(number: number): string;
}

// --- pictures ------------------------------------------------------------------------------------------------

// Left, top, right and bottom.
export type Box = [number, number, number, number];
export type Point = [number, number];

// A part with the width and the height of the picture.
export type Frame = [part: number, width: number, height: number];

export interface Head {
  tag: string;
  words: string;
  attributes: Map<string, string>;
  number?: number;
}

// A part as it is drawn. In the rows of a film that has several languages some parts have no head.
export interface Part {
  head: Head;
  inside: number[];
}

export interface FrameTableData {
  attributes: [string, string][];
  heads: [tag: string, words: string, ...attributes: number[]][];
  parts: [head: number, ...inside: number[]][];
  symbols: Record<string, number[]>;
}

// --- replays -------------------------------------------------------------------------------------------------

// What is said of the choice that led to a step: the place of the chosen option among the best, what it lost, the
// chances of each seat before it, and the best options with what each would have brought more.
export type Row<Text> = [step: number, chosen: number, lost: number, chances: number[], options: [Text, number][], early: boolean];

export interface Judgement<Text> {
  decisions: Row<Text>[];
  turning: number[];
}

// A game as it is seen by a seat, or with all hands open: a column for each thing that is shown of a step.
export interface View {
  frames: number[][];
  lines: number[][];
  news: number[][];
  points: number[][];
  why: number[][];
  forced: number[];
}

export interface Spoken {
  texts: string[][];
  labels: Record<string, number>;
  names: number[];
  languages: string[];
}

export interface ReplayData extends Spoken {
  version: number;
  title: string;
  premise: string;
  players: number;
  kinds: [name: number, texts: number[]][];
  panels: number[];
  seats: number[];
  choices: [source: string, sentence: number][];
  steps: [choice: number, seat: number, cause: number, turn: number][];
  turn: number;
  next: [seat: number, cause: number] | null;
  views: View[];
  scores: [name: number, ...points: number[]][];
  record: string;
  hashes: string[];
  analysis: Judgement<number>;
  lines: number[][];
  colours: { light: string; dark: string };
  film: FrameTableData & { frames: Frame[] };
}

declare global {
  interface HTMLElementTagNameMap {
    "gwt-zoom": import("./zoom.js").Zoom;
  }
}
