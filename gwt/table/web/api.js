// Requests that need no table.
import { fetchApi } from "./transport.js";

/** @import { Connection } from "./connection.js" */
/** @import { Answer, Made, NewTable, Offers, Problem } from "./wire.d.ts" */

// An error with what the server says of a problem: its code and reason.
/** @param {Problem} problem */
export const errorOfProblem = (problem) => Object.assign(new Error(problem.message), problem);

// The body of the answer, as JSON; an answer that is none becomes an error with its message.
/** @param {Response} answer */
export const bodyOf = async (answer) => {
  const body = await answer.json().catch(() => ({}));
  if (!answer.ok) throw errorOfProblem(body.problem ?? { message: answer.statusText });
  return body;
};

// The answer to a request below `/api/1/`, of whoever has a secret if there is one.
/** @param {string} path @param {{ secret?: string, body?: object }} more */
export const request = (path, { secret = "", body } = {}) => fetchApi(`/${path}`, {
  method: body ? "POST" : "GET",
  headers: { ...(secret ? { Authorization: `Bearer ${secret}` } : {}), ...(body ? { "Content-Type": "application/json" } : {}) },
  body: body && JSON.stringify(body),
});

/** @template {string} Path @param {Path} path @param {{ secret?: string, body?: object }} [more] @returns {Promise<Answer<Path>>} */
export const ask = async (path, more) => bodyOf(await request(path, more));

/** @param {string} language @returns {Promise<Offers>} */
export const offers = async (language) => bodyOf(await fetchApi(`?language=${language}`));

// What is played with some packs, and by whom.
/** @param {string} game @param {string[]} packs @param {string} language */
export const fetchPlaySettings = async (game, packs, language) => ask(`together?${new URLSearchParams({ game, packs: packs.join(), language })}`);

// Makes the table of the next game of a campaign, after that of a link; gives the same.
/** @param {Connection} link @param {NewTable} wanted */
export const nextTable = async (link, wanted) => link.post("next", wanted);

// Makes a table, and gives its id and its links.
/** @param {NewTable} wanted @returns {Promise<Made>} */
export const newTable = async (wanted) => ask("tables", { body: wanted });
