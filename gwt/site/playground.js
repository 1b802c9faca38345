// The page of the playground: sends what is typed to the worker, and shows what comes back.
// Everything is put into the page as text or as a picture, never as HTML.
/** @import { Answer, Entry, Presets, Problem, Trial } from "./data.d.ts" */

const place = /** @type {HTMLElement} */ (document.querySelector(".gwt-playground"))
/** @param {string} name @returns {HTMLElement} */
const part = name => /** @type {HTMLElement} */ (place.querySelector(`[data-part="${name}"]`))
const [marks, said, output, share, problems] = ["marks", "said", "output", "share", "problems"].map(part)
const [game, preset] = /** @type {HTMLSelectElement[]} */ (["game", "preset"].map(part))
const [text, position] = /** @type {HTMLTextAreaElement[]} */ (["text", "position"].map(part))
const assets = new URL(".", import.meta.url).href
const seconds = () => Number(place.dataset.seconds)
/** @type {Record<string, string>} */
const LANGUAGES = { en: "English", nl: "Nederlands", it: "Italiano" }
const language = (() => {
  try {
    const chosen = localStorage.getItem("gwt-site-language") ?? ""
    return Object.hasOwn(LANGUAGES, chosen) ? chosen : "en"
  } catch { return "en" }
})()
/** @type {Presets} */
const presets = await (await fetch(`${assets}presets.json`)).json()

/** @template {keyof HTMLElementTagNameMap} Tag @param {Tag} tag @param {string} [content] @param {(Node | string)[]} inside @returns {HTMLElementTagNameMap[Tag]} */
const make = (tag, content, ...inside) => {
  const made = document.createElement(tag)
  if (content) made.textContent = content
  made.append(...inside)
  return made
}

// --- the worker ---------------------------------------------------------------------------------------

/** @type {Worker} */
let worker
// What is asked next, as JSON.
/** @type {string | undefined} */
let waiting
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer
let number = 0, isReady = false, isWarm = false, isBusy = false

const start = () => {
  isReady = isWarm = isBusy = false
  // A worker from a blob has the policy of this page, one from a file would have none.
  const blob = new Blob([`import ${JSON.stringify(`${assets}worker.js`)}`], { type: "text/javascript" })
  worker = new Worker(URL.createObjectURL(blob), { type: "module" })
  worker.onmessage = ({ data }) => receive(data)
  worker.onerror = () => say("The library could not be loaded here.")
}

/** @param {{ ready?: boolean, number?: number, failed?: string, answer?: string }} data */
const receive = data => {
  if (data.ready) {
    isReady = true
    if (waiting) send()
    else say("")
  } else if (!data.number) {
    say(`The library could not be loaded here: ${data.failed}`)
  } else {
    clearTimeout(timer)
    isBusy = false
    isWarm = true
    // What was typed meanwhile is asked next.
    if (data.number !== number) send()
    else if (data.failed) fail(data.failed)
    else show(JSON.parse(data.answer ?? ""))
  }
}

const send = () => {
  isBusy = true
  worker.postMessage({ number, request: waiting })
  waiting = undefined
  clearTimeout(timer)
  timer = setTimeout(() => {
    worker.terminate()
    fail("That took too long, so it was stopped. Change the text to try again.")
    start()
    // The first answer also reads the whole game.
  }, (isWarm ? 1 : 4) * seconds() * 1000)
}

const ask = () => {
  number += 1
  const theme = document.body.dataset.mdColorScheme === "slate" ? "dark" : "light"
  waiting = JSON.stringify({ game: game.value, text: text.value, position: position.value, theme })
  say(isReady ? "…" : "The library is being loaded; this takes some seconds.")
  if (isReady && !isBusy) send()
}

// --- what comes back ----------------------------------------------------------------------------------

/** @param {string} words */
const say = words => { said.textContent = words }
/** @param {string} words */
const fail = words => { output.replaceChildren(); show({ problems: [{ message: words }], entries: [], trials: [] }) }

/** @param {Answer} answer */
const show = answer => {
  place.dataset.answered = String(number)
  const errors = answer.problems.filter(one => !one.warning).length
  const kept = errors && !answer.entries.length && output.childElementCount
  const count = answer.problems.length === 1 ? "1 problem" : `${answer.problems.length} problems`
  say(answer.problems.length ? count + (kept ? "; below, what it was before." : ".") : answer.entries.length ? "No problems." : "")
  problems.replaceChildren(...answer.problems.map(problem))
  mark(answer.problems)
  // While something is wrong, what was right before stays to be looked at.
  if (kept) return
  output.replaceChildren(...answer.entries.map(entry), ...answer.trials.map(trial))
}

/** @param {Problem} one */
const problem = one => {
  const made = make("li")
  const { start, end } = one
  if (start === undefined || end === undefined) made.append(one.message)
  else {
    const button = make("button", `${one.file ? `${one.file} ` : ""}${one.line}:${one.column}`)
    button.type = "button"
    button.addEventListener("click", () => {
      text.focus()
      text.setSelectionRange(start, end)
    })
    made.append(button, ` ${one.message}`)
  }
  if (one.hint) made.append(make("br"), make("em", one.hint))
  made.className = one.warning ? "gwt-warning" : "gwt-error"
  return made
}

/** @param {Problem[]} found */
const mark = found => {
  const placed = found.flatMap(({ start, end, warning }) => start === undefined || end === undefined ? [] : [{ start, end, warning }])
    .sort((one, other) => one.start - other.start)
  /** @type {(Node | string)[]} */
  const pieces = []
  let at = 0
  for (const { start, end, warning } of placed) {
    if (start < at) continue
    const marked = make("mark", text.value.slice(start, end) || " ")
    if (warning) marked.className = "gwt-warning"
    pieces.push(text.value.slice(at, start), marked)
    at = end
  }
  marks.replaceChildren(...pieces, text.value.slice(at), "\n")
  text.setAttribute("aria-invalid", String(found.some(one => !one.warning)))
  follow()
}
const follow = () => { marks.scrollTop = text.scrollTop; marks.scrollLeft = text.scrollLeft }

/** @param {Entry["says"]} says */
const sentences = says => Object.entries(says).flatMap(([code, lines]) => {
  const told = [lines].flat().filter(Boolean)
  if (!told.length) return []
  const value = make("dd")
  value.lang = code
  for (const one of told) value.append(make("p", one))
  return [make("dt", LANGUAGES[code] ?? code), value]
})

/** @param {Entry} one */
const entry = one => {
  const made = make("section")
  if (one.title) made.append(make("h2", one.title))
  if (one.picture) {
    const picture = make("img")
    picture.src = `data:image/svg+xml,${encodeURIComponent(one.picture)}`
    picture.alt = [one.says.en ?? []].flat().join(" ") || one.title
    made.append(picture)
  }
  if (one.code) made.append(make("p", "", make("code", one.code)))
  const list = make("dl", "", ...sentences(one.says))
  if (list.childElementCount) made.append(list)
  return made
}

/** @param {Trial} one */
const trial = one => {
  const made = make("section")
  made.append(make("h2", one.title ? `What ${one.title} offers` : "What it offers in the position"))
  if (one.cannot) made.append(make("p", one.cannot))
  const list = make("ol")
  for (const { code, says } of one.options) {
    const sentence = make("p", says[language])
    sentence.lang = language
    list.append(make("li", "", make("code", code), sentence))
  }
  if (one.options.length) made.append(list)
  else if (!one.cannot) made.append(make("p", "Nothing: it cannot be done there."))
  if (place.dataset.table && one.opening && one.options.length) made.append(atTable(one.opening))
  if (one.more) made.append(make("p", `and ${one.more} more`))
  return made
}

// A button that opens the position at the table, where the expression is what the seat has to do.
/** @param {object} opening */
const atTable = opening => {
  const button = make("button", "Try it at the table")
  button.type = "button"
  button.addEventListener("click", async () => {
    const back = `authoring/playground/#${await fragment()}`
    const held = await pack(JSON.stringify({ ...opening, title: text.value.trim(), back }))
    location.assign(new URL(`${place.dataset.table}?at=/position#${held}`, location.href))
  })
  return button
}

// --- the link -----------------------------------------------------------------------------------------

/** @param {Uint8Array<ArrayBuffer>} bytes @param {CompressionStream | DecompressionStream} stream */
const through = async (bytes, stream) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer())
/** @param {string} words */
const pack = async words => {
  const bytes = await through(new TextEncoder().encode(words), new CompressionStream("deflate-raw"))
  return btoa(Array.from(bytes, one => String.fromCharCode(one)).join("")).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")
}
/** @param {string} packed */
const unpack = async packed => {
  const bytes = Uint8Array.from(atob(packed.replaceAll("-", "+").replaceAll("_", "/")), one => one.charCodeAt(0))
  return new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")))
}

const read = async () => {
  const asked = new URLSearchParams(location.hash.slice(1))
  const wanted = asked.get("game")
  if (wanted !== null && presets[wanted]) game.value = wanted
  offer()
  begin()
  try {
    const [typed, standing] = ["text", "position"].map(one => asked.get(one))
    if (typed) {
      text.value = await unpack(typed)
      choose(0)
    }
    if (standing) {
      position.value = await unpack(standing)
      preset.value = ""
    }
  } catch {
    say("The link is damaged.")
  }
  mark([])
  ask()
}

// The part of the address that holds what is typed.
const fragment = async () => {
  const asked = new URLSearchParams({ game: game.value, text: await pack(text.value) })
  if (position.value.trim()) asked.set("position", await pack(position.value))
  return asked.toString()
}

share.addEventListener("click", async () => {
  history.replaceState(null, "", `#${await fragment()}`)
  try {
    await navigator.clipboard.writeText(location.href)
    say("The link has been copied.")
  } catch {
    say("The link is in the address bar.")
  }
})

// --- what is typed ------------------------------------------------------------------------------------

// The first one is for a component of a pack: what it needs is put there.
const positions = () => [{ title: "A new game, or what a component needs", position: "" }, ...presets[game.value].positions]
/** @param {number} at */
const choose = at => {
  preset.value = String(at)
  position.value = positions()[at].position
}
const offer = () => {
  const own = make("option", "own position")
  own.value = ""
  preset.replaceChildren(...positions().map(({ title }, at) => {
    const made = make("option", title)
    made.value = String(at)
    return made
  }), own)
  choose(0)
}

// What is shown to whoever has typed nothing.
const begin = () => {
  text.value = presets[game.value].text
  choose(Math.min(1, positions().length - 1))
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let typing
const later = () => {
  clearTimeout(typing)
  typing = setTimeout(ask, 350)
}
text.addEventListener("input", () => { mark([]); later() })
text.addEventListener("scroll", follow)
position.addEventListener("input", () => { preset.value = ""; later() })
preset.addEventListener("change", () => {
  if (preset.value) choose(Number(preset.value))
  ask()
})
game.addEventListener("change", () => {
  offer()
  begin()
  ask()
})
addEventListener("hashchange", read)
new MutationObserver(ask).observe(document.body, { attributeFilter: ["data-md-color-scheme"] })

start()
await read()
