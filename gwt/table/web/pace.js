// How long who is asked may take at a table, in a game over days.
import { element } from "./page.js";
import { field, select } from "./dialog.js";

const [MINUTE, HOUR, DAY] = [60, 3600, 86400];
const REMIND = [0, HOUR, 4 * HOUR, 12 * HOUR, DAY, 2 * DAY, 3 * DAY];
const ALLOWED = [0, 5 * MINUTE, 15 * MINUTE, HOUR, 8 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY];

export const lasting = (words, seconds) => {
  if (seconds % DAY === 0 && seconds >= 2 * DAY) return words.label("days", { number: seconds / DAY });
  if (seconds % HOUR === 0 && seconds > HOUR) return words.label("hours", { number: seconds / HOUR });
  return words.label("minutes", { number: Math.round(seconds / MINUTE) });
};

// Fields for a `pace`, which they change; `changed()` is called when they have.
export const paceFields = (words, pace, players, changed = () => {}) => {
  const times = (known, none) => [...new Set([...known])].map((one) => [String(one), one ? lasting(words, one) : words.label(none)]);
  const set = (name, read) => (value) => {
    pace[name] = read(value);
    if (!pace.allowed) pace.stand_in = "";
    stand.disabled = !pace.allowed;
    stand.value = pace.stand_in;
    changed();
  };
  const stand = select([["", words.label("stand-in-nobody")], ...players.map((one) => [one, words.label("stand-in-player", { player: words.player(one) })])], pace.stand_in, set("stand_in", String));
  stand.disabled = !pace.allowed;
  return [
    element("p", { class: "quiet" }, words.label("pace-how")),
    field(words.label("remind"), select(times([...REMIND, pace.remind], "never"), String(pace.remind), set("remind", Number))),
    field(words.label("allowed"), select(times([...ALLOWED, pace.allowed], "any-time"), String(pace.allowed), set("allowed", Number))),
    field(words.label("stand-in"), stand),
  ];
};

export const noPace = () => ({ remind: 0, allowed: 0, stand_in: "" });
