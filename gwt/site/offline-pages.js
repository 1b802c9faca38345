// Keeps the pages of what the reader plays in the browser, for a table without a network; `service-worker.js` answers there.
addEventListener("DOMContentLoaded", () => {
  "use strict"
  const KEY = "gwt-kept", CACHE = "gwt-pages", AT_ONCE = 6
  const place = document.querySelector(".gwt-play-panel"), { said } = plays, lang = document.documentElement.lang
  if (!place || !("serviceWorker" in navigator && "caches" in globalThis && "CompressionStream" in globalThis)) return
  const { base } = JSON.parse(document.getElementById("__config")?.textContent ?? "")
  const top = new URL(base.replace(/\/?$/, "/"), location.href)
  // What is kept: the pages of a game in a combination and a language, as they were in a version of the site.
  /** @typedef {{ game?: string, letter?: string, lang?: string, version?: string }} Kept */
  /** @returns {Kept} */
  const recall = () => {
    try { return JSON.parse(localStorage.getItem(KEY) ?? "null") ?? {} } catch { return {} }
  }
  /** @param {Kept} kept */
  const remember = kept => {
    try { localStorage.setItem(KEY, JSON.stringify(kept)) } catch { /* It is asked again on the next page. */ }
  }
  /** @param {string | URL} address @param {RequestInit} [how] */
  const load = async (address, how) => {
    const found = await fetch(address, how)
    if (!found.ok) throw new Error(`${address}: ${found.status}`)
    return found
  }

  // What a page needs to be shown as it is played, or nothing if that has nothing of it.
  /** @param {string} text @param {string} address */
  const needs = (text, address) => {
    const page = new DOMParser().parseFromString(text, "text/html")
    for (const one of page.querySelectorAll("[data-in]")) if (!plays.within(one.getAttribute("data-in") ?? "")) one.remove()
    if (page.querySelector("[data-absent]")) return null
    const found = page.querySelectorAll("img[src], script[src], link:is([rel=stylesheet], [rel=icon], [rel=manifest]), use[href]")
    const all = [...found].map(one => new URL(one.getAttribute("src") ?? one.getAttribute("href") ?? "", address))
    return all.filter(one => one.href.startsWith(top.href)).map(plain)
  }
  /** @param {URL} address */
  const plain = address => Object.assign(new URL(address), { hash: "", search: "" }).href

  // A file as it is kept, at a quarter of its size.
  /** @param {Response} found */
  const pressed = found => new Response(found.body?.pipeThrough(new CompressionStream("gzip")), {
    headers: { "content-type": found.headers.get("content-type") ?? "" },
  })

  // Runs an action for each address, some at a time; tells how many are done.
  /** @param {Iterable<string>} addresses @param {(address: string) => Promise<void>} act @param {(done: number) => void} report */
  const each = async (addresses, act, report) => {
    const left = [...addresses]
    let done = 0
    const worker = async () => {
      for (let one = left.shift(); one; one = left.shift()) {
        await act(one)
        report((done += 1))
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
  }

  /** @param {(done: number, all: number) => void} report */
  const keep = async report => {
    const { game, letter } = plays.here()
    await navigator.serviceWorker.register(new URL("service-worker.js", top))
    const { version, pages } = await (await load(new URL("assets/pages.json", top), { cache: "no-cache" })).json()
    const cache = await caches.open(CACHE), there = new Set(), files = new Set([`search/${lang}.json`, "assets/search-worker.js", "assets/pages.json"].map(one => new URL(one, top).href))
    /** @type {string[]} */
    const addresses = pages[game][lang].map((/** @type {string} */ one) => new URL(one, top).href)
    await each(addresses, async address => {
      const found = await load(address), needed = needs(await found.clone().text(), address)
      if (!needed) return
      await cache.put(address, pressed(found))
      there.add(address)
      for (const one of needed) files.add(one)
    }, done => report(done, addresses.length * 2))
    await each(files, async address => {
      await cache.put(address, pressed(await load(address)))
      there.add(address)
    }, done => report(files.size + done, files.size * 2))
    for (const { url } of await cache.keys()) if (!there.has(url)) await cache.delete(url)
    remember({ game, letter, lang, version })
  }

  const forget = async () => {
    localStorage.removeItem(KEY)
    await caches.delete(CACHE)
    for (const one of await navigator.serviceWorker.getRegistrations()) if (one.scope === top.href) await one.unregister()
  }

  // --- below the choices ----------------------------------------------------------------------------------------

  const line = document.createElement("p"), button = document.createElement("button"), told = document.createElement("span")
  line.className = "gwt-keep"
  button.type = "button"
  told.setAttribute("role", "status")
  line.append(button, " ", told)
  let busy = false
  const isKept = () => {
    const kept = recall(), { game, letter } = plays.here()
    return kept.version && kept.game === game && kept.letter === letter && kept.lang === lang
  }
  const show = () => {
    line.hidden = !plays.here().game
    button.textContent = said[isKept() ? "Keep them no longer" : "Keep these pages on this device"]
    if (!busy) told.textContent = isKept() ? said["They open without a network."] : ""
  }
  const act = async () => {
    if (busy) return
    busy = button.disabled = true
    try {
      if (isKept()) await forget()
      else await keep((done, all) => { told.textContent = `${Math.floor((100 * done) / all)} %` })
      busy = false
      show()
    } catch (error) {
      told.textContent = said["They could not be kept: {}"].replace("{}", /** @type {Error} */ (error).message)
    }
    busy = button.disabled = false
  }
  button.addEventListener("click", act)
  addEventListener("gwt-play", show)
  place.append(line)
  show()

  // Where the site has changed since, what is kept is loaded anew.
  const renew = async () => {
    const { version } = await (await load(new URL("assets/pages.json", top), { cache: "no-cache" })).json()
    if (version !== recall().version) await keep(() => {})
  }
  if (isKept()) renew().catch(() => { /* Without a network it stays as it is. */ })
})
