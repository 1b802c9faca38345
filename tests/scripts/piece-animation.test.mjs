// How pieces that are elsewhere than before are told from those that are gone or new.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ofTable } from "./loading.mjs";

const { movesTo, pairPieces } = await ofTable("piece-animation");

const part = { boxes: (name) => (name === "jobs" ? [[100, 100, 200, 140]] : []) };
const other = { boxes: () => [] };
const at = (x, y, more = {}) => ({ part, at: [x, y], about: [], ...more });

test("pieces of a kind are paired with the places that are nearest", () => {
  const [left, right] = [at(0, 0), at(100, 0)];
  const [near, far] = [at(110, 0), at(40, 0)];

  assert.deepEqual(pairPieces([left, right], [near, far]), [{ from: right, to: near }, { from: left, to: far }]);
});

test("the nearest pair comes first, even if another piece then goes a long way", () => {
  const [first, second] = [at(0, 0), at(10, 0)];
  const [close, distant] = [at(9, 0), at(500, 0)];

  assert.deepEqual(pairPieces([first, second], [close, distant]), [{ from: second, to: close }, { from: first, to: distant }]);
});

test("a piece in the same part is taken before one in another", () => {
  const elsewhere = at(0, 0, { part: other });
  const here = at(900, 900);
  const now = at(0, 0);

  assert.deepEqual(pairPieces([elsewhere, here], [now]), [{ from: here, to: now }, { from: elsewhere, to: null }]);
});

test("what has no counterpart is gone or new", () => {
  const [stays, goes, comes] = [at(0, 0), at(50, 0), at(0, 80)];

  assert.deepEqual(pairPieces([stays, goes], [stays]), [{ from: stays, to: stays }, { from: goes, to: null }]);
  assert.deepEqual(pairPieces([], [comes]), [{ from: null, to: comes }]);
});

test("a place that is not seen is as near as any in its part", () => {
  const unseen = at(0, 0, { at: null });
  const now = at(700, 0);

  assert.deepEqual(pairPieces([unseen], [now]), [{ from: unseen, to: now }]);
});

test("a move belongs to a place if it ends near a box of it", () => {
  const near = { from: null, to: at(205, 195) };
  const apart = { from: null, to: at(205, 205) };

  assert.deepEqual(movesTo([near, apart], ["jobs"]), [near]);
  assert.deepEqual(movesTo([near, apart], ["trail"]), []);
});

test("what has left the table belongs to the place in which it stood", () => {
  const gone = { from: at(0, 0, { about: ["jobs", "board"] }), to: null };

  assert.deepEqual(movesTo([gone], ["board"]), [gone]);
  assert.deepEqual(movesTo([gone], ["trail"]), []);
});
