// A film to which others are added: the pictures of all moments that were looked at, each mark once.
import { drawn } from "./page.js";
import { Film } from "./film.js";

const NONE = new Map();

export class Album extends Film {
  constructor() {
    super({ attributes: [], heads: [], parts: [], symbols: {} });
    this.parts = this.rows;
    this.known = new Map();
    this.places = [];
    this.numbers = [];
    this.defs = drawn("defs");
  }

  // The names of the places in a part.
  names(part) {
    return (this.places[part] ??= this.found(part));
  }

  found(part) {
    const { head, inside } = this.parts[part];
    const own = head.attributes.get("data-part");
    return new Set([...(own === undefined ? [] : [own]), ...inside.flatMap((one) => [...this.names(one)])]);
  }

  // How many pieces of each name are in a part.
  pieces(part) {
    return (this.numbers[part] ??= this.counted(part));
  }

  counted(part) {
    const { head, inside } = this.parts[part];
    const name = head.attributes.get("data-piece");
    if (name) return new Map([[name, 1]]);
    const each = inside.map((one) => this.pieces(one)).filter((one) => one.size);
    if (each.length < 2) return each[0] ?? NONE;
    const all = new Map();
    for (const one of each) for (const [piece, number] of one) all.set(piece, (all.get(piece) ?? 0) + number);
    return all;
  }

  // An element like the piece of a name in a part, which stands nowhere.
  likeness(part, name) {
    const { head, inside } = this.parts[part];
    if (head.attributes.get("data-piece") === name) return this.make(part);
    for (const one of inside) {
      const found = this.likeness(one, name);
      if (found) return found;
    }
    return null;
  }

  // Adds a film, and gives its frames with the numbers that their parts have here.
  add({ blocks, symbols, frames }) {
    for (const [id, block] of Object.entries(symbols)) this.define(id, this.block(blocks, block));
    return frames.map(([id, width, height]) => [this.block(blocks, id), width, height]);
  }

  // The part that a block is; other blocks stand in it by their ids.
  block(blocks, id) {
    return this.once(`@${id}`, () => this.tree(blocks, blocks.get(id)));
  }

  tree(blocks, [tag, words, attributes, ...inside]) {
    const parts = inside.map((one) => (typeof one === "string" ? this.block(blocks, one) : this.tree(blocks, one)));
    return this.part(this.head(tag, words, Object.entries(attributes)), parts);
  }

  head(tag, words, pairs) {
    return this.once(JSON.stringify([tag, words, pairs]), () => ({ tag, words, attributes: new Map(pairs) }));
  }

  part(head, inside) {
    head.number ??= this.known.size;
    return this.once(`${head.number}:${inside}`, () => this.rows.push({ head, inside }) - 1);
  }

  define(id, part) {
    this.once(`#${id}`, () => {
      this.defs.append(drawn("g", { id: `gwt-symbol-${id}` }, this.make(part)));
      this.symbols[id] = [part];
      return true;
    });
  }

  once(key, make) {
    if (!this.known.has(key)) this.known.set(key, make());
    return this.known.get(key);
  }
}
