// The sheet at the end of a game, and what can be played after it.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { ofTable } from "./loading.mjs";

const { Points } = await ofTable("points");

const words = {
  label: (id, gaps = {}) => [id, ...Object.values(gaps)].join(" "),
  seat: (seat) => ["Ann", "Ben"][seat - 1],
};
const SCORES = [{ dollars: 4, cards: 12, total: 16 }, { dollars: 9, cards: 3, total: 12 }];

let table;
beforeEach(() => {
  document.body.replaceChildren();
  const viewer = { last: 40, plays: true, seat: 1, moments: new Map() };
  table = {
    words, viewer, present: { scores: SCORES, winners: [1], tie: null, chapter: null },
    info: { categories: [{ id: "cards", name: "cattle cards" }], seats: [{}, {}], packs: [] },
    analysis: { button: () => "" }, timeline: { film: null },
  };
});
const boxes = () => document.body.querySelectorAll("dialog");
const rows = (box) => box.querySelectorAll("tr").map((row) => row.children.map((one) => one.textContent));

test("the sheet has a row for each category by its name, and the total last", () => {
  new Points(table).score();
  const [box] = boxes();

  assert.deepEqual(rows(box), [["", "Ann", "Ben"], ["Dollars", "4", "9"], ["Cattle cards", "12", "3"], ["Total", "16", "12"]]);
  assert.equal(box.getAttribute("aria-label"), "has-won Ann");
  assert.deepEqual(box.querySelectorAll("th.winner").map((one) => one.textContent), ["Ann"]);
});

test("it is shown once, and again if the end was taken back and reached anew", () => {
  const points = new Points(table);
  points.score();
  points.score();
  assert.equal(boxes().length, 1);
  table.viewer.last = 41;
  points.score();

  assert.equal(boxes().length, 2);
});

test("while nobody has scores there is no sheet", () => {
  table.present.scores = null;
  new Points(table).score();

  assert.deepEqual(boxes(), []);
});

test("several winners are named together, and a game that nobody wins is over", () => {
  table.present.winners = [1, 2];
  new Points(table).score();
  table.present.winners = undefined;
  table.viewer.last = 41;
  new Points(table).score();

  assert.deepEqual(boxes().map((one) => one.getAttribute("aria-label")), ["have-won Ann, Ben", "over"]);
});

test("bars share the width by the best total, and no points make no bar", () => {
  const shares = (...totals) => new Points(table).bars(totals.map((total) => ({ total })), []).children.map((one) => one.style.cssText.split("--share: ")[1]);

  assert.deepEqual(shares(20, 5), ["1", "0.25"]);
  assert.deepEqual(shares(-4, 0), ["0", "0"]);
});

test("what broke a tie is told with the numbers of each seat", () => {
  const told = new Points(table).tie({ sentence: "Most dollars win", numbers: [[4, 1], [3, 7]] });

  assert.equal(told.textContent, "tied. Most dollars win (Ann 4, 1 · Ben 3, 7)");
  assert.equal(new Points(table).tie(null), "");
});

test("after a game of a campaign the next one is offered before a rematch, but not after the last", () => {
  const offered = (chapter) => {
    table.present.chapter = chapter;
    return new Points(table).further().map((one) => one.querySelector("button").textContent);
  };

  assert.deepEqual(offered([1, 3]), ["next-game 2 3", "rematch"]);
  assert.deepEqual(offered([3, 3]), ["rematch"]);
  assert.deepEqual(offered(null), ["rematch"]);
  table.viewer.plays = false;
  assert.deepEqual(offered([1, 3]), []);
});
