// What can be done with a moment: a link to it, going on from it at another table, keeping it, going back to it.
import { createElement, compress } from "./dom.js";
import { dialog } from "./dialog.js";
import { replayPage, save } from "./downloads.js";
import { linkRow, onThisDevice, tableLinks, combineLinks } from "./invite-links.js";
import { Seating } from "./seating.js";
import { newTable } from "./api.js";
import { ALONE, go } from "./transport.js";

/** @import { Inside } from "./data.d.ts" */
/** @import { Table } from "./table.js" */

// Opens a saved game to be looked at, with the eyes of every seat.
/** @param {string} record */
export const study = async (record) => {
  const { links } = await newTable({ record, study: true });
  go(combineLinks([...links.seats.filter((one) => one !== null), links.host]));
};

export class MomentMenu {
  // The number of the moment that it is about.
  /** @type {number} */ number;
  /** @type {HTMLElement} */ problem;

  /** @param {Table} table */
  constructor(table) {
    this.table = table;
  }

  /** @param {string} id @param {Record<string, string | number>} [gaps] */
  label(id, gaps) {
    return this.table.words.label(id, gaps);
  }

  // About the moment that is on the table.
  show() {
    const { timeline, words, viewer } = this.table;
    this.number = timeline.shown ?? viewer.last;
    this.problem = createElement("p", { class: "problem", role: "alert" });
    const { present } = this.table;
    const host = viewer.you?.role === "host" && !timeline.isPresent && !this.table.studies;
    const over = present.over && !this.table.studies;
    const box = dialog(words, this.label("this-moment"),
      ALONE && !this.mayBranch ? "" : this.part("link-to-moment", this.linkReason, this.button("make-link", (where) => this.link(where))),
      this.part("branch", this.branchReason, ...(this.mayBranch ? [this.branch()] : [])),
      this.part("keep", "", ...(this.mayBranch ? [this.files()] : []), ...(present.over || this.table.studies ? replayPage(this.table) : [])),
      over ? this.part("study", "", this.button("study", () => this.study())) : "",
      this.table.analysis.offers ? this.part("analysis", "analysis-how", this.table.analysis.button()) : "",
      host ? this.part("back-here", "back-here-how", this.button("back-here", () => this.back(box))) : "",
      this.problem);
    return box;
  }

  // --- what may be done ----------------------------------------------------------------------------

  get knowsAll() {
    const { viewer, present, studies } = this.table;
    return present.over || studies || (viewer.you?.role === "host" && this.table.info.known);
  }

  // While a game runs, a seat goes on from where it chooses.
  get mayBranch() {
    const { viewer } = this.table;
    return this.knowsAll || Boolean(this.number === viewer.last ? viewer.acts : viewer.moments.get(this.number + 1)?.choice);
  }

  get linkReason() {
    if (ALONE) return "link-holds-game";
    return this.knowsAll ? "link-shows-own" : "link-shows-public";
  }

  get branchReason() {
    if (!this.mayBranch) return this.table.viewer.seat ? "branch-where-you-choose" : "branch-when-over";
    return this.knowsAll ? "branch-how" : "branch-anew";
  }

  // --- the parts of the box ------------------------------------------------------------------------

  /** @param {string} title @param {string} how @param {Inside[]} inside */
  part(title, how, ...inside) {
    if (!how && !inside.length) return "";
    return createElement("section", {}, createElement("h3", {}, this.label(title)), how ? createElement("p", { class: "quiet" }, this.label(how)) : "", ...inside);
  }

  // A button whose action may fail; the action gets the place after it for what comes of it.
  /** @param {string} id @param {(place: HTMLElement) => Promise<void>} act */
  button(id, act) {
    const place = createElement("div");
    const press = async () => {
      button.disabled = true;
      await this.table.words.attempt(this.problem, () => act(place));
      button.disabled = false;
    };
    const button = createElement("button", { type: "button", onclick: press }, this.label(id));
    return createElement("div", { class: "deed" }, button, place);
  }

  /** @param {HTMLElement} place */
  async link(place) {
    const { viewer, words } = this.table;
    // Where nobody can be asked, the link itself has to hold the game.
    const link = ALONE ? `/game#${await compress(await this.text("record"))}` : (await viewer.connection.post(`moments/${this.number}/link`)).link;
    place.replaceChildren(linkRow(words, this.label("link-to-moment"), link, { follow: "" }));
  }

  branch() {
    const { words, info, viewer } = this.table;
    const seating = new Seating(words, info.players);
    seating.seats = info.seats.map(({ player }, at) => (at + 1 === viewer.seat ? "human" : player));
    seating.names = info.seats.map(({ name }) => name);
    const count = info.seats.length;
    return createElement("div", {}, ...seating.rows(count), this.button("branch", async (place) => {
      const record = await this.text("record");
      const { links } = await newTable({ record, ...seating.wanted(count) });
      if (ALONE) go(onThisDevice(links));
      else place.replaceChildren(...tableLinks(words, links, seating.list(count), seating.names));
    }));
  }

  files() {
    return createElement("div", { class: "files" }, this.button("saved-game", () => this.keep("record", "gwt")), this.button("keep-position", () => this.keep("position", "yaml")));
  }

  /** @param {string} kind */
  text(kind) {
    return this.table.viewer.connection.text(`moments/${this.number}/${kind}`);
  }

  /** @param {string} kind @param {string} ending */
  async keep(kind, ending) {
    save(`${this.table.id}-${this.number}.${ending}`, await this.text(kind));
  }

  async study() {
    await study(await this.table.viewer.connection.text("record"));
  }

  /** @param {HTMLDialogElement} box */
  async back(box) {
    await this.table.host?.connection.ask("back", { to: this.number });
    box.close();
    await this.table.timeline.now();
  }
}
