// The page of the playground: sends what is typed to the worker, and shows what comes back.
// Everything is put into the page as text or as a picture, never as HTML.
const place = document.querySelector(".gwt-playground")
const part = name => place.querySelector(`[data-part="${name}"]`)
const [game, text, marks, preset, position, said, output, share, problems] =
  ["game", "text", "marks", "preset", "position", "said", "output", "share", "problems"].map(part)
const assets = new URL(".", import.meta.url).href
const seconds = () => Number(place.dataset.seconds)
const LANGUAGES = { en: "English", nl: "Nederlands", it: "Italiano" }
const language = (() => {
  try { return LANGUAGES[localStorage.getItem("gwt-site-language")] ? localStorage.getItem("gwt-site-language") : "en" } catch { return "en" }
})()
const presets = await (await fetch(`${assets}presets.json`)).json()

const make = (tag, content, ...inside) => {
  const made = document.createElement(tag)
  if (content) made.textContent = content
  made.append(...inside)
  return made
}

// --- the worker ---------------------------------------------------------------------------------------

let worker, waiting, timer, number = 0, isReady = false, isWarm = false, isBusy = false

const start = () => {
  isReady = isWarm = isBusy = false
  // A worker from a blob has the policy of this page, one from a file would have none.
  const blob = new Blob([`import ${JSON.stringify(`${assets}worker.js`)}`], { type: "text/javascript" })
  worker = new Worker(URL.createObjectURL(blob), { type: "module" })
  worker.onmessage = ({ data }) => receive(data)
  worker.onerror = () => say("The library could not be loaded here.")
}

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
    else show(JSON.parse(data.answer))
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

const say = words => { said.textContent = words }
const fail = words => { output.replaceChildren(); show({ problems: [{ message: words }], entries: [], trials: [] }) }

const show = answer => {
  place.dataset.answered = number
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

const problem = one => {
  const made = make("li")
  if (one.start === undefined) made.append(one.message)
  else {
    const button = make("button", `${one.file ? `${one.file} ` : ""}${one.line}:${one.column}`)
    button.type = "button"
    button.addEventListener("click", () => {
      text.focus()
      text.setSelectionRange(one.start, one.end)
    })
    made.append(button, ` ${one.message}`)
  }
  if (one.hint) made.append(make("br"), make("em", one.hint))
  made.className = one.warning ? "gwt-warning" : "gwt-error"
  return made
}

const mark = found => {
  const placed = found.filter(one => one.start !== undefined).sort((one, other) => one.start - other.start)
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
  text.setAttribute("aria-invalid", found.some(one => !one.warning))
  follow()
}
const follow = () => { marks.scrollTop = text.scrollTop; marks.scrollLeft = text.scrollLeft }

const sentences = says => Object.entries(says).flatMap(([code, lines]) => {
  const told = [lines].flat().filter(Boolean)
  if (!told.length) return []
  const value = make("dd")
  value.lang = code
  for (const one of told) value.append(make("p", one))
  return [make("dt", LANGUAGES[code] ?? code), value]
})

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
const atTable = opening => {
  const button = make("button", "Try it at the table")
  button.type = "button"
  button.addEventListener("click", async () => {
    const back = `authoring/playground/#${await fragment()}`
    const held = await pack(JSON.stringify({ ...opening, title: text.value.trim(), back }))
    location.assign(new URL(`${place.dataset.table}?at=/position#${held}`, location))
  })
  return button
}

// --- the link -----------------------------------------------------------------------------------------

const through = async (bytes, stream) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer())
const pack = async words => {
  const bytes = await through(new TextEncoder().encode(words), new CompressionStream("deflate-raw"))
  return btoa(Array.from(bytes, one => String.fromCharCode(one)).join("")).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")
}
const unpack = async packed => {
  const bytes = Uint8Array.from(atob(packed.replaceAll("-", "+").replaceAll("_", "/")), one => one.charCodeAt(0))
  return new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")))
}

const read = async () => {
  const asked = new URLSearchParams(location.hash.slice(1))
  if (presets[asked.get("game")]) game.value = asked.get("game")
  offer()
  begin()
  try {
    if (asked.get("text")) {
      text.value = await unpack(asked.get("text"))
      choose(0)
    }
    if (asked.get("position")) {
      position.value = await unpack(asked.get("position"))
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
const choose = at => {
  preset.value = at
  position.value = positions()[at].position
}
const offer = () => {
  const own = make("option", "own position")
  own.value = ""
  preset.replaceChildren(...positions().map(({ title }, at) => {
    const made = make("option", title)
    made.value = at
    return made
  }), own)
  choose(0)
}

// What is shown to whoever has typed nothing.
const begin = () => {
  text.value = presets[game.value].text
  choose(Math.min(1, positions().length - 1))
}

let typing
const later = () => {
  clearTimeout(typing)
  typing = setTimeout(ask, 350)
}
text.addEventListener("input", () => { mark([]); later() })
text.addEventListener("scroll", follow)
position.addEventListener("input", () => { preset.value = ""; later() })
preset.addEventListener("change", () => {
  if (preset.value) choose(preset.value)
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
