// Who sits at the table: a strip with what each has, and what each has built in a box.
import { createElement, capital } from "./dom.js";
import { Panel } from "./table-view.js";
import { dialog } from "./dialog.js";
import { alike, boxOf, count } from "./piece-animation.js";

/** @import { Table } from "./table.js" */
/** @import { Seated } from "./wire.d.ts" */

// Columns of the table of seats that have room in the strip.
const COLUMNS = 4;

export class Seats {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    this.root = createElement("ul", { class: "seats" });
    // What was last told of each seat, by seat and column.
    /** @type {Map<string, string>} */
    this.told = new Map();
  }

  draw() {
    this.root.replaceChildren(...(this.table.info.seats ?? []).map((one) => this.seat(one)));
  }

  /** @param {Seated} seated */
  seat({ seat, here, player, taken, note }) {
    const { words, viewer, timeline, studies } = this.table;
    const { present } = viewer;
    const own = seat === viewer.seat;
    const moment = (timeline.shown === undefined ? undefined : viewer.moments.get(timeline.shown)) ?? present;
    const points = moment?.points?.[seat - 1];
    const cells = (timeline.film?.columns ?? []).slice(0, COLUMNS).map(({ name, cells: texts }) => this.cell(seat, name, texts[seat - 1]));
    const state = this.state(here, player, taken);
    const acts = moment === present && present?.wait ? own : moment?.seat === seat;
    return createElement("li", { class: [own && "own", acts && "acting"].filter(Boolean).join(" ") || null, style: `--own: var(--gwt-seat-${seat})` },
      createElement("button", { type: "button", "aria-pressed": studies ? String(own) : null, title: words.label(studies ? "eyes" : "show-seat", { seat: words.seat(seat) }), onclick: () => this.press(seat) },
        createElement("b", {}, capital(words.seat(seat))), own && viewer.plays && !studies ? createElement("em", {}, ` (${words.label("you")})`) : "",
        createElement("small", {}, ` ${state}`), note ? createElement("small", { class: "note", title: note }, " ⚠", createElement("span", { class: "unseen" }, ` ${note}`)) : "",
        this.cells(points, cells)));
  }

  // The box on the page of a seat in the strip.
  /** @param {number} seat */
  placeOf(seat) {
    return boxOf(this.root.children[seat - 1]);
  }

  // A column of a seat; what has become another counts up or down to it.
  /** @param {number} seat @param {string} name @param {string} text */
  cell(seat, name, text) {
    const key = `${seat} ${name}`;
    const before = this.told.get(key);
    this.told.set(key, text);
    const value = createElement("span", {}, text);
    const changed = before !== undefined && before !== text;
    if (changed && alike(before, text)) count(value, before, text);
    return createElement("span", { class: changed ? "told-anew" : null }, `${name} `, value);
  }

  // The points, as a star to be seen and a word to be heard, and some of what the seat has.
  /** @param {number | undefined} points @param {HTMLElement[]} cells */
  cells(points, cells) {
    const shown = createElement("span", { class: "cells" }, ...cells.flatMap((one, at) => (at ? [" · ", one] : [one])));
    if (points === undefined || points === null) return shown;
    shown.prepend(createElement("span", { "aria-hidden": "true" }, `★ ${String(points).replace("-", "−")} · `),
      createElement("span", { class: "unseen" }, ` ${this.table.words.label("points")} ${points}, `));
    return shown;
  }

  // Where a saved game is looked at or one moment is shown, nobody is there.
  /** @param {boolean} here @param {string} player @param {boolean} taken */
  state(here, player, taken) {
    const { words, viewer, studies } = this.table;
    if (studies || viewer.you?.role === "glimpse") return "";
    if (player !== "human") return words.player(player);
    return words.label(here ? "here" : taken === false ? "invited" : "away");
  }

  /** @param {number} seat */
  press(seat) {
    const { studies, viewers } = this.table;
    const viewer = studies && viewers.find((one) => one.seat === seat);
    if (viewer) this.table.sit(viewer);
    else this.show(seat);
  }

  /** @param {number} seat */
  show(seat) {
    const { board, words, timeline } = this.table;
    const part = board.of(seat);
    if (!part) return;
    const panel = new Panel(board.archive);
    panel.turn(part.frame);
    panel.svg.setAttribute("aria-label", part.title.textContent);
    const rows = (timeline.film?.columns ?? []).map(({ name, cells }) => createElement("li", {}, `${name}: `, createElement("b", {}, cells[seat - 1])));
    const { note } = this.table.info.seats[seat - 1];
    dialog(words, capital(words.seat(seat)), note ? createElement("p", { class: "note" }, note) : "", panel.svg,
      createElement("ul", { class: "columns" }, ...rows));
  }
}
