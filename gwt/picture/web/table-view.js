// The table: one part of it at a time, as large as can be read, with what has changed marked.
import { createElement, createSvg, writeStored, readStored, capital } from "./dom.js";
import { Changes } from "./frame-table.js";
import { frameChanges } from "./change-frames.js";
import "./zoom.js";

/** @import { FrameTable } from "./frame-table.js" */
/** @import { Box, Frame, Part } from "./data.d.ts" */
/** @import { Texts } from "./dom.js" */

const SIZE = "gwt-size";
// In pixels: smaller letters are made larger.
const READABLE = 9;
// A small picture does not grow beyond this many times its size.
const MOST = 2;

// One part of the table, with its elements once it has been looked at.
export class Panel {
  /** @type {number} */ part;
  /** @type {number} */ width;
  /** @type {number} */ height;
  /** @type {Element | undefined} */ root;

  /** @param {FrameTable} frameTable */
  constructor(frameTable) {
    this.frameTable = frameTable;
    this.layer = createSvg("g", { class: "gwt-marks", "aria-hidden": "true" });
    this.svg = createSvg("svg", { class: "gwt-picture", role: "img" }, this.layer);
  }

  // Turns the picture into another; with `changes`, notes what differs.
  /** @param {Frame} frame @param {Changes} [changes] */
  turn([row, width, height], changes) {
    const part = this.frameTable.spoken(row);
    if (this.root) this.root = this.frameTable.turn(this.root, this.part, part, changes);
    else this.layer.before((this.root = this.frameTable.make(part)));
    changes?.settle();
    this.part = part;
    this.width = width;
    this.height = height;
    this.svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
  }

  // Shows a picture, with what differs from the one before marked; gives the boxes of the marks.
  /** @param {Frame} before @param {Frame} now */
  show(before, now) {
    this.turn(before);
    const changes = new Changes();
    this.turn(now, changes);
    return frameChanges(this.svg, this.layer, changes);
  }
}

export class TableView {
  /** @type {Panel[]} */ panels;
  // The frames that are shown, and those before them; none until something has been shown.
  /** @type {Frame[] | null} */ before;
  /** @type {Frame[] | null} */ now;
  /** @type {string} */ label;
  /** @type {Box[]} */ marked;

  // `frameTable` has the pictures; `names` gives the names of the parts of the table.
  /** @param {FrameTable} frameTable @param {Texts} words @param {number[]} names */
  constructor(frameTable, words, names) {
    this.frameTable = frameTable;
    this.words = words;
    this.names = names;
    this.follow = true;
    this.at = 0;
    this.large = readStored(SIZE) !== "fit";
    this.tabs = names.map((_, at) =>
      createElement("button", { type: "button", role: "tab", onclick: () => this.look(at), onkeydown: (event) => this.key(event) }));
    this.bar = createElement("div", { class: "gwt-tabs", role: "tablist" }, ...this.tabs);
    this.sheet = createElement("div", { class: "gwt-table" });
    this.zoom = createElement("gwt-zoom", {}, this.sheet);
    this.zoom.onsize = (large) => {
      this.large = large;
      writeStored(SIZE, large ? "readable" : "fit");
    };
    const store = createSvg("svg", { class: "gwt-store", "aria-hidden": "true" }, frameTable.definitions());
    this.root = createElement("div", { class: "gwt-stage" }, this.bar, store, this.zoom);
    this.renew();
    new ResizeObserver(() => this.fit()).observe(this.zoom);
  }

  // Forgets all elements, as another seat looks on.
  renew() {
    this.panels = this.names.map(() => new Panel(this.frameTable));
    this.before = this.now = null;
  }

  // The frames of the parts of the table before what is told and after it.
  /** @param {Frame[]} before @param {Frame[]} now @param {string} label */
  show(before, now, label) {
    this.before = before;
    this.now = now;
    this.label = label;
    const changed = now.map((frame, at) => frame[0] !== before[at][0]);
    this.tabs.forEach((tab, at) => tab.classList.toggle("gwt-news", changed[at]));
    // The last part is the whole table.
    const first = changed.findIndex((one, at) => one && at < changed.length - 1);
    const elsewhere = this.follow && first >= 0 && !changed[this.at];
    this.draw(elsewhere ? first : this.at);
  }

  /** @param {number} at */
  look(at) {
    this.draw(at);
    this.tabs[at].focus();
  }

  /** @param {number} at */
  draw(at) {
    const other = at !== this.at || !this.sheet.firstChild;
    this.at = at;
    this.tabs.forEach((tab, one) => {
      tab.setAttribute("aria-selected", String(one === at));
      tab.tabIndex = one === at ? 0 : -1;
    });
    const panel = this.panels[at];
    if (this.sheet.firstChild !== panel.svg) this.sheet.replaceChildren(panel.svg);
    panel.svg.setAttribute("aria-label", this.label);
    if (this.before && this.now) this.marked = panel.show(this.before[at], this.now[at]);
    this.fit(other);
    this.reveal(this.tabs[at]);
  }

  // Scrolls the row of tabs to one of them. One that is seen stays: browsers let the Tab key go on from
  // what was scrolled to, and the page would begin in its middle.
  /** @param {HTMLElement} tab */
  reveal(tab) {
    if (!tab.getBoundingClientRect) return;
    const [one, row] = [tab, this.bar].map((each) => each.getBoundingClientRect());
    if (one.left < row.left || one.right > row.right) tab.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  // Gives the picture its size, and moves to what is marked.
  fit(anew = true) {
    const panel = this.panels[this.at];
    const { clientWidth: wide, clientHeight: high } = this.zoom.view || {};
    if (!wide || !panel.width) return;
    const fitting = Math.min(MOST, wide / panel.width, high > 100 ? high / panel.height : Infinity);
    Object.assign(this.sheet.style, { width: `${panel.width * fitting}px`, height: `${panel.height * fitting}px` });
    this.zoom.readable = Math.max(1, READABLE / (this.frameTable.letters(panel.part) * fitting));
    if (anew) {
      this.zoom.home(this.large);
      if (this.zoom.scale > 1) this.zoom.pan(-this.sheet.offsetLeft * this.zoom.scale, 0);
    }
    // The picture stands in the middle of a wider view.
    const [x, y] = [this.sheet.offsetLeft, this.sheet.offsetTop];
    this.zoom.reveal(this.marked.map((box) => /** @type {Box} */ (box.map((one, side) => one * fitting + (side % 2 ? y : x)))));
  }

  // The arrows go from tab to tab.
  /** @param {KeyboardEvent} event */
  key(event) {
    const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (!by || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    this.look((this.at + by + this.tabs.length) % this.tabs.length);
  }

  // Writes all names in the reader's language, and draws anew.
  speak() {
    const { words } = this;
    this.frameTable.speak(words.languages.indexOf(words.language));
    this.renew();
    this.tabs.forEach((tab, at) => { tab.textContent = capital(words.of(this.names[at])); });
    this.bar.setAttribute("aria-label", words.label("picture", { number: "" }).trim());
    this.zoom.name({
      in: words.label("zoom-in"), out: words.label("zoom-out"), fit: words.label("fit"),
      readable: words.label("readable"), help: words.label("zoom-help"),
    });
  }
}
