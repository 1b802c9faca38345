// Requests that need no table.
import { reach } from "./transport.js";

// An error with what the server says of a problem: its code and reason.
export const refused = (problem) => Object.assign(new Error(problem.message), problem);

// The body of the answer, as JSON; an answer that is none becomes an error with its message.
export const bodyOf = async (answer) => {
  const body = await answer.json().catch(() => ({}));
  if (!answer.ok) throw refused(body.problem ?? { message: answer.statusText });
  return body;
};

// The answer to a request below `/api/1/`, of whoever has a secret if there is one.
export const request = (path, { secret = "", body } = {}) => reach(`/${path}`, {
  method: body ? "POST" : "GET",
  headers: { ...(secret ? { Authorization: `Bearer ${secret}` } : {}), ...(body ? { "Content-Type": "application/json" } : {}) },
  body: body && JSON.stringify(body),
});

export const ask = async (path, more) => bodyOf(await request(path, more));

export const offers = async (language) => bodyOf(await reach(`?language=${language}`));

// What is played with some packs, and by whom.
export const together = async (game, packs, language) => ask(`together?${new URLSearchParams({ game, packs, language })}`);

// Makes the table of the next game of a campaign, after that of a link; gives the same.
export const nextTable = async (link, wanted) => link.post("next", wanted);

// Makes a table, and gives its id and its links.
export const newTable = async (wanted) => ask("tables", { body: wanted });
