// As much of a browser as the tested scripts touch: elements in a tree, without layout, and what a page remembers.

const dashed = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

class Node extends EventTarget {
  constructor() {
    super();
    this.childNodes = [];
    this.parentElement = null;
  }

  get firstChild() {
    return this.childNodes[0] ?? null;
  }

  get lastChild() {
    return this.childNodes.at(-1) ?? null;
  }

  get textContent() {
    return this.childNodes.map((one) => one.textContent).join("");
  }

  set textContent(text) {
    this.replaceChildren(...(text === "" ? [] : [text]));
  }

  get isConnected() {
    return this === document.documentElement || Boolean(this.parentElement?.isConnected);
  }

  put(at, given) {
    const nodes = given.map((one) => (one instanceof Node ? one : new Text(String(one))));
    for (const one of nodes) {
      one.remove();
      one.parentElement = this;
    }
    this.childNodes.splice(at, 0, ...nodes);
  }

  append(...given) {
    this.put(this.childNodes.length, given);
  }

  prepend(...given) {
    this.put(0, given);
  }

  before(...given) {
    this.parentElement.put(this.parentElement.childNodes.indexOf(this), given);
  }

  appendChild(one) {
    this.append(one);
    return one;
  }

  insertBefore(one, other) {
    if (other) other.before(one);
    else this.append(one);
  }

  replaceWith(one) {
    this.before(one);
    this.remove();
  }

  replaceChildren(...given) {
    for (const one of [...this.childNodes]) one.remove();
    this.append(...given);
  }

  remove() {
    const all = this.parentElement?.childNodes;
    if (all) all.splice(all.indexOf(this), 1);
    this.parentElement = null;
  }

  contains(other) {
    for (let one = other; one; one = one.parentElement) if (one === this) return true;
    return false;
  }
}

class Text extends Node {
  constructor(text) {
    super();
    this.data = text;
  }

  get textContent() {
    return this.data;
  }
}

class Classes {
  constructor(element) {
    this.element = element;
  }

  get all() {
    return (this.element.getAttribute("class") ?? "").split(" ").filter(Boolean);
  }

  contains(name) {
    return this.all.includes(name);
  }

  toggle(name, on = !this.contains(name)) {
    const others = this.all.filter((one) => one !== name);
    this.element.setAttribute("class", [...others, ...(on ? [name] : [])].join(" "));
  }

  add(...names) {
    for (const one of names) this.toggle(one, true);
  }

  remove(...names) {
    for (const one of names) this.toggle(one, false);
  }
}

// Attributes that are a property too.
const SAME = { hidden: Boolean, disabled: Boolean, checked: Boolean, value: String, title: String, type: String, id: String, href: String };

class Element extends Node {
  constructor(tag) {
    super();
    this.tagName = tag;
    this.attributes = new Map();
    this.classList = new Classes(this);
    this.style = { cssText: "", setProperty(name, value) { this[name] = value; } };
    this.dataset = new Proxy(this.attributes, {
      get: (all, name) => all.get(`data-${dashed(name)}`),
      set: (all, name, value) => Boolean(all.set(`data-${dashed(name)}`, String(value))),
    });
    for (const [name, kind] of Object.entries(SAME)) this[name] = kind === Boolean ? false : "";
  }

  get children() {
    return this.childNodes.filter((one) => one instanceof Element);
  }

  get childElementCount() {
    return this.children.length;
  }

  setAttribute(name, value) {
    this.attributes.set(name, String(value));
    if (name in SAME) this[name] = SAME[name] === Boolean ? true : String(value);
  }

  getAttribute(name) {
    return this.attributes.get(name) ?? null;
  }

  removeAttribute(name) {
    this.attributes.delete(name);
  }

  // A tag, a class or an attribute, of which a value may be given.
  matches(selector) {
    const [, tag, kind, name, value] = /^([\w-]*)(?:\.([\w-]+))?(?:\[([\w-]+)(?:="(.*)")?\])?$/.exec(selector);
    return (!tag || tag === this.tagName) && (!kind || this.classList.contains(kind))
      && (!name || (value === undefined ? this.attributes.has(name) : this.getAttribute(name) === value));
  }

  closest(selector) {
    for (let one = this; one; one = one.parentElement) if (one.matches(selector)) return one;
    return null;
  }

  querySelectorAll(selector) {
    return this.children.flatMap((one) => [...(one.matches(selector) ? [one] : []), ...one.querySelectorAll(selector)]);
  }

  querySelector(selector) {
    return this.querySelectorAll(selector)[0] ?? null;
  }

  getBoundingClientRect() {
    return { left: 0, top: 0, right: 0, bottom: 0, width: 0, height: 0 };
  }

  click() {
    this.dispatchEvent(new Event("click"));
  }

  focus() {
    document.activeElement = this;
  }

  scrollIntoView() {}

  showModal() {
    this.open = true;
  }

  close() {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  }
}

class Storage {
  constructor() {
    this.all = new Map();
  }

  getItem(key) {
    return this.all.get(key) ?? null;
  }

  setItem(key, value) {
    this.all.set(key, String(value));
  }

  removeItem(key) {
    this.all.delete(key);
  }

  clear() {
    this.all.clear();
  }
}

const root = new Element("html");
const body = new Element("body");

export const install = () => {
  const heard = new EventTarget();
  const made = {
    document: Object.assign(new EventTarget(), {
      documentElement: root, body, activeElement: body,
      createElement: (tag) => new Element(tag),
      createElementNS: (_, tag) => new Element(tag),
      querySelector: (selector) => root.querySelector(selector),
    }),
    location: new URL("http://localhost/t/one"),
    localStorage: new Storage(),
    sessionStorage: new Storage(),
    HTMLElement: Element,
    customElements: { get: () => undefined, define: () => {} },
    ResizeObserver: class { observe() {} },
    matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
    innerWidth: 1440,
    addEventListener: heard.addEventListener.bind(heard),
    removeEventListener: heard.removeEventListener.bind(heard),
    dispatchEvent: heard.dispatchEvent.bind(heard),
  };
  for (const [name, value] of Object.entries(made)) {
    Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
  }
  // Which languages a browser of the tests prefers; node has a `navigator` of its own from version 21 on.
  Object.defineProperty(globalThis, "navigator", { value: { languages: ["nl-NL"] }, writable: true, configurable: true });
  root.append(body);
};
