// What the other scripts share: elements, icons, texts in the reader's language, and what a browser remembers.
/** @import { Attributes, Gaps, Inside, Speaker, Spoken } from "./data.d.ts" */

export const SVG = "http://www.w3.org/2000/svg";

// An element with attributes, listeners ("onclick") and content.
/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Attributes<HTMLElementTagNameMap[Tag]>} attributes
 * @param {Inside[]} inside
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export const createElement = (tag, attributes = {}, ...inside) => {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) made.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
    // As an attribute it would need a policy that allows styles within a page.
    else if (name === "style") made.style.cssText = String(value);
    else if (value !== false && value !== null) made.setAttribute(name, value === true ? "" : String(value));
  }
  made.append(...inside);
  return made;
};

/**
 * @template {keyof SVGElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string | number>} attributes
 * @param {Inside[]} inside
 * @returns {SVGElementTagNameMap[Tag]}
 */
export const createSvg = (tag, attributes = {}, ...inside) => {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name === "style") made.style.cssText = String(value);
    else made.setAttribute(name, String(value));
  }
  made.append(...inside);
  return made;
};

const ICONS = {
  first: "M18 5l-7 7 7 7M6 5v14",
  "turn-back": "M19 5l-7 7 7 7M12 5l-7 7 7 7",
  back: "M15 5l-7 7 7 7",
  play: "M8 5v14l11-7z",
  pause: "M8 5v14M16 5v14",
  next: "M9 5l7 7-7 7",
  "turn-next": "M5 5l7 7-7 7M12 5l7 7-7 7",
  last: "M6 5l7 7-7 7M18 5v14",
  "jump-back": "M20 17a8 8 0 0 0-15-3M4 7v7h7",
  "jump-next": "M4 17a8 8 0 0 1 15-3M20 7v7h-7",
};
/** @param {string} name */
export const icon = (name) =>
  createSvg("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, createSvg("path", { d: ICONS[/** @type {keyof typeof ICONS} */ (name)] }));

// Where a page is opened as a file, a browser may keep nothing.
/** @param {string} key */
export const readStored = (key) => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};
/** @param {string} key @param {string} value */
export const writeStored = (key, value) => {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Then it is chosen again next time.
  }
};

// A text as a part of an address: deflated, and in base64 for addresses; and the text of such a part.
/** @param {Uint8Array<ArrayBuffer>} bytes @param {CompressionStream | DecompressionStream} stream */
const pipeThrough = async (bytes, stream) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
/** @param {string} text */
export const compress = async (text) => {
  const bytes = await pipeThrough(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  return btoa(Array.from(bytes, (one) => String.fromCharCode(one)).join("")).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
};
/** @param {string} part */
export const decompress = async (part) => {
  const bytes = Uint8Array.from(atob(part.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
  return new TextDecoder().decode(await pipeThrough(bytes, new DecompressionStream("deflate-raw")));
};

/** @param {string} text */
export const capital = (text) => text.slice(0, 1).toUpperCase() + text.slice(1);

// The texts of a game in one language at a time.
/** @implements {Speaker<number>} */
export class Texts {
  /** @param {Spoken} spoken @param {string} language */
  constructor({ texts, labels, names, languages }, language) {
    this.texts = texts;
    this.labels = labels;
    this.names = names;
    this.languages = languages;
    this.language = language;
  }

  // The text of an index.
  /** @param {number} index */
  of(index) {
    const row = this.texts[index];
    return row.length === 1 ? row[0] : row[this.languages.indexOf(this.language)];
  }

  // A text of the page itself, with its gaps filled.
  /** @param {string} id @param {Gaps} gaps */
  label(id, gaps = {}) {
    return this.of(this.labels[id]).replace(/\{(\w+)\}/g, (whole, name) => String(gaps[name] ?? whole));
  }

  // The name of a seat, from 1; 0 is the table with all hands open.
  /** @param {number} number */
  seat(number) {
    return this.of(this.names[number]);
  }
}

// A seat's name on its colour.
/** @param {{ seat(number: number): string }} words @param {number} seat */
export const badge = (words, seat) =>
  createElement("strong", { class: "gwt-seat", style: `--own: var(--gwt-seat-${seat})` }, words.seat(seat));
