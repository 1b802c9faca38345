// Several seats on one device: between two of them everything is hidden until whoever is next looks alone.
import { createElement, capital } from "./dom.js";
import { dialog } from "./dialog.js";

/** @import { Viewer } from "./viewer.js" */
/** @import { Table } from "./table.js" */

export class HotSeat {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    this.passing = false;
  }

  // Asks for the device to be passed to a viewer, unless something is still asked of the present one.
  /** @param {Viewer} viewer */
  pass(viewer) {
    const { words } = this.table;
    if (this.table.viewer.acts || this.passing) return;
    this.passing = true;
    const box = dialog(words, words.label("pass", { seat: capital(words.seat(viewer.seat)) }),
      createElement("p", {}, createElement("button", { type: "button", class: "main", autofocus: true, onclick: () => box.close() }, words.label("look"))));
    box.classList.add("curtain");
    box.querySelector(".close")?.remove();
    box.addEventListener("cancel", (event) => event.preventDefault());
    box.addEventListener("close", () => {
      this.passing = false;
      this.table.sit(viewer);
    });
  }
}
