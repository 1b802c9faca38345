// The pictures of a game: parts become elements of SVG, and one picture the next by making only what differs.
import { createSvg, SVG } from "./dom.js";

/** @import { FrameTableData, Frame, Head, Part } from "./data.d.ts" */

// More than this many things that only moved make room for others, or close a gap; fewer are moves of the game.
const FEW = 2;

// What differs between two pictures: new elements, changed and moved ones, and the places of those that are gone.
export class Changes {
  constructor() {
    /** @type {Element[]} */
    this.added = [];
    /** @type {Element[]} */
    this.fresh = [];
    /** @type {Element[]} */
    this.leaving = [];
    /** @type {DOMRect[]} */
    this.gone = [];
  }

  // Takes away what is gone; measured in one go, because each measurement lays the picture out.
  settle() {
    this.gone = this.leaving.map((one) => one.getBoundingClientRect());
    for (const one of this.leaving) one.remove();
  }
}

/** @param {Head} head */
const scaling = (head) => Number(/scale\(-?([\d.]+)/.exec(head.attributes.get("transform") || "")?.[1] ?? 1);

/** @typedef {{ head: Head | undefined, inside: number[] }} Row */
export class FrameTable {
  /** @type {number} */ language;
  // What is known of parts by their numbers: what they are, and the size of their smallest letters.
  /** @type {string[]} */ contents;
  /** @type {number[]} */ smallest;
  /** @type {Part[]} */ parts;

  /** @param {FrameTableData} data */
  constructor({ attributes, heads, parts, symbols }) {
    /** @type {Head[]} */
    this.heads = heads.map(([tag, words, ...pairs]) => ({
      tag, words, attributes: new Map(pairs.map((at) => attributes[at])),
    }));
    // In the data the children of a part are counted back from it. Without a head it is one of them, by language.
    /** @type {Row[]} */
    this.rows = parts.map(([head, ...inside], at) => ({
      head: this.heads[head], inside: inside.map((back) => at - back),
    }));
    this.speak(0);
    this.symbols = symbols;
  }

  // Takes the pictures in one of the languages.
  /** @param {number} language */
  speak(language) {
    this.language = language;
    this.contents = [];
    this.smallest = [];
    // Those without a head are none of the parts that are spoken.
    this.parts = /** @type {Part[]} */ (this.rows.map(({ head, inside }) => ({ head, inside: inside.map((one) => this.spoken(one)) })));
  }

  // The part that stands for another in the language.
  /** @param {number} part @returns {number} */
  spoken(part) {
    const { head, inside } = this.rows[part];
    return head ? part : this.spoken(inside[this.language]);
  }

  /** @param {number} part */
  make(part) {
    const { head, inside } = this.parts[part];
    const made = document.createElementNS(SVG, head.tag);
    for (const [name, value] of head.attributes) made.setAttribute(name, value);
    if (head.words) made.textContent = head.words;
    for (const one of inside) made.append(this.make(one));
    return made;
  }

  definitions() {
    const groups = Object.entries(this.symbols).map(([id, parts]) =>
      createSvg("g", { id: `gwt-symbol-${id}` }, ...parts.map((one) => this.make(one))));
    return createSvg("defs", {}, ...groups);
  }

  // What a part is, wherever it stands: two groups with the same content are the same thing.
  /** @param {number} part */
  content(part) {
    return (this.contents[part] ??= this.named(part));
  }

  /** @param {number} part */
  named(part) {
    const { head, inside } = this.parts[part];
    const only = head.tag === "g" && [...head.attributes.keys()].every((one) => one === "transform");
    return only && inside.length ? inside.join() : `=${part}`;
  }

  // The size of the smallest letters in a part.
  /** @param {number} part @returns {number} */
  letters(part) {
    return (this.smallest[part] ??= this.measured(part));
  }

  // Those in a symbol, at the size at which it is drawn.
  /** @param {Head} head */
  lettersOf(head) {
    const drawn = this.symbols[(head.attributes.get("href") || "").replace("#gwt-symbol-", "")] ?? [];
    return Math.min(...drawn.map((one) => this.letters(one))) * scaling(head);
  }

  /** @param {number} part */
  measured(part) {
    const { head, inside } = this.parts[part];
    if (head.tag === "text") return Number(head.attributes.get("font-size")) || Infinity;
    if (head.tag === "use") return this.lettersOf(head);
    return Math.min(...inside.map((one) => this.letters(one))) * scaling(head);
  }

  // Turns the element of one part into that of another, and gives the element that is there then.
  /** @param {Element} shown @param {number} from @param {number} to @param {Changes} [changes] */
  turn(shown, from, to, changes) {
    if (from === to) return shown;
    const [old, fresh] = [this.parts[from], this.parts[to]];
    if (old.head.tag !== fresh.head.tag || old.head.words !== fresh.head.words) {
      const element = this.make(to);
      shown.replaceWith(element);
      changes?.fresh.push(element);
      return element;
    }
    this.dress(shown, old.head, fresh.head);
    if (!fresh.inside.length && !old.inside.length) changes?.fresh.push(shown);
    else this.fill(shown, old.inside, fresh.inside, changes);
    return shown;
  }

  // Gives an element the attributes of another head.
  /** @param {Element} shown @param {Head} old @param {Head} fresh */
  dress(shown, old, fresh) {
    if (old === fresh) return;
    for (const name of old.attributes.keys()) if (!fresh.attributes.has(name)) shown.removeAttribute(name);
    for (const [name, value] of fresh.attributes) {
      if (old.attributes.get(name) !== value) shown.setAttribute(name, value);
    }
  }

  // Turns what is inside an element; things with the same content are kept and only moved.
  /** @param {Element} shown @param {number[]} old @param {number[]} fresh @param {Changes} [changes] */
  fill(shown, old, fresh, changes) {
    const nodes = /** @type {Element[]} */ ([...shown.childNodes]);
    const [moved, leaving] = [/** @type {Element[]} */ ([]), /** @type {Element[]} */ ([])];
    let [was, is] = [0, 0];
    /** @param {number} lastOld @param {number} lastFresh */
    const between = (lastOld, lastFresh) => {
      for (; was < lastOld && is < lastFresh; was += 1, is += 1) this.turn(nodes[was], old[was], fresh[is], changes);
      for (; was < lastOld; was += 1) leaving.push(nodes[was]);
      for (; is < lastFresh; is += 1) {
        const element = this.make(fresh[is]);
        shown.insertBefore(element, nodes[lastOld] || null);
        changes?.added.push(element);
      }
    };
    for (const [at, other] of this.same(old, fresh)) {
      between(at, other);
      if (old[at] !== fresh[other]) {
        this.dress(nodes[at], this.parts[old[at]].head, this.parts[fresh[other]].head);
        moved.push(nodes[at]);
      }
      [was, is] = [at + 1, other + 1];
    }
    between(old.length, fresh.length);
    if (changes && moved.length <= FEW) {
      changes.fresh.push(...moved);
      changes.leaving.push(...leaving);
    } else for (const one of leaving) one.remove();
  }

  // The pairs of places at which two lists of parts have the same content, in order; of all ways to
  // pair them, one in which most stay where they are.
  /** @param {number[]} old @param {number[]} fresh @returns {[number, number][]} */
  same(old, fresh) {
    /** @type {[number, number][]} */
    const ends = [];
    let [first, lastOld, lastFresh] = [0, old.length, fresh.length];
    while (first < lastOld && first < lastFresh && old[first] === fresh[first]) first += 1;
    while (lastOld > first && lastFresh > first && old[lastOld - 1] === fresh[lastFresh - 1]) {
      ends.push([(lastOld -= 1), (lastFresh -= 1)]);
    }
    /** @param {number} at @param {number} other */
    const worth = (at, other) =>
      old[at] === fresh[other] ? 3 : this.content(old[at]) === this.content(fresh[other]) ? 2 : 0;
    // best[i][j]: the worth of pairing all from i and j on.
    const [rows, columns] = [lastOld - first, lastFresh - first];
    const best = Array.from({ length: rows + 1 }, () => new Uint16Array(columns + 1));
    for (let i = rows - 1; i >= 0; i -= 1) {
      for (let j = columns - 1; j >= 0; j -= 1) {
        const value = worth(first + i, first + j);
        best[i][j] = Math.max(best[i + 1][j], best[i][j + 1], value && value + best[i + 1][j + 1]);
      }
    }
    /** @type {[number, number][]} */
    const pairs = Array.from({ length: first }, (_, at) => [at, at]);
    for (let [i, j] = [0, 0]; i < rows && j < columns;) {
      const value = worth(first + i, first + j);
      if (value && best[i][j] === value + best[i + 1][j + 1]) pairs.push([first + i++, first + j++]);
      else if (best[i][j] === best[i + 1][j]) i += 1;
      else j += 1;
    }
    return [...pairs, ...ends.reverse()];
  }
}
