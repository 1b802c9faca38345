// A film to which others are added: the pictures of all moments that were looked at, each mark once.
import "./page.js";
import "./film.js";

const { Film, drawn } = globalThis.gwt;

export class Album extends Film {
  constructor() {
    super({ attributes: [], heads: [], parts: [], symbols: {} });
    this.parts = this.rows;
    this.known = new Map();
    this.defs = drawn("defs");
  }

  // Adds a film, and gives its frames with the numbers that their parts have here.
  add({ attributes, heads, parts, symbols, frames }) {
    const own = heads.map(([tag, words, ...pairs]) => this.head(tag, words, pairs.map((at) => attributes[at])));
    const numbers = [];
    // The children of a part are counted back from it.
    parts.forEach(([head, ...inside], at) => {
      numbers.push(this.part(own[head], inside.map((back) => numbers[at - back])));
    });
    for (const [id, marks] of Object.entries(symbols)) this.define(id, marks.map((one) => numbers[one]));
    return frames.map(([part, width, height]) => [numbers[part], width, height]);
  }

  head(tag, words, pairs) {
    return this.once(JSON.stringify([tag, words, pairs]), () => ({ tag, words, attributes: new Map(pairs) }));
  }

  part(head, inside) {
    head.number ??= this.known.size;
    return this.once(`${head.number}:${inside}`, () => this.rows.push({ head, inside }) - 1);
  }

  define(id, parts) {
    this.once(`#${id}`, () => {
      this.defs.append(drawn("g", { id: `gwt-symbol-${id}` }, ...parts.map((one) => this.make(one))));
      return true;
    });
  }

  once(key, make) {
    if (!this.known.has(key)) this.known.set(key, make());
    return this.known.get(key);
  }
}
