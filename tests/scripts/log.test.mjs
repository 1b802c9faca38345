// The log: a line for each moment, by turn.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { ofTable } from "./loading.mjs";

const { Log } = await ofTable("log");

const words = {
  whenever: (write) => write(),
  label: (id, { turn = "" } = {}) => [id, turn].filter(Boolean).join(" "),
  actor: (seat) => (seat === 1 ? "you" : "Ann"),
};
const event = (seat, text, targets = []) => ({ seat, text, targets });
const moment = (number, turn, ...events) => ({ number, turn, events });

let log;
const shown = () => log.list.children.map((one) => one.textContent);
const buttons = () => log.list.querySelectorAll("button");
beforeEach(() => { log = new Log(words); });

test("actions of a seat that follow each other are one sentence", () => {
  const told = Log.sentence({ events: [event(1, "moved"), event(1, "gained 2 dollars"), event(2, ""), event(2, "paid 1 dollar"), event(1, "drew")] }, words);

  assert.equal(told, "You moved, gained 2 dollars. Ann paid 1 dollar. You drew.");
});

test("what nobody may be told leaves no trace", () => {
  assert.deepEqual(Log.runs({ events: [event(2, "")] }), []);
  log.add(moment(1, 1, event(2, "")));

  assert.deepEqual(shown(), []);
});

test("each turn has a heading, which is that of the moment before the actions", () => {
  log.add(moment(1, 0, event(1, "drew")));
  log.add(moment(2, 1, event(1, "moved")), moment(1, 1));
  log.add(moment(3, 2, event(1, "paid")), moment(2, 1));
  log.add(moment(4, 2, event(2, "moved")), moment(3, 2));

  assert.deepEqual(shown(), ["before", "You drew.", "turn 1", "You moved.", "You paid.", "turn 2", "Ann moved."]);
});

test("a line leads to its moment", () => {
  const gone = [];
  log.on("go", (number) => gone.push(number));
  log.add(moment(7, 1, event(1, "moved")));
  buttons()[0].click();

  assert.deepEqual(gone, [7]);
});

test("a line lights the places that it is about while it has the focus, each once", () => {
  const lit = [];
  log.on("light", (names) => lit.push(names));
  log.add(moment(1, 1, event(1, "moved", ["a", "b"]), event(1, "paid", ["b"])));
  buttons()[0].dispatchEvent(new Event("focus"));
  buttons()[0].dispatchEvent(new Event("blur"));

  assert.deepEqual(lit, [["a", "b"], []]);
});

test("lines about a place are marked, and no others", () => {
  log.add(moment(1, 1, event(1, "moved", ["a"])));
  log.add(moment(2, 1, event(1, "paid", ["b"])), moment(1, 1));
  log.about(["b", "c"]);
  assert.deepEqual(buttons().map((one) => one.classList.contains("about")), [false, true]);
  log.about([]);

  assert.deepEqual(buttons().map((one) => one.classList.contains("about")), [false, false]);
});

test("the moment that is looked at is marked, and none in the present", () => {
  log.add(moment(1, 1, event(1, "moved")));
  log.add(moment(2, 1, event(1, "paid")), moment(1, 1));
  log.mark(1);
  assert.deepEqual(buttons().map((one) => one.getAttribute("aria-current")), ["step", null]);
  log.mark(null);

  assert.deepEqual(buttons().map((one) => one.getAttribute("aria-current")), [null, null]);
});

test("it stays at its end until somebody has scrolled elsewhere", () => {
  Object.assign(log.list, { scrollHeight: 900, scrollTop: 0, clientHeight: 100 });
  log.add(moment(1, 1, event(1, "moved")));
  assert.equal(log.list.scrollTop, 900);
  log.atEnd = false;
  log.list.scrollTop = 40;
  log.add(moment(2, 1, event(1, "paid")), moment(1, 1));

  assert.equal(log.list.scrollTop, 40);
});

test("nothing of what was taken back is left", () => {
  log.add(moment(1, 1, event(1, "moved", ["a"])));
  log.clear();
  log.add(moment(1, 1, event(2, "waited")));

  assert.deepEqual(shown(), ["turn 1", "Ann waited."]);
});
