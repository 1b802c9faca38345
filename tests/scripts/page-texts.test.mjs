// The texts of the page in the reader's language.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { ofTable } from "./loading.mjs";

const { TextCatalog, nameOf, preferred } = await ofTable("page-texts");

let words;
beforeEach(() => {
  localStorage.clear();
  mock.restoreAll();
  words = new TextCatalog();
  words.texts = {
    "page-turn": "Turn {turn}", "replay-turn": "no", "replay-steps": "Steps", "total": "Total", "page-you": "you",
    "page-seat": "seat {number}", "page-refused-too-many": "No more than {number}.", "page-level-casual": "Casual",
    "page-player-greedy-how": "Takes what it can.", "page-level-casual-how": "Plays along.", "page-setup-standard": "As printed",
  };
});

test("a text is that of the page, or else of a replay, or else of both, or else its id", () => {
  assert.deepEqual(["turn", "steps", "total", "none"].map((one) => words.label(one)), ["Turn {turn}", "Steps", "Total", "none"]);
});

test("gaps are filled with what is known; others stay to be seen", () => {
  assert.equal(words.label("turn", { turn: 5 }), "Turn 5");
  assert.equal(words.label("turn", { number: 5 }), "Turn {turn}");
  assert.equal(words.label("turn", { turn: 0 }), "Turn 0");
});

test("a refusal is told by its reason in the reader's language, or else by its message", () => {
  assert.equal(words.refusal({ reason: "too-many", gaps: { number: 4 }, message: "At most 4." }), "No more than 4.");
  assert.equal(words.refusal({ reason: "unheard-of", message: "At most 4." }), "At most 4.");
  assert.equal(words.refusal(new TypeError("broken")), "broken");
});

test("a seat is called by its name, or else by its number, or as oneself where it acts", () => {
  words.seats = [{ name: "Ann" }, { name: "" }];
  words.own = 2;

  assert.deepEqual([1, 2, 3].map((one) => words.seat(one)), ["Ann", "seat 2", "seat 3"]);
  assert.deepEqual([1, 2].map((one) => words.actor(one)), ["Ann", "you"]);
});

test("a computer player is called by its level, and told by how it plays", () => {
  assert.deepEqual(["casual", "greedy?width=4"].map((one) => words.player(one)), ["Casual", "greedy?width=4"]);
  assert.deepEqual(["casual", "greedy?width=4", "other"].map((one) => words.playing(one)), ["Plays along.", "Takes what it can.", ""]);
});

test("what a game may have is called by its name, or else by its id", () => {
  assert.deepEqual(["standard", "short"].map((one) => words.named("setup", one)), ["As printed", "short"]);
  assert.equal(words.about("setup", "standard"), "");
});

test("the language is the one that was chosen, or else that of the browser", () => {
  assert.equal(preferred(), "nl");
  words.choose("it");
  assert.equal(preferred(), "it");
  words.choose("de");
  assert.equal(preferred(), "nl");
});

test("a language is named in itself, with a capital", () => {
  assert.deepEqual(["nl", "it"].map(nameOf), ["Nederlands", "Italiano"]);
});

test("whatever is written is written anew in another language", async () => {
  const asked = [];
  mock.method(globalThis, "fetch", async (address) => {
    asked.push(address.split("/api/1")[1]);
    return new Response(JSON.stringify({ texts: { "page-turn": "Beurt {turn}" }, colours: { light: { ink: "#111" }, dark: { ink: "#eee" } } }));
  });
  const button = words.button("turn", () => {});
  assert.equal(button.textContent, "Turn {turn}");
  await words.speak("nl", "great-western-trail");
  words.write();

  assert.equal(button.textContent, "Beurt {turn}");
  assert.deepEqual(asked, ["/words?language=nl&game=great-western-trail"]);
  assert.equal(document.documentElement.lang, "nl");
  assert.equal(document.documentElement.style["--gwt-ink"], "light-dark(#111, #eee)");
});
