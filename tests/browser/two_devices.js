// The two ends of the trial of `two_devices.py`: one page has the tables, the other asks it through a connection.
const through = async (bytes, stream) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
const pack = async (text) => {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  return btoa(String.fromCharCode(...bytes));
};
const unpack = async (text) => {
  const bytes = Uint8Array.from(atob(text), (one) => one.charCodeAt(0));
  return new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")));
};

// No other host is asked for addresses; one text holds all that are known here.
const peer = new RTCPeerConnection({ iceServers: [] });
const gathered = () => new Promise((resolve) => {
  if (peer.iceGatheringState === "complete") resolve();
  peer.onicegatheringstatechange = () => peer.iceGatheringState === "complete" && resolve();
});
const described = async (description) => {
  await peer.setLocalDescription(description);
  await gathered();
  return pack(JSON.stringify(peer.localDescription));
};
const accept = async (text) => peer.setRemoteDescription(JSON.parse(await unpack(text)));
const opened = new Promise((resolve) => {
  peer.ondatachannel = ({ channel }) => { channel.onopen = () => resolve(channel); };
});

let tables;

// Makes a table and an invitation; whoever answers it reaches the tables here, and nothing else.
const invite = async () => {
  const { Tables } = await import(new URL("static/tables.js", location.href).href);
  tables = new Tables();
  const body = JSON.stringify({ seats: ["human", "human"], seed: 7 });
  const made = await (await tables.request("/tables", { method: "POST", body })).json();
  const channel = peer.createDataChannel("table");
  let socket;
  channel.onmessage = ({ data }) => {
    const { open, text } = JSON.parse(data);
    if (!open) return socket.send(text);
    socket = tables.socket(open);
    socket.addEventListener("message", (told) => channel.send(told.data));
  };
  return { seats: made.links.seats, invitation: await described(await peer.createOffer()) };
};

const answer = async (invitation) => {
  await accept(invitation);
  return described(await peer.createAnswer());
};

// A socket of a table, here or at the other end of the connection.
const socketOf = async (path, remote) => {
  if (!remote) return tables.socket(path);
  const channel = await opened;
  channel.send(JSON.stringify({ open: path }));
  return {
    send: (text) => channel.send(JSON.stringify({ text })),
    addEventListener: (_, hear) => { channel.onmessage = hear; },
  };
};

// Plays a seat to the end; returns the milliseconds of each choice and the bytes that came.
const play = async (link, remote) => {
  const [path, invitation] = link.split("#");
  const socket = await socketOf(`${path.replace("/t/", "/tables/")}/socket`, remote);
  const took = [];
  let [bytes, count, asked] = [0, 0, 0];
  const say = (message) => {
    asked = performance.now();
    socket.send(JSON.stringify({ request: `r${(count += 1)}`, ...message }));
  };
  return new Promise((resolve, reject) => {
    socket.addEventListener("message", ({ data }) => {
      bytes += data.length;
      const { type, ok, over, decision, wait, problem } = JSON.parse(data);
      if (type === "answer" && !ok) reject(new Error(problem.message));
      if (type === "answer" && asked) took.push(performance.now() - asked);
      if (type !== "moment") return;
      if (over) resolve({ took, bytes });
      else if (wait) say({ type: "end_turn", decision: wait.number });
      else if (decision) {
        const option = decision.options[(7 * count) % decision.options.length].text;
        say({ type: "choose", decision: decision.number, option });
      }
    });
    socket.send(JSON.stringify({ type: "hello", secret: invitation, own: `${"x".repeat(21)}${remote ? "g" : "h"}` }));
  });
};
