// The data of the site's scripts: `points.py`, `browser.py`, `site.py` and `searching.py` write it into the pages and
// files of the site, and `gwt/authoring/playground.py` answers with it.

// --- what is played ------------------------------------------------------------------------------------------

export type InLanguages = Record<string, string>;

// The choices of a game: its editions and what can lie on them, and what is chosen for each letter, first the edition.
export interface Choices {
  editions: InLanguages[];
  with: InLanguages[];
  letters: (number[] | "")[];
  names: Record<string, InLanguages>;
  // By its letter, a variant, with the letters of the combinations with which it is played, its edition alone first.
  variants: Record<string, { among: string; name: InLanguages }>;
  // The letters of the combinations in which a page of the menu has something, by its folder.
  menu: Record<string, string>;
}

export interface Played {
  id: string;
  plays: Choices;
}

// What `site.py` writes above `combinations.js`.
export interface Written {
  games: Played[];
  said: Record<string, Record<string, string>>;
}

// The game that is played, in which combination: its letter, and those of variants that are played with it.
export interface Here {
  game: string;
  letter: string;
}

// What `combinations.js` gives to the scripts after it.
export interface Plays {
  here(): Here;
  choose(id: string | undefined, letter: string | undefined): void;
  within(where: string): boolean;
  said: Record<string, string>;
}

// --- the search ----------------------------------------------------------------------------------------------

export interface Doc {
  title: string;
  location: string;
  lang: string;
  text?: string;
  kind: string;
  also?: string;
  game?: string;
  in?: string;
  where?: string;
  // The places of the rules on which it rests.
  rules: string[];
}

// The entries of an index, by what they have.
export type Columns = Record<keyof Doc, string[]>;

export interface Searching {
  languages: Record<string, { stop: string[] }>;
  synonyms?: string[][];
  games?: (Played & { title: InLanguages })[];
}

// A word that nothing has, with the word that is nearly it, or with the game that has it.
export interface Missing {
  word: string;
  right?: string;
  game?: string;
  letter?: string;
  name?: string;
}

// Texts are HTML in which the words that were found are marked.
export interface Item {
  location: string;
  lang: string;
  where: string;
  title: string;
  teaser: string;
}

export interface Found {
  number?: number;
  items: Item[];
  missing: Missing[];
}

// --- the browser of components -------------------------------------------------------------------------------

export interface Components {
  fields: Record<string, string>;
  numbers: Record<string, string>;
  // Words, with those that mean the same.
  same: [string, string][];
  say: Record<"count" | "none" | "unknown" | "number" | "word" | "meant", string>;
  rows: { words: Record<string, string>; numbers: Record<string, number> }[];
}

// --- the calculator of points --------------------------------------------------------------------------------

export interface Per {
  each: number;
  per: number;
  count: string;
}

export interface CardInput {
  needs: [count: string, number: number][];
  points: number;
  penalty: number;
}

export interface Input {
  adds: Record<string, number>;
  steps?: Record<string, number[]>;
  card?: CardInput;
  score?: Per & { to: string };
}

export interface PointsData {
  inputs: Record<string, Input>;
  pairs: { of: string[]; adds: Record<string, number> }[];
  fewest: Record<string, string[]>;
  tables: Record<string, { of: string; row: number[] }>;
  cards: { points: string; area: string } | null;
  categories: (Per & { id: string })[];
}

// --- the playground ------------------------------------------------------------------------------------------

export interface Problem {
  message: string;
  hint?: string;
  warning?: boolean;
  file?: string;
  line?: number;
  column?: number;
  start?: number;
  end?: number;
}

export interface Entry {
  title: string;
  says: Record<string, string | string[]>;
  picture?: string;
  code?: string;
}

export interface Trial {
  title: string;
  options: { code: string; says: Record<string, string> }[];
  cannot?: string;
  more?: number;
  opening?: object;
}

export interface Answer {
  problems: Problem[];
  entries: Entry[];
  trials: Trial[];
}

export type Presets = Record<string, { text: string; positions: { title: string; position: string }[] }>;
