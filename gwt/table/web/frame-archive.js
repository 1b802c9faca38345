// A film to which others are added: the pictures of all moments that were looked at, each mark once.
import { createSvg } from "./dom.js";
import { FrameTable } from "./frame-table.js";

/** @import { Frame, Head, Part } from "./data.d.ts" */
/** @import { Block, WholeFilm } from "./wire.d.ts" */

/** @type {Map<string, number>} */
const NONE = new Map();

export class FrameArchive extends FrameTable {
  /** @typedef {WholeFilm["film"]["blocks"]} Blocks */
  constructor() {
    super({ attributes: [], heads: [], parts: [], symbols: {} });
    // All parts have a head here, as a film is in one language.
    this.parts = /** @type {Part[]} */ (this.rows);
    // What has been made, by what it was made of.
    /** @type {Map<string, unknown>} */
    this.known = new Map();
    /** @type {Set<string>[]} */
    this.places = [];
    /** @type {Map<string, number>[]} */
    this.numbers = [];
    this.defs = createSvg("defs");
  }

  // The names of the places in a part.
  /** @param {number} part @returns {Set<string>} */
  names(part) {
    return (this.places[part] ??= this.found(part));
  }

  /** @param {number} part @returns {Set<string>} */
  found(part) {
    const { head, inside } = this.parts[part];
    const own = head.attributes.get("data-part");
    return new Set([...(own === undefined ? [] : [own]), ...inside.flatMap((one) => [...this.names(one)])]);
  }

  // How many pieces of each name are in a part.
  /** @param {number} part @returns {Map<string, number>} */
  pieces(part) {
    return (this.numbers[part] ??= this.counted(part));
  }

  /** @param {number} part @returns {Map<string, number>} */
  counted(part) {
    const { head, inside } = this.parts[part];
    const name = head.attributes.get("data-piece");
    if (name) return new Map([[name, 1]]);
    const each = inside.map((one) => this.pieces(one)).filter((one) => one.size);
    if (each.length < 2) return each[0] ?? NONE;
    /** @type {Map<string, number>} */
    const all = new Map();
    for (const one of each) for (const [piece, number] of one) all.set(piece, (all.get(piece) ?? 0) + number);
    return all;
  }

  // An element like the piece of a name in a part, which stands nowhere.
  /** @param {number} part @param {string} name @returns {SVGGraphicsElement | null} */
  likeness(part, name) {
    const { head, inside } = this.parts[part];
    if (head.attributes.get("data-piece") === name) return /** @type {SVGGraphicsElement} */ (this.make(part));
    for (const one of inside) {
      const found = this.likeness(one, name);
      if (found) return found;
    }
    return null;
  }

  // Adds a film, and gives its frames with the numbers that their parts have here.
  /** @param {WholeFilm["film"]} film @returns {Frame[]} */
  add({ blocks, symbols, frames }) {
    for (const [id, block] of Object.entries(symbols)) this.define(id, this.block(blocks, block));
    return frames.map(([id, width, height]) => [this.block(blocks, id), width, height]);
  }

  // The part that a block is; other blocks stand in it by their ids.
  /** @param {Blocks} blocks @param {string} id @returns {number} */
  block(blocks, id) {
    return this.once(`@${id}`, () => this.tree(blocks, /** @type {Block} */ (blocks.get(id))));
  }

  /** @param {Blocks} blocks @param {Block} block @returns {number} */
  tree(blocks, [tag, words, attributes, ...inside]) {
    const parts = inside.map((one) => (typeof one === "string" ? this.block(blocks, one) : this.tree(blocks, one)));
    const pairs = Object.entries(attributes);
    // A group without attributes is no element where it holds a single thing or is the only thing in another group.
    const only = tag === "g" && parts.length === 1 ? this.parts[parts[0]] : null;
    if (only && !pairs.length) return parts[0];
    const plain = only?.head.tag === "g" && !only.head.attributes.size;
    return this.part(this.head(tag, words, pairs), plain ? only.inside : parts);
  }

  /** @param {string} tag @param {string} words @param {[string, string][]} pairs @returns {Head} */
  head(tag, words, pairs) {
    return this.once(JSON.stringify([tag, words, pairs]), () => ({ tag, words, attributes: new Map(pairs) }));
  }

  /** @param {Head} head @param {number[]} inside @returns {number} */
  part(head, inside) {
    head.number ??= this.known.size;
    return this.once(`${head.number}:${inside}`, () => this.rows.push({ head, inside }) - 1);
  }

  /** @param {string} id @param {number} part */
  define(id, part) {
    this.once(`#${id}`, () => {
      this.defs.append(createSvg("g", { id: `gwt-symbol-${id}` }, this.make(part)));
      this.symbols[id] = [part];
      return true;
    });
  }

  /** @template Made @param {string} key @param {() => Made} make @returns {Made} */
  once(key, make) {
    if (!this.known.has(key)) this.known.set(key, make());
    return /** @type {Made} */ (this.known.get(key));
  }
}
