// How long who is asked may take at a table, in a game over days.
import { createElement } from "./dom.js";
import { field, select } from "./dialog.js";

/** @import { Pace } from "./wire.d.ts" */
/** @import { TextCatalog } from "./page-texts.js" */

const [MINUTE, HOUR, DAY] = [60, 3600, 86400];
const REMIND = [0, HOUR, 4 * HOUR, 12 * HOUR, DAY, 2 * DAY, 3 * DAY];
const ALLOWED = [0, 5 * MINUTE, 15 * MINUTE, HOUR, 8 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY];

/** @param {TextCatalog} words @param {number} seconds */
export const formatDuration = (words, seconds) => {
  if (seconds % DAY === 0 && seconds >= 2 * DAY) return words.label("days", { number: seconds / DAY });
  if (seconds % HOUR === 0 && seconds > HOUR) return words.label("hours", { number: seconds / HOUR });
  return words.label("minutes", { number: Math.round(seconds / MINUTE) });
};

// Fields for a `pace`, which they change; `changed()` is called when they have.
/** @param {TextCatalog} words @param {Pace} pace @param {string[]} players @param {() => void} changed */
export const paceFields = (words, pace, players, changed = () => {}) => {
  /** @param {number[]} known @param {string} none @returns {[string, string][]} */
  const times = (known, none) => [...new Set(known)].map((one) => [String(one), one ? formatDuration(words, one) : words.label(none)]);
  /** @param {(value: string) => void} take @returns {(value: string) => void} */
  const set = (take) => (value) => {
    take(value);
    if (!pace.allowed) pace.stand_in = "";
    stand.disabled = !pace.allowed;
    stand.value = pace.stand_in;
    changed();
  };
  /** @type {[string, string][]} */
  const standIns = words.levels(players).map((one) => [one, words.label("stand-in-player", { player: words.player(one) })]);
  const stand = select([["", words.label("stand-in-nobody")], ...standIns], pace.stand_in, set((value) => { pace.stand_in = value; }));
  stand.disabled = !pace.allowed;
  return [
    createElement("p", { class: "quiet" }, words.label("pace-how")),
    field(words.label("remind"), select(times([...REMIND, pace.remind], "never"), String(pace.remind), set((value) => { pace.remind = Number(value); }))),
    field(words.label("allowed"), select(times([...ALLOWED, pace.allowed], "any-time"), String(pace.allowed), set((value) => { pace.allowed = Number(value); }))),
    field(words.label("stand-in"), stand),
  ];
};

/** @returns {Pace} */
export const noPace = () => ({ remind: 0, allowed: 0, stand_in: "" });
