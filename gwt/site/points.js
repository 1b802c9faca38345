// The points calculator: what is typed is counted as the content says, see points.py.

/** @import { CardInput, Per, PointsData } from "./data.d.ts" */

// What is typed, by the names of fields: numbers, and where a card lies.
/** @typedef {Record<string, number | string>} Values */

// The points of each category, by what has been typed.
/** @param {PointsData} data @param {Values} values */
const points = (data, values) => {
  /** @type {Record<string, number>} */
  const counts = {}
  /** @param {string} count @param {number} number */
  const add = (count, number) => { counts[count] = (counts[count] ?? 0) + number }
  /** @param {Per} score */
  const per = ({ each, per, count }) => each * Math.floor((counts[count] ?? 0) / per)
  const chosen = Object.entries(data.inputs).map(([key, input]) => ({ input, value: values[key] ?? 0 }))
  for (const { input: { adds, steps }, value: typed } of chosen) {
    const value = Number(typed)
    for (const [count, number] of Object.entries(adds)) add(count, number * value)
    for (const [count, row] of Object.entries(steps ?? {})) for (let at = 1; at <= value; at++) add(count, row[at] ?? 0)
  }
  for (const { of, adds } of data.pairs) {
    if (of.every(key => values[key])) for (const [count, number] of Object.entries(adds)) add(count, number)
  }
  for (const [count, of] of Object.entries(data.fewest)) counts[count] = Math.min(...of.map(one => counts[one] ?? 0))
  for (const [count, { of, row }] of Object.entries(data.tables)) {
    counts[count] = row[Math.min(counts[of] ?? 0, row.length - 1)]
  }
  const scores = chosen.flatMap(({ input: { score }, value }) => score ? Array(Number(value)).fill(score) : [])
  const { cards } = data
  if (cards) {
    const held = chosen.flatMap(({ input: { card }, value }) => card && value ? [{ card, where: value }] : [])
    const best = assigned(held, counts, scores.filter(one => one.count === cards.area))
    add(cards.points, best.points)
    add(cards.area, best.area)
  }
  for (const score of scores) add(score.to, per(score))
  return Object.fromEntries(data.categories.map(one => [one.id, per(one)]))
}

// The best use of what there is for cards with needs: each thing serves one card, cards of the area count in any
// case, those of the deck only if their owner adds them. `bonuses` score cards that count, fulfilled or not.
/** @typedef {{ points: number, area: number, total: number }} Use */
/** @param {{ card: CardInput, where: number | string }[]} held @param {Record<string, number>} counts @param {Per[]} bonuses */
const assigned = (held, counts, bonuses) => {
  /** @type {Map<string, Use>} */
  const known = new Map()
  /** @param {number} area */
  const bonus = area => bonuses.reduce((sum, { each, per }) => sum + each * Math.floor(area / per), 0)
  const kinds = [...new Set(held.flatMap(({ card }) => card.needs.map(([count]) => count)))]
  /** @param {Use} one @param {Use} other */
  const better = (one, other) => other.total > one.total || (other.total === one.total && other.area > one.area) ? other : one
  /** @param {number} at @param {number[]} left @param {number} area @returns {Use} */
  const from = (at, left, area) => {
    if (at === held.length) return { points: 0, area, total: bonus(area) }
    const key = `${at} ${left} ${area}`
    const before = known.get(key)
    if (before) return before
    const { card, where } = held[at]
    /** @param {number} points @param {Use} rest */
    const plus = (points, rest) => ({ points: rest.points + points, area: rest.area, total: rest.total + points })
    let best = plus(-card.penalty, from(at + 1, left, area + 1))
    if (where === "deck") best = better(best, from(at + 1, left, area))
    const rest = [...left]
    for (const [count, number] of card.needs) rest[kinds.indexOf(count)] -= number
    if (rest.every(number => number >= 0)) best = better(best, plus(card.points, from(at + 1, rest, area + 1)))
    known.set(key, best)
    return best
  }
  return from(0, kinds.map(kind => counts[kind] ?? 0), 0)
}

// The form of the page, which remembers what has been typed.
/** @param {HTMLElement} place */
const calculator = place => {
  /** @type {PointsData} */
  const data = JSON.parse(place.querySelector("script[type='application/json']")?.textContent ?? "")
  const form = /** @type {HTMLFormElement} */ (place.querySelector("form"))
  const key = `gwt-points ${place.dataset.pack}`
  /** @typedef {HTMLInputElement | HTMLSelectElement} Field */
  const fields = /** @type {Field[]} */ ([...form.elements])
  /** @param {Field} one */
  const value = one => one instanceof HTMLSelectElement ? one.value : one.type === "checkbox" ? Number(one.checked) : one.type === "number" ? within(one) : one.value
  /** @param {HTMLInputElement} one */
  const within = one => Math.max(Number(one.min), Math.min(Number(one.max), Math.trunc(Number(one.value)) || 0))
  /** @param {string} selector @param {number} number */
  const write = (selector, number) => {
    const output = place.querySelector(selector)
    if (output instanceof HTMLOutputElement) output.value = String(number)
  }
  const show = () => {
    const values = Object.fromEntries(fields.filter(one => one.name).map(one => [one.name, value(one)]))
    const found = points(data, values)
    for (const [id, number] of Object.entries(found)) write(`[data-category="${CSS.escape(id)}"]`, number)
    write("[data-total]", Object.values(found).reduce((sum, one) => sum + one, 0))
    return values
  }
  /** @param {Values} values */
  const keep = values => {
    try { localStorage.setItem(key, JSON.stringify(values)) } catch { /* Without storage it is forgotten. */ }
  }
  /** @returns {Values} */
  const recall = () => {
    try { return JSON.parse(localStorage.getItem(key) ?? "null") ?? {} } catch { return {} }
  }
  for (const [name, kept] of Object.entries(recall())) {
    const one = fields.find(field => field.name === name)
    if (one instanceof HTMLInputElement && one.type === "checkbox") one.checked = Boolean(kept)
    else if (one) one.value = String(kept)
  }
  form.addEventListener("input", () => keep(show()))
  form.addEventListener("submit", event => event.preventDefault())
  place.querySelector("button")?.addEventListener("click", () => {
    form.reset()
    keep(show())
  })
  show()
}

if (typeof document !== "undefined") for (const one of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".gwt-points"))) calculator(one)
