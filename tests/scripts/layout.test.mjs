// Where everything is on the page: what is said at the top, and the sheets of a phone.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { ofPictures, ofTable } from "./loading.mjs";

const { Layout } = await ofTable("layout");
const { createElement } = await ofPictures("dom");

const words = {
  whenever: (write) => write(),
  label: (id, { turn = "" } = {}) => [id, turn].filter(Boolean).join(" "),
};

// A part of the table that a seat has, which notes the room that it is given.
const part = (id) => {
  const made = { id, root: createElement("section", { class: "part" }), fits: [], measure: () => null, settle: () => {} };
  made.fit = (width, height) => made.fits.push([width, height]);
  return made;
};

let layout, table;
beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  const board = { root: createElement("div", { class: "board" }), held: createElement("div"), tabs: createElement("div"), narrow: false, mine: [part("hand"), part("town")], arranged: 0 };
  board.arrange = () => { board.arranged += 1; };
  board.point = (number) => { board.pointed = number; };
  const options = { root: createElement("div"), selected: null };
  table = {
    words, board, options, log: { root: createElement("div") }, seats: { root: createElement("div") }, countdown: { root: createElement("p") },
    timeline: { root: createElement("div"), lastEvents: createElement("p") }, info: { title: "A game" },
    decisionPanel: { status: createElement("p"), root: createElement("div"), menu: { root: createElement("div") } },
  };
  layout = new Layout(document.body, table, []);
});
const sheets = () => layout.sheets.children.map((one) => one.textContent);
const pressed = () => layout.sheets.children.filter((one) => one.getAttribute("aria-pressed") === "true").map((one) => one.textContent);

test("the turn is told, or the game before the first one", () => {
  layout.writeTurn({ turn: 5, number: 12 });
  assert.equal(layout.turn.textContent, "turn 5");
  assert.equal(layout.root.dataset.moment, "12");
  layout.writeTurn({ turn: 0, number: 0 });

  assert.equal(layout.turn.textContent, "A game");
});

test("a table for tests says so, and one of which somebody may know what is hidden, unless it is looked through", () => {
  const told = [{ test: true, known: true }, { known: true }, { known: true, study: true }, {}].map((info) => {
    Object.assign(table, { info });
    layout.writeTurn({ turn: 1, number: 1 });
    return [layout.turn.textContent, layout.turn.title];
  });

  assert.deepEqual(told, [["turn 1 · test-table", ""], ["turn 1 · known", "known-how"], ["turn 1", ""], ["turn 1", ""]]);
});

test("a warning stays for twelve seconds, and each one as long as if it were the first", () => {
  layout.warn("one");
  mock.timers.tick(11000);
  layout.warn("two");
  mock.timers.tick(11000);
  assert.equal(layout.warning.textContent, "two");
  mock.timers.tick(1000);

  assert.equal(layout.warning.textContent, "");
});

test("a screen reader is told one thing at a time, or more of the same", () => {
  layout.say("Your turn.");
  layout.say("Three options.", true);
  layout.say("");
  assert.deepEqual(layout.live.children.map((one) => one.textContent), ["Your turn.", "Three options."]);
  layout.say("Ann moved.");
  assert.deepEqual(layout.live.children.map((one) => one.textContent), ["Ann moved."]);
  layout.hush();

  assert.equal(layout.live.textContent, "");
});

test("a lost connection is told until it is there again", () => {
  layout.showConnection("lost");
  assert.deepEqual([layout.connection.hidden, layout.connection.textContent], [false, "lost"]);
  layout.showConnection();

  assert.deepEqual([layout.connection.hidden, layout.connection.textContent], [true, ""]);
});

test("there is a sheet only for what the seat has", () => {
  assert.deepEqual(sheets(), ["what-to-do", "hand", "mine", "log"]);
  table.board.mine = [];
  layout.settle();

  assert.deepEqual(sheets(), ["what-to-do", "log"]);
  assert.deepEqual(pressed(), ["what-to-do"]);
});

test("on a narrow page the sheet that is open shows what it is of, and nothing else", () => {
  table.board.narrow = true;
  const [hand, town] = table.board.mine;
  const hidden = [];
  for (const one of ["hand", "mine", "log"]) {
    layout.choose(one);
    assert.equal(layout.root.dataset.sheet, one);
    hidden.push([hand.root.hidden, town.root.hidden]);
  }

  assert.deepEqual(hidden, [[false, true], [true, false], [true, true]]);
  assert.deepEqual([hand.root.parentElement, town.root.parentElement], [table.board.held, table.board.held]);
  assert.deepEqual([hand.fits, town.fits], [[[360, 220]], [[360, 220]]]);
});

test("on a wide page all of it is shown", () => {
  table.board.narrow = true;
  layout.choose("log");
  table.board.narrow = false;
  layout.settle();

  assert.deepEqual(table.board.mine.map((one) => one.root.hidden), [false, false]);
});

test("an option that is looked at is shown again where everything has moved", () => {
  layout.settle();
  assert.equal(table.board.pointed, undefined);
  table.options.selected = 3;
  layout.settle();

  assert.equal(table.board.pointed, 3);
});

test("pressing a sheet opens it", () => {
  layout.sheets.children[3].click();

  assert.deepEqual([layout.sheet, pressed()], ["log", ["log"]]);
});
