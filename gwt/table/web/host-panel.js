// What the host does: who sits where, new links, the end of the table.
import { createElement, capital } from "./dom.js";
import { checkbox, dialog } from "./dialog.js";
import { save } from "./downloads.js";
import { PERSON, linkRow } from "./invite-links.js";
import { noPace, paceFields } from "./time-limit.js";
import { playerSelect } from "./seating.js";
import { Notifications } from "./notifications.js";

/** @import { Table } from "./table.js" */
/** @import { Kind, Messages, Seated } from "./wire.d.ts" */

export class HostPanel {
  /** @type {HTMLElement} */ problem;
  /** @type {HTMLElement} */ closing;
  /** @type {HTMLElement} */ joining;
  // For each seat, and null for spectators, where a new link is shown.
  /** @type {Map<number | null, { place: HTMLElement, name: string }>} */ rows;

  /** @param {Table} table */
  constructor(table) {
    this.table = table;
  }

  /** @param {string} id @param {Record<string, string | number>} [gaps] */
  label(id, gaps) {
    return this.table.words.label(id, gaps);
  }

  show() {
    const { words, info } = this.table;
    this.problem = createElement("p", { class: "problem", role: "alert" });
    this.closing = createElement("button", { type: "button", onclick: () => this.close() });
    this.writeClosing();
    this.joining = createElement("div", {});
    this.rows = new Map();
    dialog(words, this.label("host"),
      info.study ? "" : this.joining,
      createElement("section", {}, createElement("h3", {}, this.label("seats")), createElement("p", { class: "quiet" }, this.label("renew-how")),
        ...info.seats.map((one) => this.seat(one)), this.renewable(this.label("spectators"), null)),
      info.study ? "" : this.time(),
      info.study ? "" : new Notifications(words, this.table.id, this.link.secret, "tell-all").root,
      info.study ? "" : createElement("section", {}, createElement("h3", {}, this.label("end-table")), createElement("p", { class: "quiet" }, this.label("end-table-how")), this.closing),
      info.study ? "" : createElement("p", { class: "quiet" }, this.label("back-how")),
      info.known || info.study ? "" : this.revealing(),
      info.test ? this.testing() : "",
      this.problem);
    this.showLinks();
  }

  // The link of the host, without which the box is not offered.
  get link() {
    const { host } = this.table;
    if (!host) throw new Error("the host is not here");
    return host.connection;
  }

  // The links that open something now: one for all while a seat is free, and those of seats that nobody has taken.
  async showLinks() {
    const { words, info } = this.table;
    const links = await words.attempt(this.problem, () => this.link.get("links"));
    if (!links) return;
    const free = info.seats.some((one) => one.player === PERSON && !one.taken);
    const opened = checkbox(Boolean(info.open), async (on) => {
      if (await this.ask("open", { open: on })) info.open = on;
      else opened.checked = Boolean(info.open);
    });
    this.joining.replaceChildren(
      ...(free && links.join ? [createElement("h3", {}, this.label("join-link")), createElement("p", { class: "quiet" }, this.label("join-link-how")), linkRow(words, this.label("join-link"), links.join, { follow: "" })] : []),
      createElement("label", { class: "check" }, opened, createElement("span", {}, this.label("make-open"))));
    for (const [seat, { place, name }] of this.rows) {
      const link = seat ? links.seats[seat - 1] : links.spectators;
      if (link) this.hand(place, name, link);
      else if (seat && info.seats[seat - 1].player === PERSON && info.seats[seat - 1].taken) place.replaceChildren(createElement("p", { class: "quiet" }, this.label("seat-taken")));
    }
  }

  // How long who is asked may take.
  time() {
    const { words, info } = this.table;
    const pace = { ...noPace(), ...info.pace };
    const changed = async () => {
      if (await this.ask("pace", pace)) info.pace = { ...pace };
    };
    return createElement("details", { open: pace.remind || pace.allowed ? "" : null }, createElement("summary", {}, this.label("pace")), ...paceFields(words, pace, info.players, changed));
  }

  // At a test table: another position from here on, and what happened as a test of the pack.
  testing() {
    const position = createElement("textarea", { rows: 5, spellcheck: false, "aria-label": this.label("keep-position") });
    const arrange = async () => {
      if (await this.ask("arrange", { position: position.value })) position.value = "";
    };
    const keep = () => this.table.words.attempt(this.problem, async () => save(`${this.table.id}.scenario.yaml`, await this.link.text("scenario")));
    return createElement("section", {}, createElement("h3", {}, capital(this.label("test-table"))),
      createElement("p", { class: "quiet" }, this.label("arrange-how")), position,
      createElement("div", { class: "files" },
        createElement("button", { type: "button", onclick: arrange }, this.label("arrange")),
        createElement("button", { type: "button", onclick: keep }, this.label("keep-scenario"))));
  }

  // Asks as the host; gives the answer, or null where the box says why there is none.
  /** @template {Kind} Type @param {Type} type @param {Messages[Type][0]} content @returns {Promise<Messages[Type][1] | null>} */
  ask(type, content) {
    return this.table.words.attempt(this.problem, () => this.link.ask(type, content));
  }

  /** @param {Seated} seated */
  seat({ seat, player }) {
    const { words, info } = this.table;
    const name = capital(words.seat(seat));
    const row = this.renewable(name, seat);
    if (info.study) return row;
    const renew = /** @type {HTMLButtonElement} */ (row.querySelector("button"));
    const players = playerSelect(words, info.players, player, name, async (chosen) => {
      const before = info.seats[seat - 1].player;
      const answer = await this.ask("seat", { seat, player: chosen });
      if (!answer) {
        players.value = before;
        return;
      }
      renew.hidden = chosen !== PERSON;
      this.hand(/** @type {HTMLElement} */ (row.querySelector(".new-link")), name, answer.link);
    });
    renew.before(players);
    renew.hidden = player !== PERSON;
    return row;
  }

  // A row that makes a new link in place of the old one.
  /** @param {string} name @param {number | null} seat */
  renewable(name, seat) {
    const place = createElement("div", { class: "new-link" });
    this.rows.set(seat, { place, name });
    const renew = async () => {
      const answer = await this.ask("link", seat ? { seat } : {});
      if (answer) this.hand(place, name, answer.link);
    };
    return createElement("div", {}, createElement("div", { class: "seat-row" },
      createElement("span", { class: "gwt-seat", style: seat ? `--own: var(--gwt-seat-${seat})` : null }, name),
      createElement("button", { type: "button", onclick: renew, "aria-label": `${this.label("renew-link")}: ${name}` }, this.label("renew-link"))), place);
  }

  // Shows a new link to be handed out, if there is one.
  /** @param {HTMLElement} place @param {string} name @param {string | undefined} link */
  hand(place, name, link) {
    place.replaceChildren(link ? linkRow(this.table.words, name, link, { follow: "" }) : "");
  }

  // Everybody is told that the host may have the saved game from now on.
  revealing() {
    const reveal = async () => {
      if (!(await this.ask("reveal", {}))) return;
      this.table.info.known = true;
      box.remove();
    };
    const box = createElement("section", {}, createElement("h3", {}, this.label("saved-game")), createElement("p", { class: "quiet" }, this.label("reveal-how")),
      createElement("button", { type: "button", onclick: reveal }, this.label("reveal")));
    return box;
  }

  writeClosing() {
    this.closing.textContent = this.label(this.table.info.closed ? "open-again" : "end-table");
  }

  async close() {
    const closed = !this.table.info.closed;
    if (!(await this.ask("close", { closed }))) return;
    this.table.info.closed = closed;
    this.writeClosing();
  }
}
