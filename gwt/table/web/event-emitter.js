// Whoever tells others what happens, by events that carry a detail.

/** @template {object} Events  The detail of each kind of event. */
export class EventEmitter extends EventTarget {
  /** @template {keyof Events & string} Kind @param {Kind} kind @param {Events[Kind]} detail */
  emit(kind, detail) {
    this.dispatchEvent(new CustomEvent(kind, { detail }));
  }

  /** @template {keyof Events & string} Kind @param {Kind} kind @param {(detail: Events[Kind]) => void} act */
  on(kind, act) {
    this.addEventListener(kind, (event) => act((/** @type {CustomEvent<Events[Kind]>} */ (event)).detail));
  }
}
