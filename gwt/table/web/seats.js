// Who sits at the table: what each has as small pictures with numbers, and the way to what each has built.
import { createElement, capital } from "./dom.js";
import { Panel } from "./table-view.js";
import { dialog } from "./dialog.js";
import { boxOf } from "./piece-animation.js";

/** @import { Table } from "./table.js" */
/** @import { Seated } from "./wire.d.ts" */

export class Seats {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    this.root = createElement("ul", { class: "seats" });
  }

  draw() {
    this.root.replaceChildren(...(this.table.info.seats ?? []).map((one) => this.seat(one)));
  }

  /** @param {Seated} seated */
  seat({ seat, here, player, taken, note, automatic }) {
    const { words, viewer, timeline, studies, board } = this.table;
    const { present } = viewer;
    const own = seat === viewer.seat;
    const moment = (timeline.shown === undefined ? undefined : viewer.moments.get(timeline.shown)) ?? present;
    const points = moment?.points?.[seat - 1];
    const columns = (timeline.film?.columns ?? []).map(({ name, cells }) => `${name} ${cells[seat - 1]}`);
    const state = automatic ? "" : this.state(here, player, taken);
    const acts = moment === present && present?.wait ? own : moment?.seat === seat;
    return createElement("li", { class: [own && "own", acts && "acting"].filter(Boolean).join(" ") || null, style: `--own: var(--gwt-seat-${seat})` },
      createElement("button", { type: "button", "aria-pressed": studies ? String(own) : null, title: words.label(studies ? "eyes" : "show-seat", { seat: words.seat(seat) }), onclick: () => this.press(seat) },
        createElement("b", {}, capital(words.seat(seat))), own && viewer.plays && !studies ? createElement("em", {}, ` (${words.label("you")})`) : "",
        createElement("small", {}, ` ${state}`), points === undefined || points === null ? "" : createElement("span", { class: "points" }, createElement("span", { "aria-hidden": "true" }, `★ ${String(points).replace("-", "−")}`), createElement("span", { class: "unseen" }, ` ${words.label("points")} ${points}`)), note ? createElement("small", { class: "note", title: note }, " ⚠", createElement("span", { class: "unseen" }, ` ${note}`)) : "",
        createElement("span", { class: "cells unseen" }, ` ${columns.join(" · ")}`), board.strips.get(seat)?.svg ?? ""));
  }

  // The box on the page of a seat in the strip.
  /** @param {number} seat */
  placeOf(seat) {
    return boxOf(this.root.children[seat - 1]);
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
    else if (this.table.board.narrow) this.show(seat);
    else this.table.board.open(seat);
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
