// The time that whoever looks on has left to choose, at a table that limits it.
import { createElement } from "./dom.js";
import { formatDuration } from "./time-limit.js";

/** @import { Table } from "./table.js" */
/** @import { TextCatalog } from "./page-texts.js" */

const [SECOND, MINUTE, HOUR] = [1000, 60000, 3600000];
// From so little time on it is marked.
const SHORT = 2 * MINUTE;

// As minutes and seconds; what is longer than two hours in the words of the page.
/** @param {TextCatalog} words @param {number} left */
export const formatTimeLeft = (words, left) => {
  if (left > 2 * HOUR) return formatDuration(words, Math.floor(left / HOUR) * 3600);
  const seconds = Math.ceil(left / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
};

export class Countdown {
  /** @type {ReturnType<typeof setTimeout> | undefined} */ next;
  // When the time is over, by the clock of the page.
  /** @type {number} */ end;

  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    this.root = createElement("p", { class: "clock", role: "timer", hidden: true });
  }

  stop() {
    clearTimeout(this.next);
    this.root.hidden = true;
  }

  // Asks the server how much time is left, if something is asked now and has a limit.
  async ask() {
    const { viewer, info, words } = this.table;
    this.stop();
    if (!viewer.acts || !info.pace?.allowed) return;
    const { last } = viewer;
    const { left } = await viewer.connection.get("", { language: words.language }).catch(() => ({ left: null }));
    if (left == null || viewer !== this.table.viewer || last !== viewer.last) return;
    // The clock of this device may go wrong, but a second is one here too.
    this.end = performance.now() + left * SECOND;
    this.tick();
  }

  tick() {
    clearTimeout(this.next);
    const { words } = this.table;
    const left = Math.max(0, this.end - performance.now());
    this.root.textContent = words.label("time-left", { name: formatTimeLeft(words, left) });
    this.root.classList.toggle("short", left < SHORT);
    this.root.hidden = false;
    if (left) this.next = setTimeout(() => this.tick(), left > 2 * HOUR ? MINUTE : SECOND);
  }
}
