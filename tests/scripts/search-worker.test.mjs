// The search of the site: what answers a question, and what of it stands nowhere.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ofSite } from "./loading.mjs";

const { Index, answer } = ofSite("search-worker");

const CONFIG = {
  languages: {
    en: { stop: ["the", "a", "of", "do", "i", "is", "can"], weak: ["how", "what"] },
  },
  synonyms: [["worker", "job holder", "Arbeiter"], ["the palm", "foot"]],
  games: [
    { id: "trail", title: { en: "Trail" }, plays: { names: { a: { en: "first edition" }, b: { en: "second edition" } } } },
    { id: "rails", title: { en: "Rails" }, plays: { names: { a: { en: "Rails" } } } },
  ],
};
const doc = (title, text = "", more = {}) => ({ title, text, location: title, kind: "rule", lang: "en", ...more });
/** The pages as the index holds them: a list for each of their keys. */
const columns = (docs) => {
  const keys = [...new Set(["location", ...docs.flatMap(Object.keys)])];
  return Object.fromEntries(keys.map((key) => [key, docs.map((one) => one[key])]));
};
const found = (docs, question, here) => new Index(columns(docs), CONFIG).search(question, here).found.map(({ entry }) => entry.doc.title);

test("what is called so comes first, and what only mentions it is left out then", () => {
  const docs = [doc("Delivery", "It ends at the station."), doc("Station master", ""), doc("Station", ""), doc("Hand", "Cards are held.")];

  assert.deepEqual(found(docs, "station"), ["Station", "Station master"]);
});

test("a text is found by its words if nothing is called so", () => {
  const docs = [doc("Delivery", "It ends at the station."), doc("Hand", "Cards are held.")];

  assert.deepEqual(found(docs, "station"), ["Delivery"]);
});

test("words that say nothing do not count, unless there are no others", () => {
  const docs = [doc("The hand", "It is held."), doc("Can", "")];

  assert.deepEqual(found(docs, "what is the hand"), ["The hand"]);
  assert.deepEqual(found(docs, "can"), ["Can"]);
});

test("endings that only grammar needs do not matter", () => {
  const docs = [doc("Cities", ""), doc("Hiring", ""), doc("Boxes", "")];

  assert.deepEqual([found(docs, "city"), found(docs, "hired"), found(docs, "box")], [["Cities"], ["Hiring"], ["Boxes"]]);
});

test("a word with one wrong, missing, additional or swapped letter is found", () => {
  const docs = [doc("Locomotive", "")];

  assert.deepEqual(["lokomotive", "locomotve", "locomootive", "locmootive"].map((one) => found(docs, one)), Array(4).fill(["Locomotive"]));
  assert.deepEqual(found(docs, "lokomotiwe"), []);
});

test("the last word may not be finished, and the others have to be", () => {
  const docs = [doc("Certificate limit", ""), doc("Hand limit", "")];

  assert.deepEqual(found(docs, "certif"), ["Certificate limit"]);
  assert.equal(new Index(columns(docs), CONFIG).search("certif limit").missing[0].word, "certif");
});

test("what means the same is the same, also of several words and in another language", () => {
  const docs = [doc("Worker", ""), doc("Holder of a card", "")];

  assert.equal(found(docs, "job holder")[0], "Worker");
  assert.deepEqual(found(docs, "arbeiter"), ["Worker"]);
});

test("a phrase of which only one word says something means nothing by that word", () => {
  assert.deepEqual(found([doc("Foot", "")], "palm"), []);
});

test("a word that stands nowhere is told, with the game that has it", () => {
  const docs = [doc("Hand", "", { game: "trail" }), doc("Bond", "", { game: "rails" })];
  const { missing } = new Index(columns(docs), CONFIG).search("hand zeppelin bond", { game: "trail", letter: "a" });

  assert.deepEqual(missing, [{ word: "zeppelin" }, { word: "bond", game: "rails", letter: "a", name: "Rails" }]);
});

test("only what is of the game and the edition that is played is found", () => {
  const docs = [doc("Hand of the trail", "", { game: "trail", in: "a" }), doc("Hand in the second", "", { game: "trail", in: "b" }), doc("Hand of rails", "", { game: "rails" })];

  assert.deepEqual(found(docs, "hand", { game: "trail", letter: "b" }), ["Hand in the second"]);
  assert.deepEqual(found(docs, "hand", { game: "rails", letter: "a" }), ["Hand of rails"]);
});

test("a place that is found in several ways is told once", () => {
  const docs = [doc("Hand", "", { location: "x" }), doc("Hand limit", "hand", { location: "x" })];

  assert.deepEqual(found(docs, "hand"), ["Hand"]);
});

test("a list ends where what follows fits far less", () => {
  const docs = [doc("Station master", ""), ...["one", "two", "three"].map((one) => doc(`About ${one} and much else`, "Long ago a station master was seen by many others at the end of a very long road"))];

  assert.deepEqual(found(docs, "station master"), ["Station master"]);
});

test("a question in another language than that of the page is answered in its own", async () => {
  const dutch = { ...CONFIG, languages: { nl: { stop: ["de", "het", "een"], weak: ["hoe"] } } };
  const pages = { en: new Index(columns([doc("Hand", "")]), CONFIG), nl: new Index(columns([doc("Stationschef", "", { lang: "nl" })]), dutch) };
  const told = await answer("stationschef", {}, "en", ["en", "nl"], async (code) => pages[code]);

  assert.deepEqual(told.found.map(({ entry }) => entry.doc.title), ["Stationschef"]);
});

test("nothing is found for nothing", () => {
  assert.deepEqual(found([doc("Hand", "")], ""), []);
  assert.deepEqual(found([], "hand"), []);
});
