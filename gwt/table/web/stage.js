// Which part of the table tells the options apart: that is the one to see when somebody is asked.

/** @typedef {{ targets?: string[] }} Aimed */

// The places that not all options share, or all places where the options share every one.
/** @param {Aimed[]} options @returns {Set<string>} */
export const tellingPlaces = (options) => {
  const placed = options.map((one) => one.targets ?? []).filter((targets) => targets.length);
  const names = [...new Set(placed.flat())];
  const telling = names.filter((name) => !placed.every((targets) => targets.includes(name)));
  return new Set(telling.length ? telling : names);
};

// The part with most places that tell the options apart; `rows` are those of printed actions, which come first.
// What a seat `holds` is always in sight. None if no part has such a place.
/** @template {{ has: (name: string) => boolean }} Part @param {Aimed[]} options @param {Part[]} parts */
export const stageOf = (options, parts, /** @type {string[]} */ rows = [], /** @type {Part[]} */ holds = []) => {
  const places = [...tellingPlaces(options)].filter((name) => !holds.some((part) => part.has(name)));
  /** @param {Part} part */
  const worth = (part) => [rows, places].map((names) => names.filter((name) => places.includes(name) && part.has(name)).length);
  /** @type {Part | null} */
  let best = null;
  let most = [0, 0];
  for (const part of parts) {
    const [first, all] = worth(part);
    if (first > most[0] || (first === most[0] && all > most[1])) [best, most] = [part, [first, all]];
  }
  return best;
};
