// The points calculator: what is typed is counted as the content says, see points.py.

// The points of each category, by what has been typed.
const points = (data, values) => {
  const counts = {}
  const add = (count, number) => { counts[count] = (counts[count] ?? 0) + number }
  const per = ({ each, per, count }) => each * Math.floor((counts[count] ?? 0) / per)
  const chosen = Object.entries(data.inputs).map(([key, input]) => [input, values[key] ?? 0])
  for (const [{ adds, steps }, value] of chosen) {
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
  const scores = chosen.filter(([{ score }, value]) => score && value).map(([{ score }]) => score)
  if (data.cards) {
    const held = chosen.filter(([{ card }, value]) => card && value)
    const best = assigned(held, counts, scores.filter(one => one.count === data.cards.area))
    add(data.cards.points, best.points)
    add(data.cards.area, best.area)
  }
  for (const score of scores) add(score.to, per(score))
  return Object.fromEntries(data.categories.map(one => [one.id, per(one)]))
}

// The best use of what there is for cards with needs: each thing serves one card, cards of the area count in any
// case, those of the deck only if their owner adds them. `bonuses` score cards that count, fulfilled or not.
const assigned = (held, counts, bonuses) => {
  const known = new Map()
  const bonus = area => bonuses.reduce((sum, { each, per }) => sum + each * Math.floor(area / per), 0)
  const kinds = [...new Set(held.flatMap(([{ card }]) => card.needs.map(([count]) => count)))]
  const better = (one, other) => other.total > one.total || (other.total === one.total && other.area > one.area) ? other : one
  const from = (at, left, area) => {
    if (at === held.length) return { points: 0, area, total: bonus(area) }
    const key = `${at} ${left} ${area}`
    if (known.has(key)) return known.get(key)
    const [{ card }, where] = held[at]
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
const calculator = place => {
  const data = JSON.parse(place.querySelector("script[type='application/json']").textContent)
  const form = place.querySelector("form")
  const key = `gwt-points ${place.dataset.pack}`
  const value = one => one.type === "checkbox" ? Number(one.checked) : one.type === "number" ? within(one) : one.value
  const within = one => Math.max(Number(one.min), Math.min(Number(one.max), Math.trunc(Number(one.value)) || 0))
  const show = () => {
    const values = Object.fromEntries([...form.elements].filter(one => one.name).map(one => [one.name, value(one)]))
    const found = points(data, values)
    for (const [id, number] of Object.entries(found)) place.querySelector(`[data-category="${CSS.escape(id)}"]`).value = number
    place.querySelector("[data-total]").value = Object.values(found).reduce((sum, one) => sum + one, 0)
    return values
  }
  const keep = values => {
    try { localStorage.setItem(key, JSON.stringify(values)) } catch { /* Without storage it is forgotten. */ }
  }
  const recall = () => {
    try { return JSON.parse(localStorage.getItem(key)) ?? {} } catch { return {} }
  }
  for (const [name, kept] of Object.entries(recall())) {
    const one = form.elements[name]
    if (one?.type === "checkbox") one.checked = Boolean(kept)
    else if (one) one.value = kept
  }
  form.addEventListener("input", () => keep(show()))
  form.addEventListener("submit", event => event.preventDefault())
  place.querySelector("button").addEventListener("click", () => {
    form.reset()
    keep(show())
  })
  show()
}

// A page may have several, each with this script, which knows those that have been begun.
if (typeof document !== "undefined") for (const one of document.querySelectorAll(".gwt-points:not([data-ready])")) {
  one.dataset.ready = ""
  calculator(one)
}
