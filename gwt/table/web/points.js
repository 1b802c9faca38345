// The points: a graph of how they came, and the sheet at the end.
import "./page.js";
import "./graph.js";
import { dialog } from "./dialog.js";

const { element, capital, Graph } = globalThis.gwt;

export class Points {
  constructor(table) {
    this.table = table;
  }

  // The graph up to now, each step of which leads to its moment; and the table in words.
  show() {
    const { words, chair, info, reel } = this.table;
    const moments = [...chair.moments.values()].filter((one) => one.points);
    const lines = element("ul", { class: "lines" }, ...(reel.film?.lines ?? []).map((one) => element("li", {}, one)));
    const inWords = element("details", {}, element("summary", {}, words.label("in-words")), lines);
    if (moments.length < 2) return dialog(words, words.label("points"), inWords);
    const graph = new Graph(words, info.seats.length, (step) => {
      box.close();
      reel.look(moments[step].number);
    });
    graph.draw({ points: moments.map((one) => one.points) });
    graph.mark(moments.length - 1, Math.max(0, moments.length - 2), chair.present.over);
    const box = dialog(words, words.label("points"), graph.root, inWords);
    return box;
  }

  // The sheet of a game that is over, once.
  score() {
    const { words, chair, info } = this.table;
    const { scores, winners } = chair.present;
    if (!scores || this.scored === chair.last) return;
    this.scored = chair.last;
    const names = Object.fromEntries((info.categories ?? []).map(({ id, name }) => [id, name]));
    const row = (name, points, tag = "td") => element("tr", {}, element("th", { scope: "row" }, name), ...points.map((one) => element(tag, {}, String(one))));
    const rows = Object.keys(scores[0]).filter((id) => id !== "total").map((id) => row(capital(names[id] ?? id), scores.map((one) => one[id])));
    rows.push(row(words.label("total"), scores.map((one) => one.total), "th"));
    const head = element("tr", {}, element("td", {}), ...scores.map((_, at) => element("th", { scope: "col", class: winners?.includes(at + 1) ? "winner" : null }, words.seat(at + 1))));
    dialog(words, words.label("over"), element("div", { class: "scores" }, element("table", {}, element("thead", {}, head), element("tbody", {}, ...rows))));
  }
}
