// A page that shows a game and answers clicks: one person against a computer player, without a server.
import { Tables } from "./static/tables.js";

const [status, options, picture] = ["status", "options", "picture"].map((id) => document.getElementById(id));
const tables = new Tables();
tables.addEventListener("stage", ({ detail }) => { status.textContent = `Loading: ${detail} …`; });
tables.addEventListener("failed", ({ detail }) => { status.textContent = detail; });

const wanted = { seats: ["human", "greedy"], seed: 7 };
const answer = await tables.request("/tables", { method: "POST", body: JSON.stringify(wanted) });
if (!answer.ok) throw new Error(status.textContent = await answer.text());
const [path, invitation] = (await answer.json()).links.seats[0].split("#");
const table = path.replace("/t/", "/tables/");
// The link of a seat opens it once; from then on this secret does.
const secret = crypto.randomUUID().replaceAll("-", "").slice(0, 22);
const socket = tables.socket(`${table}/socket`);

let count = 0;
const send = (message) => socket.send(JSON.stringify({ request: `r${(count += 1)}`, ...message }));
const button = (text, message) => {
  const one = document.createElement("button");
  one.textContent = text;
  one.onclick = () => send(message);
  return one;
};

const show = async ({ number, decision, wait, over, points }) => {
  status.textContent = over ? `The game is over: ${points.join(" to ")}` : decision || wait ? "Your turn" : "…";
  options.replaceChildren(...(decision?.options ?? []).map(({ text, sentence }) =>
    button(sentence, { type: "choose", decision: decision.number, option: text })));
  if (wait) options.append(button("End the turn", { type: "end_turn", decision: wait.number }));
  const drawn = await tables.request(`${table}/moments/${number}/picture`, { headers: { Authorization: `Bearer ${secret}` } });
  picture.innerHTML = await drawn.text();
};

socket.addEventListener("message", ({ data }) => {
  const message = JSON.parse(data);
  if (message.type === "moment") show(message);
  if (message.type === "answer" && !message.ok) status.textContent = message.problem.message;
});
socket.send(JSON.stringify({ type: "hello", secret: invitation, own: secret }));
