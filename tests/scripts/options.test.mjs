// The list of options: what the keys do, what is searched, and answers that are given by themselves.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { ofTable } from "./loading.mjs";

const { Options } = await ofTable("options");
const { AutoAnswers } = await ofTable("auto-answers");

const words = { whenever: (write) => write(), label: (id, { option = "" } = {}) => [id, option].filter(Boolean).join(" ") };
const option = (sentence, number, more = {}) => ({ text: sentence.toLowerCase(), sentence, number, targets: [], way: [], chip: "", ...more });

let options, told;
const show = (...sentences) => options.show({ question: "What now?", options: sentences.map(option), actions: [], steps: [] });
const press = (key, target = options.list) => options.key({ key, target });
const seen = () => options.rows.filter((row) => !row.hidden).map((row) => row.textContent);
beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  localStorage.clear();
  options = new Options(words);
  told = [];
  for (const kind of ["preview", "leave", "pick"]) options.on(kind, ({ number }) => told.push([kind, number]));
});

test("arrows go from row to row, and around the ends", () => {
  show("Hire", "Move", "Pay");
  const ways = ["ArrowDown", "ArrowDown", "ArrowUp", "ArrowUp"].map((key) => press(key) && options.selected);

  assert.deepEqual(ways, [0, 1, 0, 2]);
  assert.deepEqual(told.map(([kind]) => kind), Array(4).fill("preview"));
});

test("Enter picks what is selected, and nothing else", () => {
  show("Hire", "Move");
  assert.equal(press("Enter"), false);
  press("ArrowDown");
  assert.equal(press("Enter"), true);

  assert.deepEqual(told.at(-1), ["pick", 0]);
});

test("digits select a row; two of them within a while are one number", () => {
  show(...Array.from({ length: 12 }, (_, at) => `Option ${at}`));
  press("1");
  assert.equal(options.selected, 0);
  press("2");
  assert.equal(options.selected, 11);
  mock.timers.tick(700);
  press("2");

  assert.equal(options.selected, 1);
});

test("a number that no row has is that of its last digit", () => {
  show("Hire", "Move", "Pay");
  press("2");
  press("3");
  assert.equal(options.selected, 2);

  assert.equal(press("9"), false);
  assert.equal(options.selected, 2);
});

test("rows that lack a word are hidden, and the selection leaves them", () => {
  show("Hire a worker", "Hire a builder", "Move");
  press("ArrowUp");
  assert.equal(options.selected, 2);
  options.filter.value = "HIRE  a";
  options.narrow();
  assert.equal(seen().length, 2);
  assert.equal(options.selected, 0);
  options.filter.value = "nothing";
  options.narrow();

  assert.deepEqual([seen(), options.none.hidden, options.selected], [[], false, null]);
});

test("Escape shows all of them again, and nothing is selected", () => {
  show("Hire", "Move");
  options.filter.value = "move";
  options.narrow();
  press("Escape");

  assert.deepEqual([seen().length, options.selected, told.at(-1)], [2, null, ["leave", null]]);
});

test("a search is offered from ten options on", () => {
  const hidden = [9, 10].map((length) => {
    show(...Array.from({ length }, (_, at) => `Option ${at}`));
    return options.filter.hidden;
  });

  assert.deepEqual(hidden, [true, false]);
});

test("what cannot be done is told with its reason", () => {
  options.show({ question: "", options: [], steps: [], actions: [{ sentence: "Pay.", options: [], reason: "You cannot." }, { sentence: "Move.", options: [0], reason: "" }] });

  assert.equal(options.impossible.textContent, "Pay. You cannot.");
});

test("the best options are marked by what each is worth less than the first", () => {
  show("Hire", "Move", "Pay");
  const said = options.weigh([{ text: "hire", points: 0 }, { text: "pay", points: -1.4 }, { text: "gone", points: -3 }]);

  assert.equal(said, "Pay (−1.4)");
  assert.deepEqual(options.rows.map((row) => row.querySelector(".worth")?.textContent), [undefined, undefined, "−1.4"]);
});

const decision = (...sentences) => ({ cause: "turn", name: "Turn", options: sentences.map(option) });

test("an answer that is always wanted is given whenever the same is asked", () => {
  const autoAnswers = new AutoAnswers("one", 1);
  autoAnswers.learn(decision("Hire", "Move"), option("Move", 1));
  const again = new AutoAnswers("one", 1);

  assert.deepEqual([decision("Move", "Hire"), decision("Move", "Hire", "Pay")].map((one) => again.answer(one)), ["move", null]);
  assert.equal(new AutoAnswers("one", 2).answer(decision("Hire", "Move")), null);
  again.forget(again.known[0].about);
  assert.equal(new AutoAnswers("one", 1).answer(decision("Hire", "Move")), null);
});

test("the only option is chosen by itself if that is wanted, but not after something was taken back", () => {
  const autoAnswers = new AutoAnswers("one", 1);
  assert.equal(autoAnswers.answer(decision("Hire")), "hire");
  autoAnswers.only = false;
  assert.equal(autoAnswers.answer(decision("Hire")), null);
  autoAnswers.only = true;
  autoAnswers.paused = true;

  assert.equal(autoAnswers.answer(decision("Hire")), null);
});
