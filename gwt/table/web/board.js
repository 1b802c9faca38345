// The parts of the table: all at once where there is room, else one at a time; what can be chosen glows.
import { createElement, createSvg, capital } from "./dom.js";
import "./zoom.js";
import { FrameArchive } from "./frame-archive.js";
import { atRest, boxOf, placesOf, spot } from "./piece-animation.js";
import { Panel } from "./table-view.js";
import { EventEmitter } from "./event-emitter.js";
import { stageOf } from "./stage.js";

/** @import { Offer } from "./decision-panel.js" */
/** @import { Box, Frame, Point } from "./data.d.ts" */
/** @import { Place } from "./piece-animation.js" */
/** @import { TextCatalog } from "./page-texts.js" */
/** @import { Panel as Shown, WholeFilm } from "./wire.d.ts" */

// What somebody points at or clicks in the picture: the options there, in the box of a part.
/** @typedef {{ offers: Offer[], part: Part, box: Box, event: Event }} Picked */
// Where a picture is to be moved: its corner in the view, and the boxes that matter.
/** @typedef {{ corner: Point, boxes: Box[] }} Measured */

// What a seat holds: on a wide page always in sight, below the stage, and what it has yet to place if that has room.
const [HAND, STOCK] = ["hand", "stock"];
const DOCK = [HAND, STOCK];
// What matters most of each seat, for the list of seats.
const STRIP = "strip";
const GAP = 8;
// Below this width one part is shown at a time; from the other on, what a seat holds stands at the side.
export const NARROW = 900;
const BROAD = 1800;
// Letters are never smaller than this, in pixels, nor on a page of that width than the other.
const LEAST = 10.05;
const [WIDE, LEAST_WIDE] = [1600, 12.05];
// A part grows at most to this many times its size, and what a seat holds to less.
const MOST = 1.7;
const MOST_HELD = 1.1;
// A part has to have so many times its size where another stands below it, of which so much is to be seen.
const [ABOVE, BELOW] = [1, 0.4];
// The most of the height that is given to what a seat holds.
const DOCKED = 0.24;
// So much of what a seat has yet to place has to have room, and so much of any part there, in pixels.
const [WORTH_SHOWING, LEAST_DOCKED] = [320, 120];
// How long a part that a line of the list is about stays after the pointer has left, in milliseconds.
const LINGER = 350;
const ROOM = 4;
// The letters of a label in a corner, in units of the picture, if those of the picture are smaller.
const CHIP = 15;

// Whether boxes are the same but for what measuring them on the screen makes of it.
/** @param {number[]} some @param {number[]} others */
const alike = (some, others) => some.length === others.length && some.every((one, at) => Math.abs(one - others[at]) < ROOM / 2);

/** @param {Box} box */
const middle = ([left, top, right, bottom]) => [(left + right) / 2, (top + bottom) / 2];

// One part of the table: its picture, and above it what can be chosen.
export class Part {
  /** @type {string} */ id;
  /** @type {number} */ seat;
  /** @type {number} */ width;
  /** @type {number} */ height;
  /** @type {Frame} */ frame;
  /** @type {Set<string>} */ names;
  // The picture that has not been drawn yet, and the one before it, if what differs is to be marked.
  /** @type {{ before: Frame | undefined, frame: Frame } | null} */ waiting;
  /** @type {number} */ fitting;
  // Its place as it was settled last, and the one in which it has not been settled yet.
  /** @type {string | null} */ placed;
  /** @type {string | null} */ unsettled;
  // What glows: the options that it is for, and the boxes.
  /** @type {{ offers: Offer[], where: number[] } | null} */ lit;

  /** @param {FrameArchive} archive @param {Board} board */
  constructor(archive, board) {
    this.archive = archive;
    this.panel = new Panel(archive);
    this.board = board;
    this.glow = createSvg("g", { class: "gwt-glow", "aria-hidden": "true" });
    this.panel.svg.append(this.glow);
    this.sheet = createElement("div", { class: "gwt-table" }, this.panel.svg);
    this.zoom = createElement("gwt-zoom", {}, this.sheet);
    this.zoom.addEventListener("wheel", (event) => this.scroll(event), { passive: false });
    this.title = createElement("h2");
    this.root = createElement("section", { class: "part" }, this.title, this.zoom);
    /** @type {Box[]} */
    this.marked = [];
    /** @type {Box[]} */
    this.offered = [];
  }

  // Shows a frame; marks what differs from the one before, if it is given.
  /** @param {Shown} shown @param {Frame} frame @param {Frame} [before] */
  show({ id, name, seat }, frame, before) {
    this.id = id;
    this.seat = seat;
    this.title.textContent = capital(name);
    this.root.dataset.part = id;
    this.panel.svg.setAttribute("aria-label", name);
    this.zoom.setAttribute("label", name);
    this.zoom.name(this.board.zoomWords);
    [, this.width, this.height] = frame;
    this.frame = frame;
    this.names = this.archive.names(frame[0]);
    // From several pictures that nobody has seen only the last is drawn.
    this.waiting = { before: this.waiting ? this.waiting.before : before, frame };
  }

  // Makes its elements, where they are still those of another picture.
  draw() {
    if (!this.waiting) return;
    const { before, frame } = this.waiting;
    this.waiting = null;
    this.marked = before ? this.panel.show(before, frame) : (this.panel.turn(frame), this.panel.layer.replaceChildren(), []);
  }

  get isAway() {
    return this.root.classList.contains("away");
  }

  // How many times its size it has to have so that all of it can be read.
  get readable() {
    return (innerWidth >= WIDE ? LEAST_WIDE : LEAST) / this.letters;
  }

  // The size of the smallest letters in it, in its own units.
  get letters() {
    return this.panel.frameTable.letters(this.frame[0]);
  }

  // Gives the picture its size in a box of so many pixels; what of it does not fit can be moved to. Nothing is
  // measured here, for that would lay the page out for each part.
  /** @param {number} width @param {number} height @param {number} most */
  fit(width, height, most = MOST) {
    const { zoom } = this;
    const fitting = Math.min(most, width / this.width, height / this.height);
    const readable = Math.max(1, this.readable / fitting);
    // It stays where it was moved to, until its place is another.
    const place = [width, height, this.width, this.height, readable * 100].map(Math.round).join();
    if (place === this.placed) return;
    Object.assign(this.sheet.style, { width: `${this.width * fitting}px`, height: `${this.height * fitting}px` });
    this.fitting = fitting;
    zoom.readable = readable;
    zoom.style.setProperty("--high", `${this.height * fitting * readable}px`);
    // What is all in sight stands in the middle.
    this.sheet.parentElement?.classList.toggle("fits", readable <= 1);
    // What is inherited is known before anything is drawn, or all would be styled twice.
    zoom.view?.classList.toggle("gwt-zoomed", readable > 1);
    this.placed = null;
    this.unsettled = this.isAway ? null : place;
  }

  // Reads from the page what `settle` needs; the corner of the picture, which stands in the middle of a wider view.
  /** @returns {Measured | null} */
  measure() {
    if (!this.unsettled || !this.zoom.view?.clientWidth) return null;
    /** @type {Point} */
    const corner = [this.sheet.offsetLeft, this.sheet.offsetTop];
    const matters = [this.board.narrow && !this.seat ? this.asked : this.offered, this.marked, this.standing];
    return { corner, boxes: matters.find((boxes) => boxes.length) ?? [] };
  }

  // Moves the picture in its new place to what matters there.
  /** @param {Measured | null} measured */
  settle(measured) {
    if (!measured) return;
    [this.placed, this.unsettled] = [this.unsettled, null];
    this.zoom.home(true, measured.corner);
    this.reveal(measured.boxes, measured.corner);
  }

  // Puts it into a box of the board, in pixels.
  /** @param {number} left @param {number} top @param {number} width @param {number} height @param {number} [most] */
  place(left, top, width, height, most) {
    Object.assign(this.root.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
    this.fit(width, height, most);
  }

  // The box on the page of a place in the picture, which is given by its middle and its size there.
  /** @param {Point} at @param {Point} size */
  onPage([x, y], [width, height]) {
    const matrix = this.panel.svg.getScreenCTM() ?? new DOMMatrix();
    const view = this.root.getBoundingClientRect();
    const point = new DOMPoint(x, y).matrixTransform(matrix);
    // What has been moved out of the view is at its edge.
    const [across, down] = [Math.min(view.right, Math.max(view.left, point.x)), Math.min(view.bottom, Math.max(view.top, point.y))];
    const size = { width: width * matrix.a, height: height * matrix.a };
    return { ...size, left: across - size.width / 2, top: down - size.height / 2 };
  }

  // The box of the piece that stands for the seat that looks on.
  get standing() {
    return this.boxesOf(`[data-piece="rider ${this.board.own}"]`);
  }

  // On a phone: what can be chosen nearest to the piece of the reader, and that piece.
  get asked() {
    const [own] = this.standing;
    if (!own) return this.offered;
    const [x, y] = middle(own);
    /** @param {Box} box */
    const distance = (box) => Math.hypot(middle(box)[0] - x, middle(box)[1] - y);
    return [...this.offered.toSorted((one, other) => distance(one) - distance(other)).slice(0, 1), own];
  }

  // The wheel moves a picture of which a part is seen.
  /** @param {WheelEvent} event */
  scroll(event) {
    if (event.ctrlKey || event.metaKey || this.zoom.scale <= 1) return;
    event.preventDefault();
    this.zoom.pan(-event.deltaX, -event.deltaY);
  }

  /** @param {string} name */
  has(name) {
    return this.names.has(name);
  }

  // The boxes of what is marked with a name, in the units of the picture.
  /** @param {string} name */
  boxes(name) {
    return !this.has(name) ? [] : this.boxesOf(`[data-part="${CSS.escape(name)}"]`);
  }

  /** @param {string} selector @returns {Box[]} */
  boxesOf(selector) {
    const matrix = this.panel.svg.getScreenCTM()?.inverse();
    if (!matrix) return [];
    return atRest(() => [...this.panel.svg.querySelectorAll(selector)].map((one) => {
      const rect = one.getBoundingClientRect();
      const [a, b] = [[rect.left, rect.top], [rect.right, rect.bottom]].map(([x, y]) => new DOMPoint(x, y).matrixTransform(matrix));
      return /** @type {Box} */ ([a.x, a.y, b.x, b.y]);
    })).filter(([left, top, right, bottom]) => right > left && bottom > top);
  }

  // Moves the picture so that some boxes of it can be seen.
  /** @param {Box[]} boxes @param {Point} [corner] */
  reveal(boxes, corner) {
    if (this.zoom.scale === 1 || !boxes.length) return;
    const [x, y] = corner ?? [this.sheet.offsetLeft, this.sheet.offsetTop];
    this.zoom.reveal(boxes.map((box) => /** @type {Box} */ (box.map((one, side) => one * this.fitting + (side % 2 ? y : x)))));
  }
}

// Moves the pictures of parts in their places: all are measured before any is moved.
/** @param {Part[]} parts */
export const settle = (parts) => {
  const measured = parts.map((part) => part.measure());
  parts.forEach((part, at) => part.settle(measured[at]));
};

/** @extends {EventEmitter<{ preview: Picked, leave: Picked, pick: Picked, about: string[] }>} */
export class Board extends EventEmitter {
  /** @type {FrameArchive} */ archive;
  /** @type {Map<string, Part>} */ parts;
  /** @type {Offer[]} */ offers;
  // The parts that were chosen for the stage, that are pointed to, and that the decision is about.
  /** @type {Part | null} */ chosen;
  /** @type {Part | null} */ peeked;
  /** @type {Part | null} */ wanted;
  // Those that stand above each other: the stage and, where it has room, another one.
  /** @type {Part[]} */ pair;
  // The part that is looked at where one is shown at a time.
  /** @type {Part | undefined} */ looking;
  /** @type {number} */ own;
  /** @type {string} */ size;
  /** @type {string} */ pointed;
  /** @type {boolean} */ stocks;
  // The option that is brought into view on a phone.
  /** @type {number | null} */ led;
  /** @type {number | null} */ idle;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ leaving;

  /** @param {TextCatalog} words */
  constructor(words) {
    super();
    this.words = words;
    this.tabs = createElement("div", { class: "tabs", role: "group" });
    this.root = createElement("div", { class: "board" });
    // What the seat has that does not stand on the board.
    this.held = createElement("div", { class: "held" });
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

  // Puts a part on the stage, until something else is asked.
  /** @param {Part} part */
  choose(part) {
    this.chosen = part;
    this.arrange();
  }

  // The part on the stage: that which was chosen, which a line points to, or which the decision is about.
  /** @returns {Part} */
  get stage() {
    const able = this.staged;
    return [this.chosen, this.peeked, this.wanted].find((one) => one !== null && able.includes(one)) ?? able[0];
  }

  get narrow() {
    return innerWidth < NARROW;
  }

  get broad() {
    return innerWidth >= BROAD;
  }

  // Forgets all pictures, as another reader looks on or the language is another.
  renew() {
    this.archive = new FrameArchive();
    this.parts = new Map();
    this.offers = [];
    this.pair = [];
    this.chosen = this.peeked = this.wanted = null;
    this.own = 0;
    // The strips of the seats, and the seat whose area has a tab besides the own one.
    /** @type {Map<number, Panel>} */
    this.strips = new Map();
    this.opened = 0;
    const store = createSvg("svg", { class: "gwt-store", "aria-hidden": "true" }, this.archive.defs);
    this.root.replaceChildren(store);
    this.held.replaceChildren();
  }

  get isEmpty() {
    return !this.parts.size;
  }

  // Whether a name is in a picture of what can be seen of the table.
  /** @param {string} name */
  has(name) {
    return [...this.common, ...this.mine].some((part) => part.has(name));
  }

  // Reads the pictures of a film, which makes showing it quicker.
  /** @param {WholeFilm} film */
  read({ film }) {
    this.archive.add(film);
  }

  // Shows a film of the table; `before` is that of the moment before, if what changed is to be marked.
  /** @param {WholeFilm} film @param {number} own @param {WholeFilm | null} [before] */
  show(film, own, before) {
    const earlier = before ? this.archive.add(before.film) : [];
    const frames = this.archive.add(film.film);
    const was = new Map(before?.panels.map((one) => [`${one.id} ${one.seat}`, earlier[one.frame]]));
    const first = this.isEmpty;
    const [seen, changed] = [new Set(), /** @type {Part[]} */ ([])];
    for (const one of film.panels) {
      if (one.id === STRIP) {
        const strip = this.stripOf(one.seat);
        const old = was.get(`${STRIP} ${one.seat}`);
        if (old && old[0] !== frames[one.frame][0]) strip.show(old, frames[one.frame]);
        else {
          strip.turn(frames[one.frame]);
          strip.layer.replaceChildren();
        }
        Object.assign(strip.svg.style, { width: `${strip.width}px`, height: `${strip.height}px` });
        continue;
      }
      const key = `${one.id} ${one.seat}`;
      seen.add(key);
      const part = this.parts.get(key) ?? this.add(key);
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
    this.markSeats();
    const size = [...this.parts.values()].map(({ width, height }) => `${width}x${height}`).join();
    if (first || size !== this.size) this.arrange();
    this.size = size;
    for (const part of this.narrow ? [...this.inSight, ...this.mine] : this.inSight) part.draw();
    this.drawLater();
    if (this.narrow && changed.length && !(this.looking && changed.includes(this.looking))) this.look(changed[0]);
    for (const part of changed) if (!part.isAway) part.reveal(part.marked);
  }

  /** @param {number} seat */
  stripOf(seat) {
    const strip = this.strips.get(seat) ?? new Panel(this.archive);
    this.strips.set(seat, strip);
    strip.svg.setAttribute("aria-hidden", "true");
    return strip;
  }

  // Shows what a seat has built, which keeps a tab; a second time, what was on the stage before.
  /** @param {number} seat */
  open(seat) {
    const part = this.of(seat);
    if (!part) return;
    const shown = this.stage === part;
    if (seat !== this.own) this.opened = shown ? 0 : seat;
    this.chosen = shown ? null : part;
    this.markSeats();
    this.arrange();
  }

  // Marks which areas are those of others, and cannot be looked at.
  markSeats() {
    for (const part of this.parts.values()) {
      part.root.classList.toggle("own", part.seat === this.own);
      part.root.classList.toggle("other", part.seat !== 0 && part.seat !== this.own && (part.seat !== this.opened || DOCK.includes(part.id)));
    }
  }

  // What has never been in sight is drawn when there is nothing else to do; what changes there waits until it is looked
  // at.
  drawLater() {
    const parts = [...this.parts.values()].filter((one) => !one.panel.root && (!one.seat || one.seat === this.own));
    if (!parts.length || this.idle) return;
    const act = () => {
      this.idle = null;
      for (const part of parts) part.draw();
    };
    this.idle = "requestIdleCallback" in globalThis ? requestIdleCallback(act, { timeout: 2000 }) : setTimeout(act, 50);
  }

  // Lays the page out, so that what has just come into sight can be measured.
  layOut() {
    return this.root.offsetWidth;
  }

  // The box on the page of where a piece stands; of what is out of sight, that of the tab of its part.
  /** @param {Place} place */
  placeOf({ part, at, size }) {
    if (at && size && this.inSight.includes(part) && part.root.getClientRects().length) return part.onPage(at, size);
    return boxOf(this.tabs.children[(this.narrow ? this.common : this.staged).indexOf(part)]);
  }

  // What a seat has is called by its player.
  /** @param {Shown} shown */
  nameOf({ id, name, seat }) {
    return seat && !DOCK.includes(id) ? this.words.seat(seat) : name;
  }

  /** @param {string} key */
  add(key) {
    const part = new Part(this.archive, this);
    this.parts.set(key, part);
    this.root.append(part.root);
    // What one points at in the picture lights the lines about it.
    part.zoom.addEventListener("pointerover", ({ target }) => this.pointAt(/** @type {Element} */ (target)));
    part.zoom.addEventListener("pointerleave", () => this.pointAt(null));
    return part;
  }

  // --- where the parts are -------------------------------------------------------------------------

  get common() {
    return [...this.parts.values()].filter((one) => !one.seat);
  }

  /** @param {Element | null} target */
  pointAt(target) {
    const names = placesOf(target);
    const key = names.join();
    if (key === this.pointed) return;
    this.pointed = key;
    this.emit("about", names);
  }

  // Frames the places that a line of the log is about, where they are in sight.
  /** @param {string[]} names */
  lightUp(names) {
    spot(this.inSight, names);
  }

  // What a seat has built, with what all see of it.
  /** @param {number} seat */
  of(seat) {
    return [...this.parts.values()].find((one) => one.seat === seat && !DOCK.includes(one.id));
  }

  get mine() {
    return [...this.parts.values()].filter((one) => one.seat === this.own && this.own);
  }

  // Those of the own seat that are always in sight, and those that the stage can show.
  get docked() {
    return this.mine.filter((one) => one.width && (one.id === HAND || (one.id === STOCK && (this.broad || (this.stocks && one !== this.stage)))));
  }

  /** @returns {Part[]} */
  get staged() {
    const opened = this.opened && this.opened !== this.own ? this.of(this.opened) : undefined;
    return [...this.common, ...this.mine.filter((one) => one.id !== HAND && !(one.id === STOCK && this.broad)), ...(opened && !this.narrow ? [opened] : [])];
  }

  // The parts that are to be seen.
  get inSight() {
    const seen = this.narrow ? [this.looking] : [...this.pair, ...this.docked];
    return seen.filter((one) => one !== undefined);
  }

  // Those that can be shown and are not.
  get outOfSight() {
    return this.staged.filter((one) => !this.inSight.includes(one));
  }

  // Shows the part that has one of some places; with none, that which the decision is about.
  /** @param {string[]} names */
  turnTo(names) {
    const part = this.staged.find((one) => names.some((name) => one.has(name)));
    if (this.narrow) {
      if (part && !part.seat) this.look(part);
      return;
    }
    if (this.peeked === (part ?? null)) return;
    this.peeked = part ?? null;
    this.arrange();
  }

  arrange() {
    if (!this.parts.size) return;
    this.root.classList.toggle("narrow", this.narrow);
    if (this.narrow) return this.one();
    this.all();
  }

  // One part at a time: what all share by the tabs above, what the seat has in the sheet below.
  one() {
    for (const { root } of this.parts.values()) {
      root.removeAttribute("style");
      root.classList.remove("away");
    }
    if (!this.looking?.root.isConnected || this.looking.seat) this.looking = this.common[0];
    this.look(this.looking);
  }

  /** @param {Part | undefined} part */
  look(part) {
    if (!part) return;
    const isOther = !part.seat && part !== this.looking;
    if (!part.seat) this.looking = part;
    for (const one of this.parts.values()) one.root.classList.toggle("shown", one === this.looking);
    const { clientWidth: width, clientHeight: height } = this.root;
    this.looking?.draw();
    if (this.looking && width) {
      this.looking.fit(width, height - 4);
      settle([this.looking]);
      if (isOther) this.looking.reveal(this.looking.standing);
    }
    this.writeTabs();
    this.draw();
    this.follow();
  }

  // The parts by name; those that hold something to choose are marked.
  writeTabs() {
    const { narrow, words } = this;
    const parts = narrow ? this.common : this.staged;
    const [shown, seen] = [narrow ? this.looking : this.stage, this.inSight];
    this.tabs.setAttribute("aria-label", words.label("parts"));
    parts.forEach((part, at) => {
      const name = part.seat === this.own && part.seat && !DOCK.includes(part.id) ? words.label("mine") : part.title.textContent ?? "";
      const button = /** @type {HTMLButtonElement} */ (this.tabs.children[at] ?? this.tabs.appendChild(createElement("button", { type: "button" })));
      button.textContent = name;
      button.title = name;
      button.setAttribute("aria-pressed", String(part === shown));
      button.classList.toggle("offers", !seen.includes(part) && this.offers.some((one) => one.targets.some((name) => part.has(name))));
      button.onclick = () => (narrow ? this.look(part) : this.choose(part));
    });
    while (this.tabs.children.length > parts.length) this.tabs.lastChild?.remove();
  }

  // One part on the stage, as large as it can be, and below it what the seat has at hand.
  all() {
    const { clientWidth: width, clientHeight: height } = this.root;
    if (!width) return;
    this.stocks = this.hasRoom(width);
    const { docked } = this;
    for (const part of this.mine) {
      const home = this.broad && docked.includes(part) ? this.held : this.root;
      if (part.root.parentElement !== home) home.append(part.root);
    }
    const free = height - (this.broad ? this.hold(docked) : this.placeDock(docked, width, height));
    const places = this.share(width, free);
    this.pair = places.map(([part]) => part);
    const seen = this.inSight;
    for (const part of this.parts.values()) part.root.classList.toggle("away", !seen.includes(part));
    // Those that are away have the same place, so that they can be measured.
    for (const part of this.staged) if (!seen.includes(part)) part.place(0, 0, width, free);
    for (const [part, top, high] of places) part.place(0, top, width, high);
    this.layOut();
    for (const part of seen) part.draw();
    settle(seen);
    this.writeTabs();
    this.draw();
  }

  // What stands above each other, each with its upper edge and its height. The second part of all, or the area of a
  // seat that was opened, belongs below the first; below any other the first is shown, if enough of it can be.
  /** @param {number} width @param {number} height @returns {[part: Part, top: number, height: number][]} */
  share(width, height) {
    const { stage, common: [first, next] } = this;
    const kept = this.broad && this.opened && stage === first ? this.of(this.opened) : undefined;
    const second = kept ?? next;
    const below = stage === first || stage === second;
    const [upper, lower] = below ? [first, second] : [stage, first];
    if (!upper || !lower) return [[stage, 0, height]];
    /** @param {Part} part */
    const needed = (part) => part.height * Math.max(part.readable, Math.min(ABOVE, width / part.width));
    const other = upper === stage ? lower : upper;
    const free = height - needed(stage) - GAP;
    if (free < BELOW * other.height * other.readable) return [[stage, 0, height]];
    const top = below ? height - Math.min(needed(lower), upper === stage ? free : Infinity) : needed(upper) + GAP;
    return [[upper, 0, top - GAP], [lower, top, height - top]];
  }

  // Puts what the seat has at hand beside the board, where it takes none of its height.
  /** @param {Part[]} parts */
  hold(parts) {
    const width = this.held.clientWidth;
    for (const part of parts) {
      part.place(0, 0, width, part.height * Math.max(part.readable, Math.min(MOST_HELD, width / part.width)), MOST_HELD);
    }
    return 0;
  }

  // Whether what the seat has yet to place can be read beside what it holds.
  /** @param {number} width */
  hasRoom(width) {
    const [hand, stock] = DOCK.map((id) => this.mine.find((one) => one.id === id));
    return Boolean(stock) && width - (hand ? hand.width * hand.readable + GAP : 0) >= WORTH_SHOWING;
  }

  // Beside each other at the bottom, each as high as it has to be to be read; returns the height that they take.
  /** @param {Part[]} parts @param {number} width @param {number} height */
  placeDock(parts, width, height) {
    if (!parts.length) return 0;
    const most = height - this.stage.height * Math.max(this.stage.readable, width / this.stage.width) - GAP;
    const wanted = Math.max(...parts.map((one) => one.height * one.readable));
    const first = parts[0].height * parts[0].readable;
    // What is left below the stage, but no less than the hand has to have.
    const high = Math.min(height * DOCKED, wanted, Math.max(first, most));
    const wide = parts.map(({ width: own, height: its, readable }) => own * Math.min(MOST_HELD, Math.max(readable, high / its)));
    let left = 0;
    parts.forEach((part, at) => {
      // What does not fit is moved within its place.
      const own = Math.max(LEAST_DOCKED, Math.min(wide[at], width - left));
      part.place(left, height - high, own, high, MOST_HELD);
      left += own + GAP;
    });
    return high + GAP;
  }

  // --- what can be chosen --------------------------------------------------------------------------

  // `offers` are options with their numbers, those whose parts of the picture are to glow; `rows` are the places of
  // printed actions.
  /** @param {Offer[]} offers @param {string[]} [rows] */
  offer(offers, rows) {
    this.offers = offers;
    this.chosen = this.peeked = null;
    // What is to be placed is shown as such, and not among all that lies before the seat. Where nothing on the table
    // tells the options apart, it stays as it is.
    const parts = [...this.common, ...this.mine.filter((one) => one.id === STOCK), ...this.staged];
    this.wanted = stageOf(offers.filter((one) => one.to === undefined), parts, rows, this.mine.filter((one) => one.id === HAND)) ?? this.wanted;
    if (this.wanted && !this.wanted.seat) this.looking = this.wanted;
    this.arrange();
    if (this.narrow) this.looking?.reveal(this.looking.asked);
  }

  // Shows the part of the table that an option is about, as long as it is pointed at.
  /** @param {Offer | null} offer */
  peek(offer) {
    clearTimeout(this.leaving);
    /** @param {Part} part */
    const seen = (part) => Boolean(offer?.targets.some((name) => part.has(name)));
    const other = offer && !this.inSight.some(seen) ? this.staged.find(seen) ?? null : null;
    if (other) {
      this.peeked = other;
      this.arrange();
    } else if (this.peeked && !(offer && seen(this.peeked))) {
      this.leaving = setTimeout(() => {
        this.peeked = null;
        this.arrange();
      }, LINGER);
    }
  }

  draw() {
    /** @type {Map<string, Offer[]>} */
    const places = new Map();
    for (const offer of this.offers) {
      for (const name of offer.targets) {
        places.set(name, [...places.get(name) ?? [], offer]);
      }
    }
    const able = [...this.inSight, ...this.mine];
    const seen = [...this.parts.values()].filter((part) => able.includes(part) && part.root.getClientRects().length && !part.isAway);
    // All are drawn before any is measured, and measured before any is changed.
    for (const part of seen) part.draw();
    const boxes = atRest(() => seen.map((part) => [...places.keys()].map((name) => part.boxes(name))));
    for (const part of this.parts.values()) {
      const at = seen.indexOf(part);
      if (at >= 0) this.light(part, places, boxes[at]);
      else {
        part.glow.replaceChildren();
        part.lit = null;
        part.offered = [];
      }
    }
  }

  /** @param {Part} part @param {Map<string, Offer[]>} places @param {Box[][]} boxes */
  light(part, places, boxes) {
    // What glows already stays, so that no click is lost while a picture comes in.
    const where = [part.width, part.height, ...boxes.flat(2)];
    if (part.lit?.offers !== this.offers) {
      part.offered = boxes.flat();
      // On a phone it is the reader who leads the picture.
      if (!this.narrow || part.seat) part.reveal(part.offered);
    }
    if (part.lit?.offers !== this.offers || !alike(part.lit.where, where)) {
      part.lit = { offers: this.offers, where };
      // The label of a box reaches over what is above it, which is drawn before.
      const all = boxes.flat();
      const glows = [...places.values()].flatMap((offers, at) => boxes[at].map((box) => ({ box, offers })));
      glows.sort(({ box: [, top] }, { box: [, other] }) => top - other);
      part.glow.replaceChildren(...glows.map(({ box, offers }) => this.glowing(part, box, offers, all)));
    }
  }

  /** @param {Part} part @param {Box} box @param {Offer[]} offers @param {Box[]} all */
  glowing(part, [left, top, right, bottom], offers, all) {
    const group = createSvg("g", { class: offers.some((one) => one.meant) ? "gwt-choice lit" : "gwt-choice", "data-choices": offers.map((one) => one.number).join(" ") });
    const [x, y] = [Math.max(2, left - ROOM), Math.max(2, top - ROOM)];
    const [wide, high] = [Math.min(part.width - 2, right + ROOM) - x, Math.min(part.height - 2, bottom + ROOM) - y];
    group.append(createSvg("rect", { x, y, width: wide, height: high, rx: 8 }));
    const chip = offers.length > 1 ? String(offers.length) : offers[0].chip;
    // Whether another box stands right above it or below.
    const stands = all.some((one) => one[0] < right && left < one[2] && Math.abs(Math.max(one[1] - bottom, top - one[3])) < 3 * ROOM);
    if (chip) group.append(this.chip(part, chip, offers.length > 1, [x, y, wide, high], stands));
    /** @param {"preview" | "leave" | "pick"} type @returns {(event: Event) => void} */
    const emitAs = (type) => (event) => this.emit(type, { offers, part, box: [left, top, right, bottom], event });
    group.addEventListener("pointerenter", (event) => event.pointerType !== "touch" && emitAs("preview")(event));
    group.addEventListener("pointerleave", (event) => event.pointerType !== "touch" && emitAs("leave")(event));
    group.addEventListener("click", emitAs("pick"));
    return group;
  }

  // A small label in the corner of a box, such as a price, with letters as large as the least in the picture: how many
  // options there are is written on a `stack`. It does not reach over the box beside it, and of a small box in a column
  // it covers the foot.
  /** @param {Part} part @param {string} text @param {boolean} stack @param {number[]} box @param {boolean} stands */
  chip(part, text, stack, [left, top, wide, high], stands) {
    const size = Math.max(CHIP, part.letters);
    const [width, height] = [size * (0.6 * text.length + 0.7), size * 1.45];
    const x = Math.min(part.width - width - 4, left + wide - Math.min(width, Math.max(width * 0.7, wide)));
    const y = stands && wide < 2.5 * width ? top + high - height : Math.max(stack ? 4 : 0, top - height / 2);
    const plate = (/** @type {number} */ by) => createSvg("rect", { x: by, y: -by, width, height, rx: stack ? 3 : height / 2 });
    return createSvg("g", { class: "gwt-chip", transform: `translate(${x} ${y})` }, ...(stack ? [plate(4)] : []), plate(0),
      createSvg("text", { x: width / 2, y: size * 1.08, "font-size": size }, text));
  }

  // Shows which option is meant, and the way to it.
  /** @param {number | null} number */
  point(number) {
    if (number === null) this.led = null;
    const offer = this.offers.find((one) => one.number === number);
    if (!this.narrow && !this.chosen) this.peek(offer ?? null);
    for (const part of this.parts.values()) {
      part.glow.querySelector(".gwt-way")?.remove();
      for (const one of part.glow.querySelectorAll("g")) {
        if (one.dataset.choices) one.classList.toggle("meant", one.dataset.choices.split(" ").includes(String(number)));
      }
      if (!offer || !part.root.getClientRects().length || (part.seat && part.seat !== this.own) || part.isAway) continue;
      const places = [...offer.way, ...offer.targets.slice(0, 1)].map((name) => part.boxes(name)[0]).filter(Boolean).map(middle);
      if (offer.way.length && places.length > 1) {
        // Roads leave and reach a place from the side.
        const [[left, top], ...next] = places;
        let [x, y] = [left, top];
        const curves = next.map(([toX, toY]) => {
          const bend = (x + toX) / 2;
          const curve = `C${[bend, y, bend, toY, toX, toY].map((one) => one.toFixed(1)).join(" ")}`;
          [x, y] = [toX, toY];
          return curve;
        });
        part.glow.prepend(createSvg("path", { class: "gwt-way", d: `M${left} ${top}${curves.join("")}` }));
      }
    }
  }

  // On a phone: brings what an option is about into view.
  /** @param {number} number */
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
    const { looking } = this;
    if (!offer || !this.narrow || !looking) return;
    looking.reveal(offer.targets.flatMap((name) => looking.boxes(name)).slice(0, 1));
    this.point(this.led);
  }
}
