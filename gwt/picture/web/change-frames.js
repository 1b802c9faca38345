// Frames around what has changed in a picture, and dashed ones where something is gone.
import { createSvg } from "./dom.js";

/** @import { Changes } from "./frame-table.js" */
/** @import { Box } from "./data.d.ts" */

const ROOM = 5;
// A larger share of the picture than this has not changed but is drawn anew.
const MOST = 0.15;

/** @type {(box: Box, by: number) => Box} */
const grown = ([left, top, right, bottom], by) => [left - by, top - by, right + by, bottom + by];
/** @type {(one: Box, other: Box) => boolean} */
const touch = (one, other) =>
  one[0] <= other[2] && other[0] <= one[2] && one[1] <= other[3] && other[1] <= one[3];
/** @type {(one: Box, other: Box) => Box} */
const union = (one, other) => [
  Math.min(one[0], other[0]), Math.min(one[1], other[1]),
  Math.max(one[2], other[2]), Math.max(one[3], other[3]),
];

// Joins boxes that touch until none does.
/** @param {Box[]} boxes */
const joined = (boxes) => {
  /** @type {Box[]} */
  const apart = [];
  for (let box of boxes) {
    for (let at = apart.findIndex((one) => touch(one, box)); at >= 0; at = apart.findIndex((one) => touch(one, box))) {
      box = union(box, apart[at]);
      apart.splice(at, 1);
    }
    apart.push(box);
  }
  return apart;
};

// Puts the marks of some changes into a group over the picture, and gives their boxes in its units: those
// of new things, or else of changed ones, or else of those that are gone.
/** @param {SVGSVGElement} svg @param {SVGElement} layer @param {Changes} changes @returns {Box[]} */
export const frameChanges = (svg, layer, changes) => {
  layer.replaceChildren();
  const { width: wide, height: high } = svg.viewBox.baseVal;
  const matrix = svg.getScreenCTM()?.inverse();
  if (!matrix) return [];
  /** @type {(rect: DOMRect) => Box} */
  const box = (rect) => {
    const [a, b] = [
      new DOMPoint(rect.left, rect.top).matrixTransform(matrix),
      new DOMPoint(rect.right, rect.bottom).matrixTransform(matrix),
    ];
    return [a.x, a.y, b.x, b.y];
  };
  // Titles and empty groups have no size.
  /** @param {DOMRect[]} rects */
  const boxes = (rects) => {
    const found = rects.filter((one) => one.width && one.height).map(box);
    const small = found.filter(([left, top, right, bottom]) => (right - left) * (bottom - top) < MOST * wide * high);
    return joined(small.map((one) => grown(one, ROOM)));
  };
  /** @param {Box[]} rects @param {string} kind */
  const draw = (rects, kind) => {
    for (const [left, top, right, bottom] of rects) {
      layer.append(createSvg("rect", {
        class: kind, x: left, y: top, width: right - left, height: bottom - top, rx: 7,
      }));
    }
  };
  /** @param {Element[]} elements */
  const places = (elements) => elements.map((one) => one.getBoundingClientRect());
  const added = boxes(places(changes.added));
  const fresh = boxes(places([...changes.added, ...changes.fresh]));
  const gone = boxes(changes.gone).filter((one) => !fresh.some((other) => touch(one, other)));
  draw(gone, "gwt-gone");
  draw(fresh, "gwt-changed");
  return [added, fresh, gone].find((one) => one.length) || [];
};
