// The parts of the table: all at once where there is room, else one at a time; what can be chosen glows.
import "./page.js";
import "./zoom.js";
import "./marks.js";
import { Album } from "./album.js";
import "./stage.js";

const { element, drawn, capital, Panel } = globalThis.gwt;
const HAND = "hand";
const GAP = 8;
// Below this width one part is shown at a time.
export const NARROW = 900;
// The least room for the options and the log, in pixels, and how much of the height they have at least.
const SIDE = { width: 320, height: 250, share: 0.33 };
// Where so much is left beside the parts above the options, the log stands there.
const LOG_WIDTH = 200;
// A part grows at most to this many times its size, and what a seat holds, large as it is, to less.
const MOST = 1.25;
const MOST_HELD = 0.62;
const READABLE = 9;
// On a phone the picture is at first this many times as large as fits: what is around matters too.
const AT_FIRST = 2.4;
// How much the size of a part counts: the first is what the game is about, and some belong to the seat.
const [WEIGHT, WEIGHT_OWN, WEIGHT_HELD] = [2.4, 0.7, 0.3];
const ROOM = 4;

// Whether boxes are the same but for what measuring them on the screen makes of it.
const alike = (some, others) => some.length === others.length && some.every((one, at) => Math.abs(one - others[at]) < ROOM / 2);

const middle = ([left, top, right, bottom]) => [(left + right) / 2, (top + bottom) / 2];

// One part of the table: its picture, and above it what can be chosen.
class Part {
  constructor(album, board) {
    this.panel = new Panel(album);
    this.board = board;
    this.glow = drawn("g", { class: "gwt-glow", "aria-hidden": "true" });
    this.panel.svg.append(this.glow);
    this.sheet = element("div", { class: "gwt-table" }, this.panel.svg);
    this.zoom = element("gwt-zoom", {}, this.sheet);
    this.title = element("h2");
    this.root = element("section", { class: "part" }, this.title, this.zoom);
    this.marked = [];
  }

  // Shows a frame; marks what differs from the one before, if it is given.
  show({ id, name, seat }, frame, before) {
    Object.assign(this, { id, seat });
    this.title.textContent = capital(name);
    this.root.dataset.part = id;
    this.panel.svg.setAttribute("aria-label", name);
    this.zoom.setAttribute("label", name);
    this.zoom.name(this.board.zoomWords);
    this.marked = before ? this.panel.show(before, frame) : (this.panel.turn(frame), this.panel.layer.replaceChildren(), []);
    this.frame = frame;
  }

  // Gives the picture its size in pixels.
  fit(width, height, large) {
    const { panel, zoom } = this;
    const fitting = Math.min(MOST * 1.6, width / panel.width, height / panel.height);
    Object.assign(this.sheet.style, { width: `${panel.width * fitting}px`, height: `${panel.height * fitting}px` });
    this.fitting = fitting;
    zoom.readable = Math.min(AT_FIRST, Math.max(1, READABLE / (panel.film.letters(panel.part) * fitting)));
    if (large === undefined || !zoom.view) return;
    zoom.home(large);
    // The picture stands in the middle of a wider view.
    if (zoom.scale > 1) zoom.pan(-this.sheet.offsetLeft * zoom.scale, 0);
  }

  has(name) {
    return Boolean(this.panel.svg.querySelector(`[data-part="${CSS.escape(name)}"]`));
  }

  // The boxes of what is marked with a name, in the units of the picture.
  boxes(name) {
    const matrix = this.panel.svg.getScreenCTM()?.inverse();
    if (!matrix) return [];
    return [...this.panel.svg.querySelectorAll(`[data-part="${CSS.escape(name)}"]`)].map((one) => {
      const rect = one.getBoundingClientRect();
      const [a, b] = [[rect.left, rect.top], [rect.right, rect.bottom]].map(([x, y]) => new DOMPoint(x, y).matrixTransform(matrix));
      return [a.x, a.y, b.x, b.y];
    }).filter(([left, top, right, bottom]) => right > left && bottom > top);
  }

  // Moves the picture so that some boxes of it can be seen.
  reveal(boxes) {
    const [x, y] = [this.sheet.offsetLeft, this.sheet.offsetTop];
    this.zoom.reveal(boxes.map((box) => box.map((one, side) => one * this.fitting + (side % 2 ? y : x))));
  }
}

export class Board extends EventTarget {
  constructor(words) {
    super();
    this.words = words;
    this.tabs = element("div", { class: "tabs", role: "group" });
    this.root = element("div", { class: "board" });
    this.renew();
    new ResizeObserver(() => this.arrange()).observe(this.root);
  }

  get zoomWords() {
    const { words } = this;
    return {
      in: words.label("zoom-in"), out: words.label("zoom-out"), fit: words.label("fit"),
      readable: words.label("readable"), help: words.label("zoom-help"),
    };
  }

  // Shows a part over all others, or puts it back into its place.
  enlarge(part) {
    this.large = this.large === part ? null : part;
    this.arrange();
  }

  get narrow() {
    return this.root.parentElement?.clientWidth < NARROW;
  }

  // Forgets all pictures, as another reader looks on or the language is another.
  renew() {
    this.album = new Album();
    this.parts = new Map();
    this.offers = [];
    this.frames = null;
    this.own = 0;
    const store = drawn("svg", { class: "gwt-store", "aria-hidden": "true" }, this.album.defs);
    this.root.replaceChildren(store);
  }

  // Shows a film of the table; `before` is that of the moment before, if what changed is to be marked.
  show(film, own, before) {
    const earlier = before && this.album.add(before.film);
    const frames = this.album.add(film.film);
    const was = new Map(before?.panels.map((one) => [`${one.id} ${one.seat}`, earlier[one.frame]]));
    const first = !this.parts.size;
    const [seen, changed] = [new Set(), []];
    for (const one of film.panels) {
      const key = `${one.id} ${one.seat}`;
      seen.add(key);
      if (!this.parts.has(key)) this.add(key);
      const part = this.parts.get(key);
      const old = was.get(key);
      part.show({ ...one, name: this.nameOf(one) }, frames[one.frame], old);
      if (old && old[0] !== frames[one.frame][0]) changed.push(part);
    }
    for (const [key, part] of this.parts) {
      if (seen.has(key)) continue;
      part.root.remove();
      this.parts.delete(key);
    }
    this.own = own;
    for (const part of this.parts.values()) {
      part.root.classList.toggle("own", part.seat === own);
      part.root.classList.toggle("other", part.seat !== 0 && part.seat !== own);
    }
    const size = [...this.parts.values()].map(({ panel }) => `${panel.width}x${panel.height}`).join();
    if (first || size !== this.size) this.arrange(first);
    this.size = size;
    if (this.narrow && changed.length && !changed.includes(this.looking)) this.look(changed[0]);
    for (const part of changed) part.reveal(part.marked);
  }

  // What a seat has is called by its player.
  nameOf({ id, name, seat }) {
    return seat && id !== HAND ? this.words.seat(seat) : name;
  }

  add(key) {
    const part = new Part(this.album, this);
    this.parts.set(key, part);
    this.root.append(part.root);
    // A small part grows where it is clicked beside what can be chosen, and another click puts it back.
    part.zoom.addEventListener("click", ({ target }) => this.narrow || target.closest(".gwt-choice, button") || part === this.common[0] || this.enlarge(part));
  }

  // --- where the parts are -------------------------------------------------------------------------

  get common() {
    return [...this.parts.values()].filter((one) => !one.seat);
  }

  // What a seat has built, with what all see of it.
  of(seat) {
    return [...this.parts.values()].find((one) => one.seat === seat && one.id !== HAND);
  }

  get mine() {
    return [...this.parts.values()].filter((one) => one.seat === this.own && this.own);
  }

  arrange(first = false) {
    if (!this.parts.size) return;
    this.root.classList.toggle("narrow", this.narrow);
    if (this.narrow) return this.one(first);
    this.all();
  }

  // One part at a time: what all share by the tabs above, what the seat has in the sheet below.
  one() {
    for (const part of this.parts.values()) part.root.removeAttribute("style");
    if (!this.looking?.root.isConnected || this.looking.seat) this.looking = this.common[0];
    this.look(this.looking);
  }

  look(part) {
    if (!part) return;
    if (!part.seat) this.looking = part;
    for (const one of this.parts.values()) one.root.classList.toggle("shown", one === this.looking);
    const { clientWidth: width, clientHeight: height } = this.root;
    if (this.looking && width) this.looking.fit(width, height - 4, true);
    this.writeTabs();
    this.draw();
    this.follow();
  }

  // The parts by name: where one is seen at a time, to look at it; where all are, to enlarge it.
  writeTabs() {
    const { narrow, words } = this;
    const parts = narrow ? this.common : [...this.common, ...this.mine];
    const chosen = narrow ? this.looking : this.large;
    this.tabs.setAttribute("aria-label", words.label(narrow ? "parts" : "enlarge"));
    parts.forEach((part, at) => {
      const name = part.seat && part.id !== HAND ? words.label("mine") : part.title.textContent;
      const button = this.tabs.children[at] ?? this.tabs.appendChild(element("button", { type: "button" }));
      button.textContent = narrow ? name : `⤢ ${name}`;
      button.title = name;
      button.setAttribute("aria-pressed", String(part === chosen));
      button.onclick = () => (narrow ? this.look(part) : this.enlarge(part));
    });
    while (this.tabs.children.length > parts.length) this.tabs.lastChild.remove();
  }

  // All parts in two columns, as large as they can be together. Below those at the right are the options and the log,
  // or the options alone if the log has room beside these parts: `beside` is how wide it is there, else 0.
  all() {
    const { clientWidth: width, clientHeight: height } = this.root;
    if (!width) return;
    const parts = [...this.common, ...this.mine];
    const above = height - Math.max(SIDE.height, height * SIDE.share);
    const { left, right, split } = this.best(parts, width, height, above);
    for (const part of parts) part.root.classList.toggle("large", part === this.large);
    const scales = [this.scales(left, split, height), this.scales(right, width - split - GAP, above)];
    const [wideLeft, wideRight] = [this.wide(left, scales[0]), this.wide(right, scales[1])];
    this.place(left, scales[0], 0, wideLeft);
    const edge = wideLeft + GAP;
    const spare = right.length ? width - edge - wideRight - GAP : 0;
    const beside = spare >= LOG_WIDTH ? spare : 0;
    const top = this.place(right, scales[1], edge, beside ? wideRight : width - edge);
    const side = { left: edge, top, width: width - edge, height: height - top, beside };
    this.dispatchEvent(new CustomEvent("side", { detail: side }));
    if (parts.includes(this.large)) this.placeLarge(this.large, side, width, height);
    this.writeTabs();
    this.draw();
  }

  // Beside the options and the log or above them, where it is larger; they stay where they are.
  placeLarge(part, side, width, height) {
    const fit = (wide, high) => Math.min(wide / part.panel.width, high / part.panel.height);
    const above = width - (side.beside ? side.beside + GAP : 0);
    const scale = Math.max(fit(side.left - GAP, height), fit(above, side.top - GAP));
    const [wide, high] = [part.panel.width * scale, part.panel.height * scale];
    Object.assign(part.root.style, { left: "0px", top: "0px", width: `${wide}px`, height: `${high}px` });
    part.fit(wide, high, false);
  }

  // Which parts are at the left and which at the right, `above` the options, to be the most legible together.
  best(parts, width, height, above) {
    let best = null;
    for (let share = 0.5; share <= 0.76; share += 0.02) {
      const split = Math.min(width * share, width - SIDE.width - GAP);
      for (let choice = 0; choice < 2 ** parts.length; choice += 1) {
        const left = parts.filter((_, at) => choice & (1 << at));
        const right = parts.filter((_, at) => !(choice & (1 << at)));
        // What comes first is what the game is about: it stands at the left.
        if (!left.includes(parts[0])) continue;
        const worth = this.worth(left, split, height, parts) + this.worth(right, width - split - GAP, above, parts);
        if (!best || worth > best.worth) best = { worth, left, right, split };
      }
    }
    return best;
  }

  // How legible the parts of a column are: all in one are as wide as it, and made smaller until they fit.
  scales(parts, width, height) {
    const scales = parts.map(({ panel, id }) => Math.min(id === HAND ? MOST_HELD : MOST, width / panel.width));
    const all = parts.reduce((sum, { panel }, at) => sum + scales[at] * panel.height, 0);
    const less = Math.min(1, (height - GAP * parts.length) / Math.max(1, all));
    return scales.map((one) => one * less);
  }

  // How wide parts are of which each is as many times its size.
  wide(parts, scales) {
    return Math.max(0, ...parts.map(({ panel }, at) => panel.width * scales[at]));
  }

  worth(parts, width, height, all) {
    return this.scales(parts, width, height).reduce(
      (sum, one, at) => sum + Math.log(one) * this.weight(parts[at], all), 0);
  }

  weight(part, all) {
    if (part === all[0]) return WEIGHT;
    if (part.id === HAND) return WEIGHT_HELD;
    return part.seat ? WEIGHT_OWN : 1;
  }

  // Puts parts below each other in the middle of a column; returns where the room below them begins.
  place(parts, scales, left, width) {
    let top = 0;
    parts.forEach((part, at) => {
      const [wide, high] = [part.panel.width * scales[at], part.panel.height * scales[at]];
      Object.assign(part.root.style, {
        left: `${left + (width - wide) / 2}px`, top: `${top}px`, width: `${wide}px`, height: `${high}px`,
      });
      part.fit(wide, high, false);
      top += high + GAP;
    });
    return top;
  }

  // --- what can be chosen --------------------------------------------------------------------------

  // `offers` are options with their numbers, those whose parts of the picture are to glow.
  offer(offers) {
    this.offers = offers;
    this.draw();
  }

  draw() {
    const found = [];
    for (const part of this.parts.values()) {
      if ((part.seat && part.seat !== this.own) || !part.root.getClientRects().length) {
        part.glow.replaceChildren();
        part.lit = null;
        continue;
      }
      found.push(...this.light(part));
    }
    return found;
  }

  light(part) {
    const places = new Map();
    for (const offer of this.offers) {
      for (const name of offer.targets) {
        if (!places.has(name)) places.set(name, []);
        places.get(name).push(offer);
      }
    }
    // What glows already stays, so that no click is lost while a picture comes in.
    const boxes = [...places.keys()].map((name) => part.boxes(name));
    const where = [part.panel.width, part.panel.height, ...boxes.flat(2)];
    if (part.lit?.offers !== this.offers || !alike(part.lit.where, where)) {
      part.lit = { offers: this.offers, where };
      part.glow.replaceChildren(...[...places].flatMap(([name, offers], at) => boxes[at].map((box) => this.glowing(part, name, box, offers))));
    }
    return [...places.keys()];
  }

  glowing(part, name, [left, top, right, bottom], offers) {
    const group = drawn("g", { class: "gwt-choice", "data-choices": offers.map((one) => one.number).join(" ") });
    const [x, y] = [Math.max(2, left - ROOM), Math.max(2, top - ROOM)];
    const [wide, high] = [Math.min(part.panel.width - 2, right + ROOM) - x, Math.min(part.panel.height - 2, bottom + ROOM) - y];
    group.append(drawn("rect", { x, y, width: wide, height: high, rx: 8 }));
    const chip = offers.length === 1 && offers[0].chip;
    if (chip) group.append(this.chip(chip, x + wide, Math.max(12, y)));
    const tell = (type) => (event) => this.dispatchEvent(new CustomEvent(type, { detail: { offers, part, box: [left, top, right, bottom], event } }));
    group.addEventListener("pointerenter", (event) => event.pointerType !== "touch" && tell("preview")(event));
    group.addEventListener("pointerleave", (event) => event.pointerType !== "touch" && tell("leave")(event));
    group.addEventListener("click", tell("pick"));
    return group;
  }

  // A small label in the corner, such as a price.
  chip(text, right, top) {
    const wide = 9 * text.length + 10;
    return drawn("g", { class: "gwt-chip", transform: `translate(${right - wide * 0.7} ${top - 11})` },
      drawn("rect", { width: wide, height: 22, rx: 11 }), drawn("text", { x: wide / 2, y: 16 }, text));
  }

  // Shows which option is meant, and the way to it.
  point(number) {
    if (number === null) this.led = null;
    for (const part of this.parts.values()) {
      part.glow.querySelector(".gwt-way")?.remove();
      for (const one of part.glow.querySelectorAll(".gwt-choice")) {
        one.classList.toggle("meant", one.dataset.choices.split(" ").includes(String(number)));
      }
      const offer = this.offers.find((one) => one.number === number);
      if (!offer || !part.root.getClientRects().length || (part.seat && part.seat !== this.own)) continue;
      const places = [...offer.way, ...offer.targets.slice(0, 1)].map((name) => part.boxes(name)[0]).filter(Boolean);
      if (offer.way.length && places.length > 1) {
        const points = places.map((box) => middle(box).map((one) => one.toFixed(1)).join()).join(" ");
        part.glow.prepend(drawn("polyline", { class: "gwt-way", points }));
      }
    }
  }

  // On a phone: brings what an option is about into view.
  lead(number) {
    const offer = this.offers.find((one) => one.number === number);
    if (!offer || !this.narrow) return;
    this.led = number;
    const part = this.common.find((one) => offer.targets.some((name) => one.has(name)));
    if (part && part !== this.looking) this.look(part);
    else this.follow();
  }

  // Keeps in view what was brought there, also when the picture gets another size.
  follow() {
    const offer = this.offers.find((one) => one.number === this.led);
    if (!offer || !this.narrow || !this.looking) return;
    this.looking.reveal(offer.targets.flatMap((name) => this.looking.boxes(name)).slice(0, 1));
    this.point(this.led);
  }
}
