// How long who is asked may take: the times in words, and the fields that set them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ofTable } from "./loading.mjs";

const { formatDuration, noPace, paceFields } = await ofTable("time-limit");
const { formatTimeLeft } = await ofTable("countdown");

const words = {
  label: (id, { number, player } = {}) => [id, number ?? player].filter((one) => one !== undefined).join(" "),
  player: (one) => one,
  levels: (names) => names,
};
const [MINUTE, HOUR, DAY] = [60, 3600, 86400];

test("a time is told in the largest unit that has it whole; a single hour or day in the one below", () => {
  const told = [5 * MINUTE, 90, HOUR, 90 * MINUTE, 4 * HOUR, DAY, 36 * HOUR, 2 * DAY, 7 * DAY].map((one) => formatDuration(words, one));

  assert.deepEqual(told, ["minutes 5", "minutes 2", "minutes 60", "minutes 90", "hours 4", "hours 24", "hours 36", "days 2", "days 7"]);
});

test("the clock tells minutes and seconds, and of more than two hours whole ones", () => {
  const told = [0, 999, 61000, 3600000, 7200000, 7200001, 9 * 3600000].map((one) => formatTimeLeft(words, one));

  assert.deepEqual(told, ["0:00", "0:01", "1:01", "60:00", "120:00", "hours 2", "hours 9"]);
});

// The pace, its fields, and how often it has been told that they have changed.
const fields = (pace) => {
  const made = { pace, changes: 0 };
  const [, remind, allowed, standIn] = paceFields(words, pace, ["greedy"], () => { made.changes += 1; }).map((one) => one.querySelector("select"));
  return Object.assign(made, { remind, allowed, standIn });
};
const choose = (select, value) => {
  select.value = value;
  select.dispatchEvent(new Event("change"));
};
const values = (select) => select.querySelectorAll("option").map((one) => one.value);

test("a field changes the pace, and says so", () => {
  const made = fields(noPace());
  choose(made.allowed, "3600");
  choose(made.remind, "86400");
  choose(made.standIn, "greedy");

  assert.deepEqual(made.pace, { remind: 86400, allowed: 3600, stand_in: "greedy" });
  assert.equal(made.changes, 3);
});

test("nobody stands in for somebody who has any time", () => {
  const made = fields({ remind: 0, allowed: 3600, stand_in: "greedy" });
  assert.equal(made.standIn.disabled, false);
  choose(made.allowed, "0");

  assert.equal(made.pace.stand_in, "");
  assert.equal(made.standIn.value, "");
  assert.equal(made.standIn.disabled, true);
});

test("a time that nobody offers stays one to choose", () => {
  const made = fields({ remind: 0, allowed: 12345, stand_in: "" });

  assert.equal(values(made.allowed).filter((one) => one === "12345").length, 1);
  assert.equal(values(fields(noPace()).allowed).includes("12345"), false);
  assert.equal(new Set(values(made.remind)).size, values(made.remind).length);
});
