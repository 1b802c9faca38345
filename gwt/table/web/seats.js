// Who sits at the table: a strip with what each has, and what each has built in a box.
import "./page.js";
import "./stage.js";
import { dialog } from "./dialog.js";

const { element, capital, Panel } = globalThis.gwt;
// Columns of the table of seats that have room in the strip.
const COLUMNS = 4;

export class Seats {
  constructor(table) {
    this.table = table;
    this.root = element("ul", { class: "seats" });
  }

  draw() {
    this.root.replaceChildren(...(this.table.info.seats ?? []).map((one) => this.seat(one)));
  }

  seat({ seat, here, player }) {
    const { words, chair, reel } = this.table;
    const { present } = chair;
    const own = seat === chair.seat;
    const points = present?.points?.[seat - 1];
    const cells = (reel.film?.columns ?? []).slice(0, COLUMNS).map(({ name, cells: texts }) => `${name} ${texts[seat - 1]}`);
    const state = player === "human" ? words.label(here ? "here" : "away") : player;
    const acts = present?.wait ? own : present?.seat === seat;
    return element("li", { class: [own && "own", acts && "acting"].filter(Boolean).join(" ") || null, style: `--own: var(--gwt-seat-${seat})` },
      element("button", { type: "button", title: words.label("show-seat", { seat: words.seat(seat) }), onclick: () => this.show(seat) },
        element("b", {}, capital(words.seat(seat))), own ? element("em", {}, ` (${words.label("you")})`) : "",
        element("small", {}, ` ${state}`),
        element("span", { class: "cells" }, [points === undefined ? "" : `★ ${String(points).replace("-", "−")}`, ...cells].filter(Boolean).join(" · "))));
  }

  show(seat) {
    const { board, words, reel } = this.table;
    const part = board.of(seat);
    if (!part) return;
    const panel = new Panel(board.album);
    panel.turn(part.frame);
    panel.svg.setAttribute("aria-label", part.title.textContent);
    const rows = reel.film.columns.map(({ name, cells }) => element("li", {}, `${name}: `, element("b", {}, cells[seat - 1])));
    dialog(words, capital(words.seat(seat)), panel.svg, element("ul", { class: "columns" }, ...rows));
  }
}
