// Pieces that move: where each stands in the pictures, and how it goes from there to its new place.
import { createSvg } from "./dom.js";

/** @import { Part } from "./board.js" */
/** @import { Box, Point } from "./data.d.ts" */

// Where a piece stands: in which part with which picture, its middle and size there, and the places that it is in.
// Of one in a part that is not seen only that part is known.
/** @typedef {{ name: string, part: Part, row: number, at: Point | null, about: string[], size?: Point, element?: SVGGraphicsElement }} Place */
// A piece that is elsewhere than before, that is gone, or that is new.
/** @typedef {{ from: Place | null, to: Place | null }} Move */
// A box on the page.
/** @typedef {{ left: number, top: number, width: number, height: number }} Rect */
// Lets a piece go, in some milliseconds; what has left the table goes to a seat.
/** @typedef {(time: number, seat?: number) => void} Go */
// Finds the boxes of places and of seats.
/** @typedef {{ place(one: Place): Rect | null, seat(seat: number): Rect | null }} Where */

// How near to a place a piece has to stand to belong to it, and how far it has to be to have moved, in units of
// the picture.
const [NEAR, LEAST] = [60, 2];
// A flight that lasts no longer than this is not seen, in milliseconds.
const SEEN = 50;
const EASE = "cubic-bezier(0.4, 0, 0.2, 1)";

export const prefersReducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

// The motions of pieces that slide within their part.
/** @type {Set<Animation>} */
const sliding = new Set();

// Measures the pictures as they are when all pieces have come to rest; returns what `measure()` does.
/** @template Found @param {() => Found} measure @returns {Found} */
export const atRest = (measure) => {
  const moving = [...sliding];
  const times = moving.map((one) => one.currentTime);
  sliding.clear();
  for (const one of moving) one.currentTime = one.effect?.getComputedTiming().endTime ?? null;
  try {
    return measure();
  } finally {
    moving.forEach((one, at) => {
      one.currentTime = times[at];
      sliding.add(one);
    });
  }
};

// The box of an element on the page, if it is to be seen.
/** @param {Element | null | undefined} element */
export const boxOf = (element) => {
  const box = element?.getBoundingClientRect();
  return box?.width ? box : null;
};

// Where the pieces of some parts of the table stand, by their name; those of a kind have the same name. Of those in
// `unseen` parts it is only known in which one they are.
/** @param {Part[]} parts @param {Part[]} [unseen] */
export const piecesOf = (parts, unseen) => atRest(() => measured(parts, unseen));

/** @param {Part[]} parts @param {Part[]} unseen @returns {Map<string, Place[]>} */
const measured = (parts, unseen = []) => {
  /** @type {Map<string, Place[]>} */
  const found = new Map();
  /** @param {string} name @param {Omit<Place, "name">} place */
  const add = (name, place) => {
    const known = found.get(name) ?? [];
    found.set(name, known);
    known.push({ name, ...place });
  };
  for (const part of parts) {
    const own = part.panel.svg.getScreenCTM()?.inverse();
    if (!own) continue;
    for (const element of /** @type {NodeListOf<SVGGraphicsElement>} */ (part.panel.svg.querySelectorAll("[data-piece]"))) {
      const { left, top, width, height } = element.getBoundingClientRect();
      if (!width) continue;
      const { x, y } = new DOMPoint(left + width / 2, top + height / 2).matrixTransform(own);
      add(element.dataset.piece ?? "", { part, element, row: part.frame[0], at: [x, y], size: [width * own.a, height * own.a], about: placesOf(element) });
    }
  }
  for (const part of unseen) {
    const row = part.frame[0];
    for (const [name, number] of part.archive.pieces(row)) {
      for (let at = 0; at < number; at += 1) add(name, { part, row, at: null, about: [] });
    }
  }
  return found;
};

// The names of the places that an element stands in.
/** @param {Element | null} element */
export const placesOf = (element) => {
  /** @type {string[]} */
  const names = [];
  for (let one = element?.closest("[data-part]"); one; one = one.parentElement?.closest("[data-part]")) names.push(one.getAttribute("data-part") ?? "");
  return names;
};

// How far apart two places are; what is in another part is farther than all in the same one.
/** @param {Pick<Place, "part" | "at">} one @param {Pick<Place, "part" | "at">} other */
const far = (one, other) => {
  if (one.part !== other.part) return Number.MAX_SAFE_INTEGER;
  return one.at && other.at ? Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1]) : 0;
};

// Pairs the places of a piece, or of all of a kind, before and after: those that are nearest to each other first.
/** @param {Place[]} before @param {Place[]} after @returns {Move[]} */
export const pairPieces = (before, after) => {
  const pairs = before.flatMap((from) => after.map((to) => ({ from, to, way: far(from, to) })));
  pairs.sort((one, other) => one.way - other.way);
  /** @type {[Move[], Set<Place>]} */
  const [found, used] = [[], new Set()];
  for (const { from, to } of pairs) {
    if (used.has(from) || used.has(to)) continue;
    used.add(from).add(to);
    found.push({ from, to });
  }
  return [
    ...found,
    ...before.filter((one) => !used.has(one)).map((from) => ({ from, to: null })),
    ...after.filter((one) => !used.has(one)).map((to) => ({ from: null, to })),
  ];
};

// What is elsewhere than before, gone or new: where each piece was and where it is now.
/** @param {Map<string, Place[]>} before @param {Part[]} parts @param {Part[]} [unseen] */
export const movesSince = (before, parts, unseen) => {
  const after = piecesOf(parts, unseen);
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) =>
    pairPieces(before.get(name) ?? [], after.get(name) ?? []).filter(({ from, to }) => !from || !to || far(from, to) >= LEAST));
};

// Holds pieces where they were, or unseen if they come from another part of the table or from a seat; gives the
// functions that let them go to where they are, in some milliseconds. What has left the table goes to the seat that
// took it. `where` gives the boxes of places and of seats on the page.
/** @param {Move[]} moves @param {Where} where @returns {Map<Move, Go>} */
export const preparePieceMotions = (moves, where) => {
  // All are measured before any is held, for each that is held lays the picture out anew.
  const slides = moves.map(({ from, to }) => (to?.at && to.element ? slid(from?.at ?? null, to.part, to.element, to.at) : []));
  return new Map(moves.map((move, at) => [move, prepare(move, slides[at], where)]));
};

/** @param {Move} move @param {Keyframe[]} slide @param {Where} where @returns {Go} */
const prepare = ({ from, to }, slide, where) => {
  if (!to) return (time, seat) => from && fly(from, where.place(from), seat === undefined ? null : where.seat(seat), time);
  const { element } = to;
  if (!to.at || !element) return (time) => from && fly(from, where.place(from), where.place(to), time);
  const comes = !from && element.dataset.seat;
  if (comes || (from && from.part !== to.part)) {
    const hidden = element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: 1, fill: "both" });
    return (time) => {
      const start = from ? where.place(from) : where.seat(Number(comes));
      fly(to, start, where.place(to), time).then(() => hidden.cancel());
    };
  }
  const motion = element.animate(slide, { duration: 1, fill: "backwards", easing: EASE });
  motion.pause();
  sliding.add(motion);
  motion.finished.catch(() => {}).then(() => sliding.delete(motion));
  return (time) => {
    motion.effect?.updateTiming({ duration: time });
    motion.play();
  };
};

// The frames in which a piece slides within its part, or a new one comes in.
/** @param {Point | null} from @param {Part} part @param {SVGGraphicsElement} element @param {Point} at */
const slid = (from, part, element, at) => {
  const [own, whole] = [element.getScreenCTM(), part.panel.svg.getScreenCTM()];
  const scale = (own && whole && own.a / whole.a) || 1;
  const [across, down] = from ? [(from[0] - at[0]) / scale, (from[1] - at[1]) / scale] : [0, -20];
  return [{ opacity: from ? 1 : 0, transform: `translate(${across}px, ${down}px)` }, { opacity: 1, transform: "none" }];
};

// Has a likeness of a piece fly above the page from one box to another, both in pixels of the page.
/** @param {Place} place @param {Rect | null} start @param {Rect | null} end @param {number} time */
const fly = async ({ part, row, name }, start, end, time) => {
  if (!start || !end || time < SEEN) return;
  const likeness = part.archive.likeness(row, name);
  if (!likeness) return;
  const layer = createSvg("svg", { class: "gwt-picture gwt-flight", "aria-hidden": "true" }, likeness);
  document.body.append(layer);
  const box = likeness.getBBox();
  /** @param {Rect} rect */
  const at = ({ left, top, width, height }) => {
    const scale = Math.min(width / box.width, height / box.height);
    const [x, y] = [left + (width - box.width * scale) / 2 - box.x * scale, top + (height - box.height * scale) / 2 - box.y * scale];
    return { transform: `translate(${x}px, ${y}px) scale(${scale})` };
  };
  await likeness.animate([at(start), at(end)], { duration: time, easing: EASE }).finished.catch(() => {});
  layer.remove();
};

// A frame around the places of a part that something is about; those of another part go.
/** @param {Part[]} parts @param {string[]} names */
export const spot = (parts, names) => {
  const found = parts.map((part) => names.flatMap((name) => part.boxes(name).slice(0, 1)));
  parts.forEach((part, at) => {
    const boxes = found[at];
    part.panel.svg.querySelectorAll(".gwt-spot").forEach((one) => one.remove());
    for (const [left, top, right, bottom] of boxes) {
      part.panel.svg.append(createSvg("rect", { class: "gwt-spot", x: left - 5, y: top - 5, width: right - left + 10, height: bottom - top + 10, rx: 10 }));
    }
    if (boxes.length) part.reveal(boxes);
  });
};

// Those of some moves that end at one of some places, or begin there and leave the table.
/** @param {Move[]} moves @param {string[]} names */
export const movesTo = (moves, names) => moves.filter(({ from, to }) => {
  if (!to?.at) return Boolean(from?.about.some((name) => names.includes(name)));
  const { part, at: [x, y] } = to;
  return names.some((name) => part.boxes(name).some(([left, top, right, bottom]) =>
    x > left - NEAR && x < right + NEAR && y > top - NEAR && y < bottom + NEAR));
});
