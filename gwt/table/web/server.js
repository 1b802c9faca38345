// Requests that need no table.
import { ROOT } from "./words.js";

// The body of the answer, as JSON; an answer that is none becomes an error with its message.
export const bodyOf = async (answer) => {
  const body = await answer.json().catch(() => ({}));
  if (!answer.ok) throw Object.assign(new Error(body.problem?.message || answer.statusText), { code: body.problem?.code });
  return body;
};

export const offers = async () => bodyOf(await fetch(`${ROOT}/api/1`));

// Makes a table, and gives its id and its links.
export const newTable = async (wanted) => bodyOf(await fetch(`${ROOT}/api/1/tables`, {
  method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(wanted),
}));
