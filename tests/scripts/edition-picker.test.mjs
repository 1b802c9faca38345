// What is played at a new table: editions, what can lie on them, and who sits where.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { ofTable } from "./loading.mjs";

const { EditionPicker, familiesOn } = await ofTable("edition-picker");
const { Seating } = await ofTable("seating");

const words = { label: (id) => id, player: (name) => name, levels: (names) => names, playing: () => "" };
const pack = (name, more = {}) => ({ pack: name, title: name, edition: false, requires: [], stands_in: false, ...more });
const PACKS = [
  pack("first", { edition: true }),
  pack("second", { edition: true, requires: ["first"] }),
  pack("rails", { requires: ["first"] }),
  pack("rails-second", { requires: ["rails", "second"], stands_in: true }),
  pack("garth", { requires: ["first"] }),
  pack("garth-hard", { requires: ["garth"] }),
  pack("only-second", { requires: ["second"] }),
];

let editionPicker, changes;
beforeEach(() => {
  changes = 0;
  editionPicker = new EditionPicker(words, () => { changes += 1; });
  editionPicker.offer(PACKS);
});
const families = () => [...familiesOn(PACKS, editionPicker.edition)].map(([direct, all]) => [direct, all.map((one) => one.pack)]);

test("the first pack is played unless something else is chosen", () => {
  assert.deepEqual([editionPicker.names, editionPicker.isUsual], [["first"], true]);
  editionPicker.choose("second");

  assert.deepEqual([editionPicker.names, editionPicker.isUsual], [["second"], false]);
});

test("what lies on an edition is offered, with its forms together, and nothing of another edition", () => {
  assert.deepEqual(families(), [["rails", ["rails"]], ["garth", ["garth", "garth-hard"]]]);
  editionPicker.choose("second");

  assert.deepEqual(families(), [["rails", ["rails"]], ["garth", ["garth", "garth-hard"]], ["only-second", ["only-second"]]]);
});

test("of several forms one is played at a time", () => {
  const select = editionPicker.more.querySelector("select");
  for (const value of ["garth", "garth-hard"]) {
    select.value = value;
    select.dispatchEvent(new Event("change"));
  }
  assert.deepEqual(editionPicker.names, ["first", "garth-hard"]);
  select.value = "";
  select.dispatchEvent(new Event("change"));

  assert.deepEqual([editionPicker.names, changes], [["first"], 3]);
});

test("what is on or off is chosen by a box, and another edition begins with none", () => {
  const box = editionPicker.more.querySelector("input");
  box.checked = true;
  box.dispatchEvent(new Event("change"));
  assert.deepEqual(editionPicker.names, ["first", "rails"]);
  editionPicker.choose("second");

  assert.deepEqual(editionPicker.names, ["second"]);
});

test("an edition that another game lacks is not kept", () => {
  editionPicker.choose("second");
  editionPicker.offer([pack("pacific", { edition: true })]);

  assert.deepEqual(editionPicker.names, ["pacific"]);
});

test("a person sits first, and the others are of the usual level, as far as it is offered", () => {
  assert.deepEqual(new Seating(words, ["greedy", "casual"]).list(3), ["human", "casual", "casual"]);
  assert.deepEqual(new Seating(words, ["greedy"]).list(2), ["human", "greedy"]);
  assert.deepEqual(new Seating(words, []).list(2), ["human", "human"]);
});

test("only people have names, and those of seats that are not wanted are left out", () => {
  const seating = new Seating(words, ["greedy"]);
  seating.seats = ["human", "greedy", "human"];
  seating.names = ["Ann", "Bob", "Eve"];

  assert.deepEqual(seating.wanted(2), { seats: ["human", "greedy"], names: ["Ann", ""] });
});

test("the last seats are those of opponents that nobody plays", () => {
  const rows = new Seating(words, ["greedy"]).rows(3, ["Garth"]);

  assert.deepEqual(rows.map((row) => Boolean(row.querySelector("select"))), [true, true, false]);
});
