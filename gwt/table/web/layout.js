// Where everything is on the page; on a phone what does not fit lies in sheets below the board.
import { createElement } from "./dom.js";
import { settle } from "./board.js";

/** @import { Table } from "./table.js" */

// How long a warning stays, in milliseconds.
const STAYS = 12000;
// The height of what a seat has in its sheet, in pixels.
const HELD = 220;
/** @type {[id: string, name: string][]} */
const SHEETS = [["offer", "what-to-do"], ["hand", "hand"], ["mine", "mine"], ["log", "log"]];

export class Layout {
  /** @type {ReturnType<typeof setTimeout> | undefined} */ warned;

  // `icons` are buttons at the top.
  /** @param {HTMLElement} root @param {Table} table @param {HTMLElement[]} icons */
  constructor(root, table, icons) {
    this.table = table;
    this.sheet = "offer";
    const { words, board, options, log, seats, timeline, decisionPanel } = table;
    this.turn = createElement("h1", { class: "turn" });
    this.warning = createElement("p", { class: "warning", role: "alert" });
    this.connection = createElement("p", { class: "connection", role: "status", hidden: true });
    this.live = createElement("div", { class: "unseen", "aria-live": "polite" });
    // What the pictures show, for whoever hears the page.
    this.lines = createElement("ul");
    this.inWords = createElement("section", { class: "unseen" }, this.lines);
    this.sheets = createElement("nav", { class: "sheets" });
    // On a phone they open from one button.
    this.icons = createElement("div", { class: "icons", id: "icons", popover: "auto" }, ...icons);
    this.menu = createElement("button", { type: "button", class: "icon more-icons", popovertarget: "icons" }, "☰");
    this.notices = createElement("div", { class: "notices" }, this.warning, this.connection);
    this.root = createElement("div", { class: "table" },
      createElement("header", { class: "top" }, this.turn, decisionPanel.status, table.countdown.root, this.menu, board.tabs, this.icons),
      this.notices, seats.root,
      createElement("main", { class: "middle" }, board.root, timeline.root, options.root, decisionPanel.root, timeline.lastEvents, log.root),
      this.sheets, board.held, decisionPanel.menu.root, this.inWords, this.live);
    root.replaceChildren(this.root);
    words.whenever(() => {
      this.writeSheets();
      this.inWords.setAttribute("aria-label", words.label("in-words"));
      this.sheets.setAttribute("aria-label", words.label("parts"));
      this.menu.setAttribute("aria-label", words.label("menu"));
    });
  }

  // Puts a strip above the table, which takes what the strip leaves.
  /** @param {HTMLElement} strip */
  above(strip) {
    this.root.before(strip);
    new ResizeObserver(() => {
      document.documentElement.style.setProperty("--above-table", `${strip.offsetHeight}px`);
      this.settle();
    }).observe(strip);
  }

  /** @param {string[]} lines */
  writeLines(lines) {
    this.lines.replaceChildren(...lines.map((one) => createElement("li", {}, one)));
  }

  // Says which moment is on the table.
  /** @param {{ turn: number, number: number }} moment */
  writeTurn({ turn, number }) {
    const { words, info } = this.table;
    this.root.dataset.moment = String(number);
    const place = turn ? words.label("turn", { turn }) : info.title;
    const mark = info.test ? "test-table" : info.known && !info.study && "known";
    this.turn.replaceChildren(place, mark ? createElement("small", {}, ` · ${words.label(mark)}`) : "");
    this.turn.title = mark === "known" ? words.label("known-how") : "";
  }

  // Marks the whole page as being in a state, such as `busy`.
  /** @param {string} state @param {boolean} on */
  mark(state, on) {
    this.root.classList.toggle(state, on);
  }

  // Where a saved game is looked at, its steps have a place of their own.
  study() {
    this.mark("study", true);
  }

  /** @param {string} text */
  warn(text) {
    this.warning.textContent = text;
    clearTimeout(this.warned);
    this.warned = setTimeout(() => { this.warning.textContent = ""; }, STAYS);
  }

  // Tells a screen reader; with `more`, after what it has been told just now.
  /** @param {string} text @param {boolean} more */
  say(text, more = false) {
    if (!text) return;
    const line = createElement("p", {}, text);
    if (more) this.live.append(line);
    else this.live.replaceChildren(line);
  }

  // Takes away what a screen reader has been told.
  hush() {
    this.live.replaceChildren();
  }

  // Tells that the connection is lost, or with no text that it is there.
  showConnection(text = "") {
    this.connection.hidden = !text;
    this.connection.textContent = text;
  }

  // --- sheets --------------------------------------------------------------------------------------

  writeSheets() {
    const { words } = this.table;
    this.root.dataset.sheet = this.sheet;
    const { mine } = this.table.board;
    /** @type {Record<string, boolean>} */
    const held = { hand: mine.some((one) => one.id === "hand"), mine: mine.some((one) => one.id !== "hand") };
    this.sheets.replaceChildren(...SHEETS.filter(([id]) => held[id] ?? true).map(([id, name]) => createElement("button", {
      type: "button", "aria-pressed": String(this.sheet === id), onclick: () => this.choose(id),
    }, words.label(name))));
  }

  /** @param {string} sheet */
  choose(sheet) {
    this.sheet = sheet;
    this.writeSheets();
    this.settle();
  }

  // On a narrow page, what the seat has stands in the sheet below the board.
  settle() {
    const { board, options } = this.table;
    if (this.sheets.childElementCount !== 2 + Math.min(2, board.mine.length)) this.writeSheets();
    for (const part of board.mine) {
      part.root.hidden = false;
      if (!board.narrow) continue;
      if (part.root.parentElement !== board.held) board.held.append(part.root);
      part.root.removeAttribute("style");
      part.root.classList.remove("away");
      part.root.hidden = (part.id === "hand") !== (this.sheet === "hand") || !["hand", "mine"].includes(this.sheet);
      if (!part.root.hidden) part.fit(board.held.clientWidth || 360, HELD);
    }
    if (board.narrow) settle(board.mine.filter((part) => !part.root.hidden));
    board.arrange();
    if (options.selected !== null) board.point(options.selected);
  }
}
