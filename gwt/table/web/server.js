// Requests that need no table.
import { ROOT } from "./words.js";

// An error with what the server says of a problem: its code and reason.
export const refused = (problem) => Object.assign(new Error(problem.message), problem);

// The body of the answer, as JSON; an answer that is none becomes an error with its message.
export const bodyOf = async (answer) => {
  const body = await answer.json().catch(() => ({}));
  if (!answer.ok) throw refused(body.problem ?? { message: answer.statusText });
  return body;
};

export const offers = async (language) => bodyOf(await fetch(`${ROOT}/api/1?language=${language}`));

// What is played with some packs, and by whom.
export const together = async (game, packs, language) =>
  bodyOf(await fetch(`${ROOT}/api/1/together?${new URLSearchParams({ game, packs, language })}`));

// Makes a table, and gives its id and its links.
export const newTable = async (wanted) => bodyOf(await fetch(`${ROOT}/api/1/tables`, {
  method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(wanted),
}));
