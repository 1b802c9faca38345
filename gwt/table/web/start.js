// Where a new table is made, and its links are handed out.
import "./page.js";
import { checkbox, field, select } from "./dialog.js";
import { ROOT, nameOf, preferred } from "./words.js";

const { element } = globalThis.gwt;
const LANGUAGES = ["en", "nl", "it"];
const PERSON = "human";

export class Start {
  // `lost` is true where a table was asked for without a secret that opens it.
  constructor(root, words, lost) {
    Object.assign(this, { root, words, lost });
  }

  async start() {
    const answer = await fetch(`${ROOT}/api/1`);
    this.offer = await answer.json();
    await this.words.speak(preferred(LANGUAGES));
    this.game = this.offer.games[0];
    this.players = Math.min(...this.game.players);
    this.seats = [PERSON];
    this.names = [];
    this.forget();
    this.draw();
  }

  // What is chosen of one game means nothing to another.
  forget() {
    this.packs = new Set();
    this.rulings = {};
    this.setup = undefined;
  }

  row(id, control) {
    return field(this.words.label(id), control);
  }

  draw() {
    const { words, game, offer } = this;
    document.title = words.label("new-table");
    const again = (act) => (value) => {
      act(value);
      this.draw();
    };
    const seats = Array.from({ length: this.players }, (_, at) => element("div", { class: "seat-row" },
      element("span", { class: "gwt-seat", style: `--own: var(--gwt-seat-${at + 1})` }, words.label("seat", { number: at + 1 })),
      element("select", { "aria-label": words.label("seat", { number: at + 1 }), onchange: (event) => { this.seats[at] = event.target.value; this.draw(); } },
        ...[[PERSON, words.label("human")], ...offer.players.map((one) => [one, one])].map(([value, text]) =>
          element("option", { value, selected: value === this.seat(at) }, text))),
      element("input", {
        type: "text", maxlength: 40, placeholder: words.label("name"), "aria-label": `${words.label("name")}, ${words.label("seat", { number: at + 1 })}`,
        value: this.names[at] || "", hidden: this.seat(at) !== PERSON, oninput: (event) => { this.names[at] = event.target.value; },
      })));
    this.problem = element("p", { class: "problem", role: "alert" });
    const form = element("form", { class: "start", onsubmit: (event) => this.create(event) },
      this.row("language", select(LANGUAGES.map((one) => [one, nameOf(one)]), words.language, async (value) => {
        words.choose(value);
        await words.speak(value);
        this.draw();
      })),
      this.row("game", select(offer.games.map((one) => [one.game, one.title]), game.game, again((value) => {
        this.game = offer.games.find((one) => one.game === value);
        this.forget();
        if (!this.game.players.includes(this.players)) this.players = Math.min(...this.game.players);
      }))),
      this.contents(),
      game.setups?.length > 1 ? this.row("setup", select(game.setups.map((one) => [one, one]), this.setup, (value) => { this.setup = value; })) : "",
      this.row("players", select(game.players.map((one) => [String(one), String(one)]), String(this.players), again((value) => {
        this.players = Number(value);
      }))),
      element("fieldset", {}, element("legend", {}, words.label("seats")), ...seats),
      this.houseRules(),
      this.problem,
      element("button", { class: "main", type: "submit" }, words.label("create")));
    this.root.replaceChildren(element("main", { class: "start-page" },
      element("h1", {}, words.label("new-table")),
      this.lost ? element("p", { class: "problem" }, words.label("no-table")) : "", form,
      element("p", { class: "quiet" }, words.label("unofficial"))));
  }

  check(text, checked, act) {
    return element("label", { class: "check" }, checkbox(checked, act), element("span", {}, text));
  }

  // The first pack is the game itself; the others lie on it.
  contents() {
    const [, ...more] = this.game.packs;
    if (!more.length) return "";
    return element("fieldset", {}, element("legend", {}, this.words.label("packs")),
      ...more.map(({ pack, title }) => this.check(title, this.packs.has(pack), (on) => this.packs[on ? "add" : "delete"](pack))));
  }

  houseRules() {
    if (!this.game.rulings?.length) return "";
    return element("details", {}, element("summary", {}, this.words.label("rulings")),
      ...this.game.rulings.map(({ id, text, default: usual }) =>
        this.check(text, this.rulings[id] ?? usual, (on) => { this.rulings[id] = on; })));
  }

  seat(at) {
    return this.seats[at] ?? (this.offer.players.includes("greedy") ? "greedy" : PERSON);
  }

  async create(event) {
    event.preventDefault();
    const seats = Array.from({ length: this.players }, (_, at) => this.seat(at));
    const body = { game: this.game.game, players: this.players, seats, names: seats.map((_, at) => this.names[at] || "") };
    if (this.packs.size) body.packs = [this.game.packs[0].pack, ...this.packs];
    if (Object.keys(this.rulings).length) body.rulings = this.rulings;
    if (this.setup) body.setup = this.setup;
    const answer = await fetch(`${ROOT}/api/1/tables`, {
      method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body),
    });
    const made = await answer.json();
    if (!answer.ok) {
      this.problem.textContent = made.problem?.message || answer.statusText;
      return;
    }
    this.hand(made, seats);
  }

  // The links, for those who are to play.
  hand({ links }, seats) {
    const { words } = this;
    const row = (name, link, main) => {
      const address = new URL(link, location.href).href;
      const done = element("span", { role: "status" });
      const text = element("input", { type: "text", readonly: true, value: address, "aria-label": name, onfocus: (event) => event.target.select() });
      return element("div", { class: "link-row" }, element("strong", {}, name), text,
        element("button", { type: "button", onclick: () => copy(text, done, words.label("copied")) }, words.label("copy-link")),
        element("a", { class: `button${main ? " main" : ""}`, href: address, target: main ? null : "_blank", rel: "noopener" }, words.label("sit-down")),
        done);
    };
    const people = links.seats.map((link, at) => ({ link, at })).filter(({ link, at }) => link && seats[at] === PERSON);
    const together = people.length > 1 && links.seats.find(Boolean).split("#")[0] + `#${people.map(({ link }) => link.split("#")[1]).join()}`;
    this.root.replaceChildren(element("main", { class: "start-page" },
      element("h1", {}, words.label("links")), element("p", {}, words.label("links-how")),
      ...people.map(({ link, at }, first) => row(this.names[at] || words.label("seat", { number: at + 1 }), link, !first)),
      together ? element("p", {}, element("a", { class: "button", href: together }, words.label("hot-seat"))) : "",
      element("h2", {}, words.label("watching-links")),
      row(words.label("spectators"), links.spectators), row(words.label("host"), links.host)));
  }
}

const copy = async (field, done, said) => {
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    // Without the right to the clipboard, what is selected can be copied.
    field.select();
    document.execCommand("copy");
  }
  done.textContent = said;
};
