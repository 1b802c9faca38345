// Who is to sit where: for each seat a person or a computer player, and a name for people.
import { createElement, readStored, writeStored } from "./dom.js";
import { PERSON } from "./invite-links.js";

/** @import { TextCatalog } from "./page-texts.js" */

// The level of a new table, and who plays if a server does not offer it.
export const USUAL = ["casual", "greedy"];

const NAME = "gwt-name";

// The name of whoever plays in this browser.
export const ownName = () => readStored(NAME) ?? "";

/** @param {string} name */
export const keepName = (name) => writeStored(NAME, name.trim());

export class Seating {
  // `players` are the names of computer players; the first seat is a person's unless something else is said.
  /** @param {TextCatalog} words @param {string[]} players */
  constructor(words, players) {
    this.words = words;
    this.players = players;
    this.seats = [PERSON];
    this.names = [ownName()];
  }

  /** @param {number} seat */
  at(seat) {
    return this.seats[seat] ?? USUAL.find((one) => this.players.includes(one)) ?? PERSON;
  }

  /** @param {number} count */
  list(count) {
    return Array.from({ length: count }, (_, seat) => this.at(seat));
  }

  // What a request for a new table says of them.
  /** @param {number} count */
  wanted(count) {
    const seats = this.list(count);
    return { seats, names: seats.map((one, at) => (one === PERSON && this.names[at]) || "") };
  }

  // `opponents` are the names of the last seats, which play by themselves.
  /** @param {number} count @param {string[]} opponents */
  rows(count, opponents = []) {
    return Array.from({ length: count }, (_, at) => this.row(at, opponents[at - count + opponents.length]));
  }

  /** @param {number} at @param {string | undefined} opponent */
  row(at, opponent) {
    const { words } = this;
    const seat = words.label("seat", { number: at + 1 });
    const shown = createElement("span", { class: "gwt-seat", style: `--own: var(--gwt-seat-${at + 1})` }, seat);
    if (opponent) return createElement("div", { class: "seat-row" }, shown, createElement("span", {}, words.label("by-itself", { name: opponent })));
    const name = createElement("input", {
      type: "text", maxlength: 40, placeholder: words.label("name"), "aria-label": `${words.label("name")}, ${seat}`,
      value: this.names[at] || "", hidden: this.at(at) !== PERSON, oninput: (event) => { this.names[at] = event.target.value; },
    });
    const how = createElement("p", { class: "quiet" }, words.playing(this.at(at)));
    /** @param {string} player */
    const choose = (player) => {
      this.seats[at] = player;
      name.hidden = player !== PERSON;
      how.textContent = words.playing(player);
    };
    return createElement("div", { class: "seat-row" }, shown,
      playerSelect(words, this.players, this.at(at), seat, choose), name, how);
  }
}

// A person or one of the computer players.
/** @param {TextCatalog} words @param {string[]} players @param {string} chosen @param {string} name @param {(player: string) => void} act */
export const playerSelect = (words, players, chosen, name, act) => createElement("select", { "aria-label": name, onchange: ({ target }) => act(target.value) },
  ...[[PERSON, words.label("human")], ...words.levels(players, chosen).map((one) => [one, words.player(one)])].map(([value, text]) =>
    createElement("option", { value, selected: value === chosen }, text)));
