// Pictures from data, and turning one into the next by making only what differs.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ofPictures } from "./loading.mjs";

const { Changes, FrameTable } = await ofPictures("frame-table");

// A frame table of trees, each [tag, attributes, ...inside] with texts for words; gives it and the part of each tree.
const frameTableOf = (...trees) => {
  const [attributes, heads, parts] = [[], [], []];
  const index = (all, one) => {
    const key = JSON.stringify(one);
    const at = all.findIndex((other) => JSON.stringify(other) === key);
    return at >= 0 ? at : all.push(one) - 1;
  };
  const add = ([tag, pairs, ...inside]) => {
    const words = inside.filter((one) => typeof one === "string").join("");
    const children = inside.filter((one) => typeof one !== "string").map(add);
    const head = index(heads, [tag, words, ...Object.entries(pairs).map((one) => index(attributes, one))]);
    return index(parts, [head, ...children]);
  };
  const roots = trees.map(add);
  const counted = parts.map(([head, ...inside], at) => [head, ...inside.map((one) => at - one)]);
  return [new FrameTable({ attributes, heads, parts: counted, symbols: {} }), ...roots];
};
const text = (words, pairs = {}) => ["text", pairs, words];
const at = (x, ...inside) => ["g", { transform: `translate(${x} 0)` }, ...inside];
const written = (element) => (element.childNodes.length && element.children.length
  ? `${element.tagName}(${element.children.map(written).join(" ")})` : `${element.tagName}:${element.textContent}`);

test("a part becomes elements with its attributes and its words", () => {
  const [frameTable, part] = frameTableOf(["g", { id: "a" }, text("two", { x: "3" }), ["rect", { width: "4" }]]);
  const made = frameTable.make(part);

  assert.equal(written(made), "g(text:two rect:)");
  assert.equal(made.getAttribute("id"), "a");
  assert.equal(made.children[0].getAttribute("x"), "3");
});

test("turning a picture into another keeps the elements that stay", () => {
  const [frameTable, before, after] = frameTableOf(
    ["g", {}, text("one"), text("two"), text("three")],
    ["g", {}, text("one"), text("three")],
  );
  const shown = frameTable.make(before);
  const [one, , three] = shown.children;
  frameTable.turn(shown, before, after);

  assert.equal(written(shown), "g(text:one text:three)");
  assert.deepEqual([shown.children[0] === one, shown.children[1] === three], [true, true]);
});

test("attributes that are gone, new or others are set on the element that stays", () => {
  const [frameTable, before, after] = frameTableOf(["rect", { x: "1", y: "2" }], ["rect", { x: "5", rx: "3" }]);
  const shown = frameTable.make(before);

  assert.equal(frameTable.turn(shown, before, after), shown);
  assert.deepEqual(Object.fromEntries(shown.attributes), { x: "5", rx: "3" });
});

test("an element of another kind takes the place of the old one", () => {
  const [frameTable, before, after] = frameTableOf(["g", {}, ["rect", {}]], ["g", {}, ["circle", {}]]);
  const shown = frameTable.make(before);
  const changes = new Changes();
  frameTable.turn(shown, before, after, changes);

  assert.equal(written(shown), "g(circle:)");
  assert.deepEqual(changes.fresh, [shown.children[0]]);
});

test("a thing that has moved is the same element at another place", () => {
  const [frameTable, before, after] = frameTableOf(
    ["g", {}, at(0, text("cow")), at(50, text("card"))],
    ["g", {}, at(90, text("cow")), at(50, text("card"))],
  );
  const shown = frameTable.make(before);
  const [cow] = shown.children;
  const changes = new Changes();
  frameTable.turn(shown, before, after, changes);

  assert.equal(shown.children[0], cow);
  assert.equal(cow.getAttribute("transform"), "translate(90 0)");
  assert.deepEqual([changes.fresh, changes.added, changes.leaving], [[cow], [], []]);
});

test("what is new is added in its place, and what is gone stays until it has been measured", () => {
  const [frameTable, before, after] = frameTableOf(
    ["g", {}, at(0, text("a")), at(10, text("b")), at(20, text("c"))],
    ["g", {}, at(0, text("a")), at(20, text("c")), at(30, text("d"))],
  );
  const shown = frameTable.make(before);
  const [, gone] = shown.children;
  const changes = new Changes();
  frameTable.turn(shown, before, after, changes);

  assert.deepEqual(changes.leaving, [gone]);
  assert.deepEqual(changes.added.map((one) => one.textContent), ["d"]);
  changes.settle();
  assert.equal(shown.textContent, "acd");
  assert.equal(changes.gone.length, 1);
});

test("if much has only moved, to make room, nothing of it is told", () => {
  const names = ["a", "b", "c", "d"];
  const [frameTable, before, after] = frameTableOf(
    ["g", {}, ...names.map((one, place) => at(10 * place, text(one)))],
    ["g", {}, ...names.map((one, place) => at(10 * place + 5, text(one)))],
  );
  const shown = frameTable.make(before);
  const changes = new Changes();
  frameTable.turn(shown, before, after, changes);

  assert.deepEqual([changes.fresh, changes.leaving], [[], []]);
  assert.equal(shown.children[3].getAttribute("transform"), "translate(35 0)");
});

test("of all ways to pair two rows that one is taken in which most stay where they are", () => {
  const row = (...words) => ["g", {}, ...words.map((one) => text(one))];
  const [frameTable, before, after] = frameTableOf(row("a", "b", "c", "d"), row("x", "b", "c", "a"));
  const { inside: old } = frameTable.parts[before];
  const { inside: fresh } = frameTable.parts[after];

  assert.deepEqual(frameTable.same(old, fresh), [[1, 1], [2, 2]]);
});

test("the same thing in the same place is worth more than elsewhere", () => {
  const [frameTable, before, after] = frameTableOf(
    ["g", {}, text("a"), at(0, text("cow")), at(9, text("cow")), text("b")],
    ["g", {}, at(9, text("cow")), text("d")],
  );

  assert.deepEqual(frameTable.same(frameTable.parts[before].inside, frameTable.parts[after].inside), [[2, 0]]);
});

test("what is new stands before what follows it", () => {
  const [frameTable, before, after] = frameTableOf(["g", {}, text("a"), text("c")], ["g", {}, text("a"), text("b"), text("c")]);
  const shown = frameTable.make(before);
  frameTable.turn(shown, before, after);

  assert.equal(shown.textContent, "abc");
});

test("the smallest letters of a picture are found at the size at which they are drawn", () => {
  const [frameTable, part] = frameTableOf(["g", { transform: "scale(0.5)" },
    text("small", { "font-size": "12" }), ["g", { transform: "translate(3 4) scale(2)" }, text("large", { "font-size": "10" })]]);

  assert.equal(frameTable.letters(part), 6);
});

test("letters of a symbol count where it is used", () => {
  const frameTable = new FrameTable({
    attributes: [["font-size", "20"], ["href", "#gwt-symbol-coin"], ["transform", "scale(0.25)"]],
    heads: [["text", "$", 0], ["use", "", 1, 2]], parts: [[0], [1]], symbols: { coin: [0] },
  });

  assert.equal(frameTable.letters(1), 5);
  assert.equal(frameTable.definitions().children[0].getAttribute("id"), "gwt-symbol-coin");
});

test("a picture is in the language that is spoken", () => {
  const frameTable = new FrameTable({
    attributes: [], heads: [["text", "cow"], ["text", "koe"], ["g", ""]],
    parts: [[0], [1], [-1, 2, 1], [2, 1]], symbols: {},
  });

  assert.equal(frameTable.make(3).textContent, "cow");
  frameTable.speak(1);
  assert.equal(frameTable.make(3).textContent, "koe");
  assert.equal(frameTable.spoken(2), 1);
});
