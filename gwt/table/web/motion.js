// Pieces that move: where each stands in the pictures, and how it goes from there to its new place.
import "./page.js";

const { drawn } = globalThis.gwt;
// How near to a place a piece has to stand to belong to it, in units of the picture.
const NEAR = 60;
// How long a number takes to become another, in milliseconds.
const COUNTED = 700;
const EASE = "cubic-bezier(0.4, 0, 0.2, 1)";

export const isCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

// The pieces of some parts of the table by their name, each with its part, its element and its middle there.
export const piecesOf = (parts) => {
  const found = new Map();
  for (const part of parts) {
    const own = part.panel.svg.getScreenCTM()?.inverse();
    if (!own) continue;
    for (const element of part.panel.svg.querySelectorAll("[data-piece]")) {
      const { left, top, width, height } = element.getBoundingClientRect();
      const { x, y } = new DOMPoint(left + width / 2, top + height / 2).matrixTransform(own);
      const scale = Math.abs(own.a * element.getScreenCTM().a) || 1;
      found.set(element.dataset.piece, { part, element, at: [x, y], scale });
    }
  }
  return found;
};

// What is elsewhere than before, or new, by the name of its piece: where it is now, and how it gets there.
export const movesSince = (before, parts) => {
  const moves = new Map();
  for (const [name, { part, element, at, scale }] of piecesOf(parts)) {
    const old = before.get(name);
    const [across, down] = old ? [(old.at[0] - at[0]) / scale, (old.at[1] - at[1]) / scale] : [0, -20];
    if (old && (old.part !== part || Math.hypot(across, down) < 2)) continue;
    const from = { opacity: old ? 1 : 0, transform: `translate(${across}px, ${down}px)` };
    moves.set(name, { part, at, element, frames: [from, { opacity: 1, transform: "none" }] });
  }
  return moves;
};

// Holds a piece where it was; gives the function that lets it go to where it is, in some milliseconds.
export const held = ({ element, frames }) => {
  const motion = element.animate(frames, { duration: 1, fill: "both", easing: EASE });
  motion.pause();
  return (time) => {
    motion.effect.updateTiming({ duration: time, fill: "backwards" });
    motion.play();
  };
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

// The names of those moves that are to be seen and end at one of some places.
export const movesTo = (moves, names) => [...moves].filter(([, { part, at: [x, y] }]) =>
  !part.isAway && names.some((name) => part.boxes(name).some(([left, top, right, bottom]) =>
    x > left - NEAR && x < right + NEAR && y > top - NEAR && y < bottom + NEAR))).map(([name]) => name);

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
