// Pieces that move: where each stands in the pictures, and how it goes from there to its new place.
import { drawn } from "./page.js";

// How near to a place a piece has to stand to belong to it, and how far it has to be to have moved, in units of
// the picture.
const [NEAR, LEAST] = [60, 2];
// A flight that lasts no longer than this is not seen, in milliseconds.
const SEEN = 50;
// How long a number takes to become another, in milliseconds.
const COUNTED = 700;
const EASE = "cubic-bezier(0.4, 0, 0.2, 1)";

export const isCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

// The motions of pieces that slide within their part.
const sliding = new Set();

// Measures the pictures as they are when all pieces have come to rest; returns what `measure()` does.
export const atRest = (measure) => {
  const moving = [...sliding];
  const times = moving.map((one) => one.currentTime);
  sliding.clear();
  for (const one of moving) one.currentTime = one.effect.getComputedTiming().endTime;
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
export const boxOf = (element) => {
  const box = element?.getBoundingClientRect();
  return box?.width ? box : null;
};

// Where the pieces of some parts of the table stand, by their name; those of a kind have the same name. Of those in
// `unseen` parts it is only known in which one they are.
export const piecesOf = (parts, unseen) => atRest(() => measured(parts, unseen));

const measured = (parts, unseen = []) => {
  const found = new Map();
  const add = (name, place) => {
    if (!found.has(name)) found.set(name, []);
    found.get(name).push({ name, ...place });
  };
  for (const part of parts) {
    const own = part.panel.svg.getScreenCTM()?.inverse();
    if (!own) continue;
    for (const element of part.panel.svg.querySelectorAll("[data-piece]")) {
      const { left, top, width, height } = element.getBoundingClientRect();
      if (!width) continue;
      const { x, y } = new DOMPoint(left + width / 2, top + height / 2).matrixTransform(own);
      add(element.dataset.piece, { part, element, row: part.frame[0], at: [x, y], size: [width * own.a, height * own.a], about: placesOf(element) });
    }
  }
  for (const part of unseen) {
    const row = part.frame[0];
    for (const [name, number] of part.panel.film.pieces(row)) {
      for (let at = 0; at < number; at += 1) add(name, { part, row, at: null, about: [] });
    }
  }
  return found;
};

// The names of the places that an element stands in.
const placesOf = (element) => {
  const names = [];
  for (let one = element.closest("[data-part]"); one; one = one.parentElement.closest("[data-part]")) names.push(one.dataset.part);
  return names;
};

// How far apart two places are; what is in another part is farther than all in the same one.
const far = (one, other) => {
  if (one.part !== other.part) return Number.MAX_SAFE_INTEGER;
  return one.at && other.at ? Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1]) : 0;
};

// Pairs the places of a piece, or of all of a kind, before and after: those that are nearest to each other first.
export const paired = (before, after) => {
  const pairs = before.flatMap((from) => after.map((to) => ({ from, to, way: far(from, to) })));
  pairs.sort((one, other) => one.way - other.way);
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
export const movesSince = (before, parts, unseen) => {
  const after = piecesOf(parts, unseen);
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) =>
    paired(before.get(name) ?? [], after.get(name) ?? []).filter(({ from, to }) => !from || !to || far(from, to) >= LEAST));
};

// Holds a piece where it was, or unseen if it comes from another part of the table or from a seat; gives the
// function that lets it go to where it is, in some milliseconds. What has left the table goes to the seat that took
// it. `where` gives the boxes of places and of seats on the page.
export const held = ({ from, to }, where) => {
  if (!to) return (time, seat) => fly(from, where.place(from), where.seat(seat), time);
  if (!to.at) return (time) => from && fly(from, where.place(from), where.place(to), time);
  const { element } = to;
  const comes = !from && element.dataset.seat;
  if (comes || (from && from.part !== to.part)) {
    const hidden = element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: 1, fill: "both" });
    return (time) => {
      const start = from ? where.place(from) : where.seat(Number(comes));
      fly(to, start, where.place(to), time).then(() => hidden.cancel());
    };
  }
  const motion = element.animate(slid(from, to), { duration: 1, fill: "backwards", easing: EASE });
  motion.pause();
  sliding.add(motion);
  motion.finished.catch(() => {}).then(() => sliding.delete(motion));
  return (time) => {
    motion.effect.updateTiming({ duration: time });
    motion.play();
  };
};

// The frames in which a piece slides within its part, or a new one comes in.
const slid = (from, { part, element, at }) => {
  const scale = element.getScreenCTM().a / part.panel.svg.getScreenCTM().a || 1;
  const [across, down] = from ? [(from.at[0] - at[0]) / scale, (from.at[1] - at[1]) / scale] : [0, -20];
  return [{ opacity: from ? 1 : 0, transform: `translate(${across}px, ${down}px)` }, { opacity: 1, transform: "none" }];
};

// Has a likeness of a piece fly above the page from one box to another, both in pixels of the page.
const fly = async ({ part, row, name }, start, end, time) => {
  if (!start || !end || time < SEEN) return;
  const likeness = part.panel.film.likeness(row, name);
  const layer = drawn("svg", { class: "gwt-picture gwt-flight", "aria-hidden": "true" }, likeness);
  document.body.append(layer);
  const box = likeness.getBBox();
  const at = ({ left, top, width, height }) => {
    const scale = Math.min(width / box.width, height / box.height);
    const [x, y] = [left + (width - box.width * scale) / 2 - box.x * scale, top + (height - box.height * scale) / 2 - box.y * scale];
    return { transform: `translate(${x}px, ${y}px) scale(${scale})` };
  };
  await likeness.animate([at(start), at(end)], { duration: time, easing: EASE }).finished.catch(() => {});
  layer.remove();
};

// A frame around the places of a part that something is about; those of another part go.
export const spot = (parts, names) => {
  for (const part of parts) part.panel.svg.querySelectorAll(".gwt-spot").forEach((one) => one.remove());
  for (const part of parts) {
    const boxes = names.flatMap((name) => part.boxes(name).slice(0, 1));
    for (const [left, top, right, bottom] of boxes) {
      part.panel.svg.append(drawn("rect", { class: "gwt-spot", x: left - 5, y: top - 5, width: right - left + 10, height: bottom - top + 10, rx: 10 }));
    }
    if (boxes.length) part.reveal(boxes);
  }
};

// Those of some moves that end at one of some places, or begin there and leave the table.
export const movesTo = (moves, names) => moves.filter(({ from, to }) => {
  if (!to?.at) return Boolean(from?.about.some((name) => names.includes(name)));
  const { part, at: [x, y] } = to;
  return names.some((name) => part.boxes(name).some(([left, top, right, bottom]) =>
    x > left - NEAR && x < right + NEAR && y > top - NEAR && y < bottom + NEAR));
});

// Each number of a text, such as both of "1/4".
const NUMBER = /-?\d+/g;
const numbers = (text) => (text.match(NUMBER) ?? []).map(Number);
// Whether two texts differ by their numbers only.
export const alike = (one, other) => one !== other && one.replace(NUMBER, "#") === other.replace(NUMBER, "#");

// Counts from the numbers of one text to those of another, where it is to be seen.
export const count = (shown, before, text) => {
  if (isCalm()) return;
  const start = performance.now();
  const [from, to] = [numbers(before), numbers(text)];
  const step = (now) => {
    const part = Math.min(1, Math.max(0, now - start) / COUNTED);
    let at = 0;
    const write = () => {
      const [first, last] = [from[at], to[at]];
      at += 1;
      return String(Math.round(first + (last - first) * part)).replace("-", "−");
    };
    shown.textContent = text.replace(NUMBER, write);
    if (part < 1 && shown.isConnected) requestAnimationFrame(step);
  };
  shown.textContent = before;
  requestAnimationFrame(step);
};
