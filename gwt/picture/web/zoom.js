// <gwt-zoom>: what is within it can be made larger and moved, by pointer, touch, keys and buttons.
/** @import { Box, Point } from "./data.d.ts" */

/** @typedef {"in" | "out" | "fit" | "readable"} ZoomAction */
/** @typedef {{ clientX: number, clientY: number }} Place */
const MOST = 8;
const STEP = 1.25;
// On a narrower view, in pixels, seeing what is around matters more than reading the smallest letters.
const NARROW = 600;
const PAN = 60;
// Pixels by which a pointer may stray while it clicks.
const SLACK = 5;

/** @type {Record<ZoomAction | "help", string>} */
const ENGLISH = {
  in: "Zoom in", out: "Zoom out", fit: "Fit", readable: "Readable size", help: "+ and - zoom, 0 fits",
};
const SIGNS = { in: "+", out: "−", fit: "⤢", readable: "A" };

/** @param {ZoomAction} name @param {() => void} action */
const button = (name, action) => {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = SIGNS[name];
  made.addEventListener("click", action);
  return made;
};

export class Zoom extends HTMLElement {
  /** @type {HTMLElement} */ sheet;
  /** @type {HTMLElement} */ view;
  /** @type {Partial<Record<ZoomAction, HTMLButtonElement>>} */ buttons;
  /** @type {Record<ZoomAction | "help", string>} */ words;
  /** @type {number} */ readable;
  /** @type {((large: boolean) => void) | undefined} */ onsize;
  /** @type {number | undefined} */ told;
  scale = 1;
  x = 0;
  y = 0;
  // Those that press on the picture, by their numbers.
  /** @type {Map<number, PointerEvent>} */ pointers = new Map();

  connectedCallback() {
    if (this.sheet) return;
    // The scale from which all of the picture can be read; 1 where that is not known.
    this.readable ??= 1;
    this.sheet = document.createElement("div");
    this.sheet.className = "gwt-sheet";
    this.sheet.append(...this.childNodes);
    this.view = document.createElement("div");
    this.view.className = "gwt-view";
    this.view.tabIndex = 0;
    this.view.setAttribute("role", "group");
    this.view.append(this.sheet);
    const bar = document.createElement("div");
    bar.className = "gwt-zoom-bar";
    this.buttons = {
      in: button("in", () => this.zoom(STEP)),
      out: button("out", () => this.zoom(1 / STEP)),
      fit: button("fit", () => this.choose(false)),
    };
    if (this.onsize) this.buttons.readable = button("readable", () => this.choose(true));
    bar.append(...Object.values(this.buttons));
    this.append(this.view, bar);
    this.name(this.words || ENGLISH);
    this.view.addEventListener("keydown", (event) => this.key(event));
    this.view.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    this.view.addEventListener("dblclick", (event) => this.zoom(2, event));
    this.view.addEventListener("pointerdown", (event) => this.down(event));
    this.view.addEventListener("pointermove", (event) => this.drag(event));
    for (const name of /** @type {const} */ (["pointerup", "pointercancel", "pointerleave"])) {
      this.view.addEventListener(name, (event) => this.pointers.delete(event.pointerId));
    }
  }

  // Names the buttons and the picture in a language.
  /** @param {Record<ZoomAction | "help", string>} words */
  name(words) {
    this.words = words;
    if (!this.view) return;
    for (const [name, one] of /** @type {[ZoomAction, HTMLButtonElement][]} */ (Object.entries(this.buttons))) {
      one.title = words[name];
      one.setAttribute("aria-label", words[name]);
    }
    this.view.setAttribute("aria-label", `${this.getAttribute("label") || "Picture"}: ${words.help}`);
  }

  // All of it, or as large as can be read, from a corner of it.
  /** @param {boolean} large @param {Point} corner */
  home(large = false, [left, top] = [0, 0]) {
    const most = this.view.clientWidth < NARROW ? MOST / 2 : MOST;
    this.scale = large ? Math.min(most, this.readable) : 1;
    [this.x, this.y] = this.scale > 1 ? [-left * this.scale, -top * this.scale] : [0, 0];
    this.place();
  }

  /** @param {boolean} large */
  choose(large) {
    this.home(large);
    this.onsize?.(large);
  }

  // Larger by a factor; the point under the pointer, or else the middle, stays where it is.
  /** @param {number} factor @param {Place | null} at */
  zoom(factor, at = null) {
    const box = this.view.getBoundingClientRect();
    const [px, py] = at ? [at.clientX - box.left, at.clientY - box.top] : [box.width / 2, box.height / 2];
    const scale = Math.min(MOST, Math.max(1, this.scale * factor));
    const change = scale / this.scale;
    this.x = px - (px - this.x) * change;
    this.y = py - (py - this.y) * change;
    this.scale = scale;
    this.place();
  }

  /** @param {number} across @param {number} down */
  pan(across, down) {
    this.x += across;
    this.y += down;
    this.place();
  }

  // Where not all is seen: moved to some boxes of the picture, unless they are seen already.
  /** @param {Box[]} boxes */
  reveal(boxes) {
    if (this.scale === 1 || !boxes.length) return;
    const { clientWidth: width, clientHeight: height } = this.view;
    /** @param {Box[]} some */
    const around = (some) => /** @type {Box} */ ([0, 1, 2, 3].map((side) =>
      Math[side < 2 ? "min" : "max"](...some.map((one) => one[side])) * this.scale));
    /** @param {Box} box */
    const fits = ([left, top, right, bottom]) => right - left <= width && bottom - top <= height;
    const all = around(boxes);
    const [left, top, right, bottom] = fits(all) ? all : around(boxes.slice(0, 1));
    const seen = left >= -this.x && right <= width - this.x && top >= -this.y && bottom <= height - this.y;
    if (seen) return;
    // What is larger than the view is seen from its beginning.
    this.x = right - left > width ? -left : (width - left - right) / 2;
    this.y = bottom - top > height ? -top : (height - top - bottom) / 2;
    this.place();
  }

  // Never moved so far that there is nothing but margin.
  place() {
    const { clientWidth: width, clientHeight: height } = this.view;
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = /** @type {HTMLElement} */ (this.sheet.firstElementChild ?? this.sheet);
    // What is smaller than the view stands in its middle.
    /** @param {number} at @param {number} room @param {number} from @param {number} size */
    const within = (at, room, from, size) => size * this.scale <= room
      ? (room - size * this.scale) / 2 - from * this.scale
      : Math.min(-from * this.scale, Math.max(room - (from + size) * this.scale, at));
    this.x = this.scale === 1 ? 0 : within(this.x, width, offsetLeft, offsetWidth);
    this.y = this.scale === 1 ? 0 : within(this.y, height, offsetTop, offsetHeight);
    this.sheet.style.transform =
      this.scale === 1 ? "" : `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
    // Given to all within, chromium would write texts anew in letters of another size than it has laid out.
    const marks = /** @type {NodeListOf<SVGElement>} */ (this.sheet.querySelectorAll(".gwt-marks"));
    if (this.told !== this.scale) for (const one of marks) one.style.setProperty("--gwt-scale", String(this.scale));
    this.told = this.scale;
    this.view.classList.toggle("gwt-zoomed", this.scale > 1);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const zoomed = this.scale > 1;
    /** @type {Record<string, (() => void) | false>} */
    const actions = {
      "+": () => this.zoom(STEP),
      "=": () => this.zoom(STEP),
      "-": () => this.zoom(1 / STEP),
      0: () => this.choose(false),
      ArrowLeft: zoomed && (() => this.pan(PAN, 0)),
      ArrowRight: zoomed && (() => this.pan(-PAN, 0)),
      ArrowUp: zoomed && (() => this.pan(0, PAN)),
      ArrowDown: zoomed && (() => this.pan(0, -PAN)),
    };
    const action = actions[event.key];
    if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  }

  // The wheel alone scrolls the page.
  /** @param {WheelEvent} event */
  wheel(event) {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY / 300), event);
  }

  /** @param {PointerEvent} event */
  down(event) {
    this.pointers.set(event.pointerId, event);
  }

  /** @param {PointerEvent} event */
  drag(event) {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const other = [...this.pointers.values()].find((one) => one.pointerId !== event.pointerId);
    if (other) {
      /** @param {Place} one */
      const apart = (one) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
      const middle = {
        clientX: (event.clientX + other.clientX) / 2,
        clientY: (event.clientY + other.clientY) / 2,
      };
      if (apart(before) > 0) this.zoom(apart(event) / apart(before), middle);
    } else if (this.scale > 1) {
      const dragged = this.view.hasPointerCapture(event.pointerId);
      if (!dragged && Math.hypot(event.clientX - before.clientX, event.clientY - before.clientY) < SLACK) return;
      // A captured pointer clicks on nothing in the picture, so it is only captured once it drags.
      if (!dragged) this.view.setPointerCapture(event.pointerId);
      this.pan(event.clientX - before.clientX, event.clientY - before.clientY);
    }
    this.pointers.set(event.pointerId, event);
  }
}

if (!customElements.get("gwt-zoom")) customElements.define("gwt-zoom", Zoom);
