// What one reader has been sent: moments that are taken back, and films of which only the new parts come.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { ofTable } from "./loading.mjs";

const { Viewer } = await ofTable("viewer");

const moment = (number, more = {}) => ({ number, events: [], ...more });
const filmOf = (id, blocks) => ({ id, panels: [], lines: [], columns: [], film: { blocks, symbols: {}, frames: [[Object.keys(blocks)[0], 10, 10]] } });
const busy = () => Object.assign(new Error("busy"), { code: "too-many" });
// Lets what has been promised go on.
const settled = () => new Promise((done) => { setImmediate(done); });

let viewer, asked, answers;
beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  localStorage.clear();
  viewer = new Viewer("one", "mine");
  [asked, answers] = [[], []];
  viewer.connection.get = async (path, query) => {
    asked.push([path, query]);
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  };
});

test("a moment with a lower number takes back all from it on", () => {
  for (const number of [0, 1, 2, 3]) viewer.add(moment(number));
  viewer.films.set(3, Promise.resolve());
  viewer.add(moment(2, { turn: 9 }));

  assert.deepEqual(viewer.numbers, [0, 1, 2]);
  assert.equal(viewer.present.turn, 9);
  assert.equal(viewer.films.has(3), false);
});

test("something is asked of it if there is a decision or a choice that waits", () => {
  const acts = [{}, { decision: { number: 1 } }, { wait: { number: 1, before: "turn" } }, { decision: null }].map((more, number) => {
    viewer.add(moment(number, more));
    return viewer.acts;
  });

  assert.deepEqual(acts, [false, true, true, false]);
});

test("only what is new since the last film is asked for, and parts that came before are known", async () => {
  answers.push(filmOf("f1", { b1: ["g", "", {}, "b2"], b2: ["rect", "", {}] }), filmOf("f2", { b3: ["g", "", {}, "b2"] }));
  await viewer.film(0, "en");
  const { film } = await viewer.film(1, "en");

  assert.deepEqual(asked, [["moments/0/film", { language: "en" }], ["moments/1/film", { language: "en", since: "f1" }]]);
  assert.deepEqual([...film.blocks.keys()], ["b1", "b2", "b3"]);
  assert.deepEqual(film.frames, [["b3", 10, 10]]);
});

test("in another language all is asked for", async () => {
  answers.push(filmOf("f1", { b1: ["g", "", {}] }), filmOf("f2", { b2: ["g", "", {}] }));
  await viewer.film(0, "en");
  await viewer.film(1, "nl");

  assert.deepEqual(asked[1][1], { language: "nl" });
});

test("a film is asked for once, and again after it has failed", async () => {
  answers.push(new Error("lost"), filmOf("f1", { b1: ["g", "", {}] }));
  await assert.rejects(viewer.film(0, "en"), { message: "lost" });
  await settled();
  const [one, other] = [viewer.film(0, "en"), viewer.film(0, "en")];

  assert.equal(one, other);
  await one;
  assert.equal(asked.length, 2);
});

test("of many films the ones that came first are forgotten", async () => {
  for (let number = 0; number <= 40; number += 1) {
    answers.push(filmOf(`f${number}`, { b1: ["g", "", {}] }));
    await viewer.film(number, "en");
  }

  assert.deepEqual([viewer.films.size, viewer.films.has(0), viewer.films.has(1)], [40, false, true]);
});

test("a busy server is asked again after a while, for four times", async () => {
  viewer.add(moment(0));
  answers.push(busy(), busy(), filmOf("f1", { b1: ["g", "", {}] }));
  const film = viewer.film(0, "en");
  for (const [wait, times] of [[499, 1], [1, 2], [999, 2], [1, 3]]) {
    await settled();
    mock.timers.tick(wait);
    await settled();
    assert.equal(asked.length, times);
  }
  assert.equal((await film).id, "f1");

  answers.push(...Array.from({ length: 5 }, busy));
  const refused = assert.rejects(viewer.film(1, "en"), { code: "too-many" });
  viewer.add(moment(1));
  for (const wait of [500, 1000, 2000, 4000]) {
    await settled();
    mock.timers.tick(wait);
  }
  await refused;
  assert.equal(asked.length, 8);
});

test("nobody waits for the film of a moment that has been taken back", async () => {
  viewer.add(moment(0));
  viewer.add(moment(1));
  answers.push(busy());
  const refused = assert.rejects(viewer.film(1, "en"), { code: "too-many" });
  await settled();
  viewer.add(moment(0));
  mock.timers.tick(500);
  await refused;

  assert.equal(asked.length, 1);
});
