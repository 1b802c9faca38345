// What the other scripts share: elements, icons, texts in the reader's language, and what a browser remembers.
export const SVG = "http://www.w3.org/2000/svg";

// An element with attributes, listeners ("onclick") and content.
export const element = (tag, attributes = {}, ...inside) => {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    // As an attribute it would need a policy that allows styles within a page.
    else if (name === "style") made.style.cssText = value;
    else if (value !== false && value !== null) made.setAttribute(name, value === true ? "" : value);
  }
  made.append(...inside);
  return made;
};

export const drawn = (tag, attributes = {}, ...inside) => {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name === "style") made.style.cssText = value;
    else made.setAttribute(name, value);
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
export const icon = (name) =>
  drawn("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, drawn("path", { d: ICONS[name] }));

// Where a page is opened as a file, a browser may keep nothing.
export const kept = (key) => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};
export const keep = (key, value) => {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Then it is chosen again next time.
  }
};

// A text as a part of an address: deflated, and in base64 for addresses; and the text of such a part.
const through = async (bytes, stream) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
export const packed = async (text) => {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  return btoa(Array.from(bytes, (one) => String.fromCharCode(one)).join("")).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
};
export const unpacked = async (part) => {
  const bytes = Uint8Array.from(atob(part.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
  return new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")));
};

export const capital = (text) => text.slice(0, 1).toUpperCase() + text.slice(1);

// The texts of a game in one language at a time.
export class Words {
  constructor({ texts, labels, names, languages }, language) {
    Object.assign(this, { texts, labels, names, languages, language });
  }

  // The text of an index.
  of(index) {
    const row = this.texts[index];
    return row.length === 1 ? row[0] : row[this.languages.indexOf(this.language)];
  }

  // A text of the page itself, with its gaps filled.
  label(id, gaps = {}) {
    return this.of(this.labels[id]).replace(/\{(\w+)\}/g, (whole, name) => gaps[name] ?? whole);
  }

  // The name of a seat, from 1; 0 is the table with all hands open.
  seat(number) {
    return this.of(this.names[number]);
  }
}

// A seat's name on its colour.
export const badge = (words, seat) =>
  element("strong", { class: "gwt-seat", style: `--own: var(--gwt-seat-${seat})` }, words.seat(seat));
