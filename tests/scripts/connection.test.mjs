// The connection to a table: it comes back by itself, and what was asked is asked again until there is an answer.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { ofTable } from "./loading.mjs";

// A socket of which both ends are in the test.
class Socket extends EventTarget {
  static OPEN = 1;
  static all = [];

  constructor(address) {
    super();
    Object.assign(this, { address, readyState: 0, sent: [] });
    Socket.all.push(this);
  }

  static get last() {
    return Socket.all.at(-1);
  }

  send(text) {
    this.sent.push(JSON.parse(text));
  }

  opens() {
    this.readyState = Socket.OPEN;
    this.dispatchEvent(new Event("open"));
  }

  says(message) {
    this.dispatchEvent(Object.assign(new Event("message"), { data: JSON.stringify(message) }));
  }

  closes(code = 1006, reason = "") {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event("close"), { code, reason }));
  }

  // That of a browser, which tells of it later.
  close() {
    this.readyState = 2;
  }
}
globalThis.WebSocket = Socket;
globalThis.CloseEvent ??= Event;

const { Connection } = await ofTable("connection");

const WELCOME = { type: "welcome", you: { role: "seat", seat: 1 }, language: "en", table: {} };

// A connection that is open, the events that it emits, and the socket.
const opened = (secret = "invitation", table = "one") => {
  const connection = new Connection(table, secret);
  const told = [];
  for (const kind of ["welcome", "moment", "lost", "seated"]) connection.on(kind, (detail) => told.push([kind, detail]));
  connection.open("en");
  Socket.last.opens();
  return { connection, told };
};
// Lets what has been promised go on.
const settled = () => new Promise((done) => { setImmediate(done); });

beforeEach(() => {
  localStorage.clear();
  Socket.all = [];
  mock.restoreAll();
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  // In the middle of what chance adds to a wait or takes from it.
  mock.method(Math, "random", () => 0.5);
});

test("a socket says first who it is and what it knows already", () => {
  const { connection } = opened();
  const [hello, ...more] = Socket.last.sent;

  assert.match(Socket.last.address.href, /^ws:\/\/localhost\/.*\/api\/1\/tables\/one\/socket$/);
  assert.deepEqual(more, []);
  assert.deepEqual({ ...hello, own: "" }, { type: "hello", secret: "invitation", own: "", language: "en" });
  assert.match(hello.own, /^[\w-]{22}$/);
  assert.equal(localStorage.getItem("gwt-seat-invitation"), connection.own);
});

test("an invitation gives way to the link of the seat, which is told", () => {
  const { connection, told } = opened();
  Socket.last.says({ ...WELCOME, link: "/t/one#mine" });

  assert.equal(connection.secret, "mine");
  assert.deepEqual(told.map(([kind]) => kind), ["seated", "welcome"]);
  assert.deepEqual(told[0], ["seated", "/t/one#mine"]);
});

test("a secret that is no invitation stays, and nothing is kept in its place", () => {
  const { connection } = opened("mine");
  Socket.last.says(WELCOME);

  assert.equal(connection.secret, "mine");
  assert.equal(localStorage.getItem("gwt-seat-mine"), null);
});

test("after a loss it comes back from the moment that it has seen", () => {
  const { told } = opened();
  Socket.last.says(WELCOME);
  Socket.last.says({ type: "moment", number: 3, mark: "abc" });
  Socket.last.closes();
  mock.timers.tick(499);
  assert.equal(Socket.all.length, 1);
  mock.timers.tick(1);
  Socket.last.opens();

  assert.equal(Socket.all.length, 2);
  assert.equal(Socket.last.sent[0].since, "abc");
  assert.deepEqual(told.find(([kind]) => kind === "lost")[1], { final: false, refusal: { reason: undefined, message: "one" } });
});

test("each further try waits twice as long, up to a quarter of a minute, until the server has greeted", () => {
  opened();
  Socket.last.says(WELCOME);
  const waits = [];
  for (const wait of [500, 1000, 2000, 4000, 8000, 15000, 15000]) {
    const before = Socket.all.length;
    Socket.last.closes();
    mock.timers.tick(wait - 1);
    waits.push(Socket.all.length - before);
    mock.timers.tick(1);
    waits.push(Socket.all.length - before);
  }
  assert.deepEqual(waits, Array(7).fill([0, 1]).flat());

  Socket.last.opens();
  Socket.last.says(WELCOME);
  Socket.last.closes();
  mock.timers.tick(500);
  assert.equal(Socket.all.length, 9);
});

test("where no socket comes through, what is asked goes over HTTP, and so does what is new", async () => {
  const table = { table: "one", you: { role: "seat", seat: 1 }, seats: [], mark: "b" };
  const asked = [];
  const answers = { "": table, "/moments": { moments: [{ number: 0 }, { number: 1 }] }, "/moments/1": { number: 1, mark: "b" }, "/messages": { ok: true, hint: 5 } };
  globalThis.fetch = async (address, how) => {
    const path = new URL(address, "http://here").pathname.replace(/.*\/tables\/one/, "");
    asked.push(how?.method ?? path);
    return { ok: true, json: async () => structuredClone(answers[path]) };
  };
  const connection = new Connection("one", "mine");
  const told = [];
  for (const kind of ["welcome", "past", "moment"]) connection.on(kind, (detail) => told.push([kind, detail.number]));
  connection.open("en");
  for (const wait of [500, 1000]) {
    Socket.last.closes();
    mock.timers.tick(wait);
  }
  for (let turn = 0; turn < 8; turn += 1) await settled();

  assert.equal(connection.polls, true);
  assert.deepEqual(told, [["welcome", undefined], ["past", undefined], ["moment", 1]]);
  const answer = connection.ask("hint", { player: "greedy" });
  for (let turn = 0; turn < 8; turn += 1) await settled();
  assert.equal((await answer).hint, 5);
  Object.assign(table, { mark: "c" });
  answers["/moments"] = { moments: [{ number: 1 }] };
  mock.timers.tick(2000);
  for (let turn = 0; turn < 8; turn += 1) await settled();
  assert.deepEqual(told.at(-1), ["moment", 1]);
  connection.end();
});

test("where the server will not have it again it stays away and says why", () => {
  const { connection, told } = opened();
  Socket.last.closes(4410, "");
  mock.timers.tick(60000);
  connection.again();

  assert.equal(Socket.all.length, 1);
  assert.deepEqual(told.at(-1), ["lost", { final: true, refusal: { reason: "seat-taken", message: "one" } }]);
});

test("a device that is in a network again does not wait", () => {
  // The connections of the other tests notice it too.
  opened("mine", "two");
  Socket.last.says(WELCOME);
  const tries = () => Socket.all.filter(({ address }) => address.href.includes("/two/")).length;
  for (let wait = 500; wait <= 4000; wait *= 2) {
    Socket.all.findLast(({ address }) => address.href.includes("/two/")).closes();
    mock.timers.tick(wait);
  }
  assert.equal(tries(), 5);
  dispatchEvent(new Event("online"));
  mock.timers.tick(500);

  assert.equal(tries(), 6);
});

test("the end of a connection that was given up is none of the new one", () => {
  const { connection, told } = opened();
  const [first] = Socket.all;
  connection.again();
  mock.timers.tick(500);
  const losses = () => told.filter(([kind]) => kind === "lost").length;
  assert.equal(losses(), 1);
  first.closes();

  assert.equal(losses(), 1);
  assert.equal(connection.socket, Socket.last);
});

test("an answer keeps the promise of its question, and no other", async () => {
  const { connection } = opened();
  Socket.last.says(WELCOME);
  const [first, second] = [connection.ask("undo", { to: 3 }), connection.ask("outcome", { decision: 9, option: "done" })];
  const [, one, two] = Socket.last.sent;
  Socket.last.says({ type: "answer", request: two.request, ok: true, outcome: { points: 4 } });

  assert.deepEqual({ ...one, request: "" }, { type: "undo", request: "", to: 3 });
  assert.notEqual(one.request, two.request);
  assert.equal((await second).outcome.points, 4);
  assert.equal(await Promise.race([first, settled().then(() => "waits")]), "waits");
});

test("a refusal breaks it, with what the server says of the problem", async () => {
  const { connection } = opened();
  Socket.last.says(WELCOME);
  const asked = connection.ask("undo", { to: 3 });
  Socket.last.says({ type: "answer", request: Socket.last.sent[1].request, ok: false, problem: { code: "no-undo", message: "Nothing." } });

  await assert.rejects(asked, { code: "no-undo", message: "Nothing." });
});

test("what was asked without an answer is asked again in the same words", async () => {
  const { connection } = opened();
  Socket.last.says(WELCOME);
  const asked = connection.ask("choose", { decision: 9, option: "done" });
  const [, first] = Socket.last.sent;
  Socket.last.closes();
  mock.timers.tick(500);
  Socket.last.opens();
  assert.deepEqual(Socket.last.sent.map(({ type }) => type), ["hello"]);
  Socket.last.says(WELCOME);

  assert.deepEqual(Socket.last.sent[1], first);
  Socket.last.says({ type: "answer", request: first.request, ok: true });
  assert.equal((await asked).ok, true);
  Socket.last.closes();
  mock.timers.tick(500);
  Socket.last.opens();
  Socket.last.says(WELCOME);
  assert.equal(Socket.last.sent.length, 1);
});

test("what is asked before the greeting waits for it", () => {
  const { connection } = opened();
  connection.ask("undo", { to: 3 });
  assert.equal(Socket.last.sent.length, 1);
  Socket.last.says(WELCOME);

  assert.equal(Socket.last.sent[1].type, "undo");
});

test("a connection that does not answer for twelve seconds is given up, but for what takes long", () => {
  const { connection } = opened();
  Socket.last.says(WELCOME);
  connection.ask("hint", { player: "greedy" });
  mock.timers.tick(60000);
  mock.timers.tick(500);
  assert.equal(Socket.all.length, 1);
  connection.ask("undo", { to: 3 });
  mock.timers.tick(12000);
  mock.timers.tick(500);

  assert.equal(Socket.all.length, 2);
});

test("after an answer in time the connection stays", async () => {
  const { connection } = opened();
  Socket.last.says(WELCOME);
  const asked = connection.ask("undo", { to: 3 });
  Socket.last.says({ type: "answer", request: Socket.last.sent[1].request, ok: true });
  await asked;
  mock.timers.tick(60000);
  mock.timers.tick(500);

  assert.equal(Socket.all.length, 1);
});

test("a request over HTTP carries the secret, and a refusal becomes an error", async () => {
  const { connection } = opened("mine");
  const asked = [];
  mock.method(globalThis, "fetch", async (address, how) => {
    asked.push([address.split("/api/1")[1], how.headers.Authorization]);
    const refused = address.includes("links");
    return new Response(JSON.stringify(refused ? { problem: { code: "not-yours", message: "No." } } : { note: "x" }), { status: refused ? 403 : 200 });
  });

  assert.deepEqual(await connection.get("", { language: "nl" }), { note: "x" });
  await assert.rejects(connection.get("links"), { code: "not-yours" });
  assert.deepEqual(asked, [["/tables/one?language=nl", "Bearer mine"], ["/tables/one/links?", "Bearer mine"]]);
});
