// The points: a graph of how they came, and the sheet at the end.
import { createElement, capital } from "./dom.js";
import { Graph } from "./graph.js";
import { dialog } from "./dialog.js";
import { PERSON, onThisDevice, tableLinks } from "./invite-links.js";
import { newTable, nextTable } from "./api.js";
import { ALONE, go } from "./transport.js";

/** @import { Table } from "./table.js" */
/** @import { Made, Tie } from "./wire.d.ts" */

export class Points {
  // The last moment at the end of the game of which the sheet has been shown.
  /** @type {number | undefined} */ scored;

  /** @param {Table} table */
  constructor(table) {
    this.table = table;
  }

  // The graph up to now, each step of which leads to its moment; and the table in words.
  show() {
    const { words, viewer, info, timeline } = this.table;
    const moments = [...viewer.moments.values()].flatMap(({ number, points }) => (points ? [{ number, points }] : []));
    const lines = createElement("ul", { class: "lines" }, ...(timeline.film?.lines ?? []).map((one) => createElement("li", {}, one)));
    const inWords = createElement("details", {}, createElement("summary", {}, words.label("in-words")), lines);
    if (moments.length < 2) return dialog(words, words.label("points"), inWords);
    const graph = new Graph(words, info.seats.length, (step) => {
      box.close();
      timeline.look(moments[step].number);
    });
    graph.draw({ points: moments.map((one) => one.points) });
    graph.mark(moments.length - 1, Math.max(0, moments.length - 2), Boolean(this.table.present.over));
    const box = dialog(words, words.label("points"), graph.root, inWords, this.table.analysis.button());
    return box;
  }

  // The sheet of a game that is over, once.
  score() {
    const { words, viewer, info } = this.table;
    const { scores, winners = [], tie } = this.table.present;
    if (!scores || this.scored === viewer.last) return;
    this.scored = viewer.last;
    const names = Object.fromEntries((info.categories ?? []).map(({ id, name }) => [id, name]));
    /** @param {string} name @param {number[]} points @param {"td" | "th"} tag */
    const row = (name, points, tag = "td") => createElement("tr", {}, createElement("th", { scope: "row" }, name), ...points.map((one) => createElement(tag, {}, String(one).replace("-", "−"))));
    const rows = Object.keys(scores[0]).filter((id) => id !== "total").map((id) => row(capital(names[id] ?? id), scores.map((one) => one[id])));
    rows.push(row(capital(words.label("total")), scores.map((one) => one.total), "th"));
    const head = createElement("tr", {}, createElement("td", {}), ...scores.map((_, at) => createElement("th", { scope: "col", class: winners.includes(at + 1) ? "winner" : null }, words.seat(at + 1))));
    const called = winners.map((seat) => capital(words.seat(seat)));
    const title = called.length ? words.label(called.length > 1 ? "have-won" : "has-won", { name: called.join(", ") }) : words.label("over");
    dialog(words, title, this.bars(scores, winners), this.tie(tie),
      createElement("div", { class: "scores" }, createElement("table", {}, createElement("thead", {}, head), createElement("tbody", {}, ...rows))),
      createElement("div", { class: "after" }, this.table.analysis.button(), ...this.further()));
  }

  // The points of each seat as a bar.
  /** @param {Record<string, number>[]} scores @param {number[]} winners */
  bars(scores, winners) {
    const { words } = this.table;
    const most = Math.max(1, ...scores.map((one) => one.total));
    return createElement("ul", { class: "bars" }, ...scores.map(({ total }, at) => createElement("li", {
      class: winners.includes(at + 1) ? "winner" : null, style: `--own: var(--gwt-seat-${at + 1}); --share: ${Math.max(0, total) / most}`,
    }, createElement("b", {}, capital(words.seat(at + 1))), createElement("span", {}, String(total).replace("-", "−")))));
  }

  // Why one of several with the same points has won.
  /** @param {Tie | null | undefined} tie */
  tie(tie) {
    if (!tie) return "";
    const { words } = this.table;
    const told = tie.numbers.map((one, at) => `${capital(words.seat(at + 1))} ${one.join(", ")}`).join(" · ");
    return createElement("p", { class: "tie" }, createElement("b", {}, `${words.label("tied")}. `), tie.sentence, ` (${told})`);
  }

  // The next game of a campaign, and a rematch.
  further() {
    const { viewer, info, words } = this.table;
    if (!viewer.plays) return [];
    const same = { game: info.game, packs: info.packs, setup: info.setup };
    /** @param {boolean} main */
    const rematch = (main) => this.again(words.label("rematch"), main, "rematch", (seating) => newTable({ ...same, ...seating }));
    const [number, games] = this.table.present.chapter ?? [1, 1];
    if (number === games) return [rematch(true)];
    const title = words.label("next-game", { number: number + 1, all: games });
    return [this.again(title, true, "next-game", (seating) => nextTable(viewer.connection, seating)), rematch(false)];
  }

  // A button for a new table with the same people; whoever plays alone sits there at once.
  /** @param {string} title @param {boolean} main @param {string} id @param {(seating: { seats: string[], names: string[], wait: string, watch: string }) => Promise<Made>} make */
  again(title, main, id, make) {
    const { words, info, viewer, layout } = this.table;
    const place = createElement("div");
    const act = async () => {
      button.disabled = true;
      const seats = info.seats.map(({ player }) => player);
      const names = info.seats.map(({ name }) => name);
      try {
        const { links } = await make({ seats, names, wait: info.wait, watch: info.watch });
        if (ALONE) go(onThisDevice(links));
        else if (seats.filter((one) => one === PERSON).length === 1) go(links.seats[viewer.seat - 1] ?? links.host);
        else place.replaceChildren(...tableLinks(words, links, seats, names));
      } catch (error) {
        layout.warn(words.refusal(error));
        button.disabled = false;
      }
    };
    const button = createElement("button", { type: "button", class: main ? "main" : null, "data-do": id, onclick: act }, title);
    return createElement("div", { class: "deed" }, button, place);
  }
}
