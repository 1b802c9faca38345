// Where several options are about the same part of the picture, a menu beside it asks which is meant.
import { createElement } from "./dom.js";
import { rowLines } from "./options.js";

/** @import { Offer } from "./decision-panel.js" */

// The distance from the edge of the window, in pixels.
const EDGE = 4;

export class Menu {
  // Calls `pick(number, event)` for what is chosen and `preview(number)` for what is looked at.
  /** @param {(number: number, event: Event) => void} pick @param {(number: number) => void} preview */
  constructor(pick, preview) {
    this.pick = pick;
    this.preview = preview;
    this.root = createElement("div", { class: "menu", role: "group", hidden: true });
    document.addEventListener("pointerdown", ({ target }) => this.root.contains(/** @type {Node} */ (target)) || this.close());
  }

  get isOpen() {
    return !this.root.hidden;
  }

  // `rect` is the part of the picture, in pixels of the window.
  /** @param {Offer[]} offers @param {{ left: number, bottom: number }} rect */
  open(offers, { left, bottom }) {
    const { root } = this;
    const buttons = offers.map(({ number, ...option }) => createElement("button", {
      type: "button", title: option.sentence, onclick: (event) => this.pick(number, event),
      onpointerenter: () => this.preview(number), onfocus: () => this.preview(number),
    }, ...rowLines(option)));
    root.replaceChildren(...buttons);
    root.hidden = false;
    Object.assign(root.style, {
      left: `${Math.max(EDGE, Math.min(left, innerWidth - root.offsetWidth - EDGE))}px`,
      top: `${Math.max(EDGE, Math.min(bottom + 6, innerHeight - root.offsetHeight - EDGE))}px`,
    });
    buttons[0].focus();
  }

  close() {
    this.root.hidden = true;
  }
}
