// What the host does: who sits where, new links, the end of the table.
import "./page.js";
import { dialog } from "./dialog.js";
import { PERSON, linkRow } from "./links.js";
import { save } from "./moment.js";
import { playerSelect } from "./seating.js";

const { element, capital } = globalThis.gwt;

export class HostBox {
  constructor(table) {
    this.table = table;
  }

  label(id, gaps) {
    return this.table.words.label(id, gaps);
  }

  show() {
    const { words, info } = this.table;
    this.problem = element("p", { class: "problem", role: "alert" });
    this.closing = element("button", { type: "button", onclick: () => this.close() });
    this.writeClosing();
    dialog(words, this.label("host"),
      element("section", {}, element("h3", {}, this.label("seats")), element("p", { class: "quiet" }, this.label("renew-how")),
        ...info.seats.map((one) => this.seat(one)), this.renewable(this.label("spectators"), null)),
      info.study ? "" : element("section", {}, element("h3", {}, this.label("end-table")), element("p", { class: "quiet" }, this.label("end-table-how")), this.closing),
      info.study ? "" : element("p", { class: "quiet" }, this.label("back-how")),
      info.known || info.study ? "" : this.revealing(),
      info.test ? this.testing() : "",
      this.problem);
  }

  // At a test table: another position from here on, and what happened as a test of the pack.
  testing() {
    const position = element("textarea", { rows: 5, spellcheck: false, "aria-label": this.label("keep-position") });
    const arrange = async () => {
      if (await this.ask("arrange", { position: position.value })) position.value = "";
    };
    const keep = async () => {
      this.problem.textContent = "";
      try {
        save(`${this.table.id}.scenario.yaml`, await this.table.host.link.text("scenario"));
      } catch (error) {
        this.problem.textContent = this.table.words.refusal(error);
      }
    };
    return element("section", {}, element("h3", {}, capital(this.label("test-table"))),
      element("p", { class: "quiet" }, this.label("arrange-how")), position,
      element("div", { class: "files" },
        element("button", { type: "button", onclick: arrange }, this.label("arrange")),
        element("button", { type: "button", onclick: keep }, this.label("keep-scenario"))));
  }

  // Asks as the host; gives the answer, or null where the box says why there is none.
  async ask(type, content) {
    this.problem.textContent = "";
    try {
      return await this.table.host.link.ask(type, content);
    } catch (error) {
      this.problem.textContent = this.table.words.refusal(error);
      return null;
    }
  }

  seat({ seat, player }) {
    const { words, info } = this.table;
    const name = capital(words.seat(seat));
    const row = this.renewable(name, seat);
    if (info.study) return row;
    const renew = row.querySelector("button");
    const choose = async ({ target }) => {
      const before = info.seats[seat - 1].player;
      const answer = await this.ask("seat", { seat, player: target.value });
      if (!answer) {
        target.value = before;
        return;
      }
      renew.hidden = target.value !== PERSON;
      this.hand(row.querySelector(".new-link"), name, answer.link);
    };
    renew.before(playerSelect(words, info.players, player, name, choose));
    renew.hidden = player !== PERSON;
    return row;
  }

  // A row that makes a new link in place of the old one.
  renewable(name, seat) {
    const place = element("div", { class: "new-link" });
    const renew = async () => {
      const answer = await this.ask("link", seat ? { seat } : {});
      if (answer) this.hand(place, name, answer.link);
    };
    return element("div", {}, element("div", { class: "seat-row" },
      element("span", { class: "gwt-seat", style: seat ? `--own: var(--gwt-seat-${seat})` : null }, name),
      element("button", { type: "button", onclick: renew, "aria-label": `${this.label("renew-link")}: ${name}` }, this.label("renew-link"))), place);
  }

  // Shows a new link to be handed out, if there is one.
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
    const box = element("section", {}, element("h3", {}, this.label("saved-game")), element("p", { class: "quiet" }, this.label("reveal-how")),
      element("button", { type: "button", onclick: reveal }, this.label("reveal")));
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
