// The search of the site: a worker in the place of the theme's own, behind the same field and list of results.
//
// A question of several words is answered by what matches most of their weight, not each of them. A word weighs
// more the rarer it is; words that say nothing in a language are left out; words that mean the same to a player
// are one. Only the last word, which may not be finished, is taken for a beginning. What an entry is called, or
// how else it is asked, counts more than what is said below it.
(() => {
  "use strict"

  // What kind of entry is looked for more often.
  const KINDS = { question: 1.15, rule: 1, ruling: 0.9, component: 0.95, list: 0.7, glossary: 0.75, guide: 0.65, author: 0.5, library: 0.4 }
  // A word by itself asks for what it names, and nothing yet about it.
  const ALONE = { component: 1.4, rule: 1.2, glossary: 1.2 }
  // What counts how much: the name against the whole, another name for a thing, the beginning of a word, a word
  // with a letter that is wrong, a part of a compound, a word of another language, and what lies in the game and the language of the page.
  const NAME = 0.6, ALIAS = 0.85, BEGUN = 0.7, WRONG = 0.6, PART = 0.6, FOREIGN = 0.65, GAME = 1.4, LANGUAGE = 1.2, TEXT = 0.75
  // A question word, which tells questions about the same thing apart; and the first game, where no game is asked about.
  const WEAK = 0.4, FIRST = 1.2
  const SATURATION = 0.8, LENGTH = 0.6, MOST = 60, TEASER = 260

  const plain = text => text.toLowerCase().replace(/can(?=not\b)|n['’]t\b/g, word => word === "can" ? "can " : " not").normalize("NFD").replace(/[\u0300-\u036f]/g, "")
  const words = text => plain(text).match(/[a-z0-9]+/g) || []
  const bare = html => html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ").trim()

  // Endings that only grammar needs; both sides are cut alike, so a stem need not be a word.
  const STEMS = {
    en: word => word.replace(/(?<=..)ies$/, "y").replace(/(?<=[sxz]|[cs]h)es$/, "").replace(/(?<=..[^su])s$/, "")
      .replace(/(?<=...)(?:ing|ed)$/, "").replace(/([^aeiouls])\1$/, "$1").replace(/(?<=...)e$/, ""),
    nl: word => word.replace(/(?<=...)(?:etje|tje|pje|je)s?$/, "").replace(/(?<=...)(?:en|e)$/, "").replace(/(?<=...)s$/, "").replace(/(?<=....)(?:d|t)$/, "")
      .replace(/([aeou])\1(?=[^aeiou]+$)/, "$1").replace(/([^aeiou])\1$/, "$1").replace(/v$/, "f").replace(/z$/, "s"),
    it: word => word.replace(/(?<=...)(?:[aei]r(?:e|lo|la|li|le|si|mi|ti|ne)|[aeiu]t[aeio]|[ae]ndo|iamo)$/, "")
      .replace(/(?<=..)[aeio]+$/, "").replace(/(?<=[cg])h$/, ""),
  }

  class Index {
    constructor(docs, { languages, synonyms = [], games = [] }, here = {}) {
      Object.assign(this, { here, games })
      this.languages = Object.fromEntries(Object.entries(languages).map(([code, { stop, weak }]) =>
        [code, new Language(code, stop, weak, synonyms)]))
      this.entries = docs.map(doc => new Entry(doc, this.language(doc.lang)))
      for (const language of Object.values(this.languages)) language.count()
    }

    language(code) { return this.languages[code] || Object.values(this.languages)[0] }

    search(query) {
      const asked = new Map(Object.values(this.languages).map(one => [one, one.query(query)]))
      const found = [], single = words(query).length === 1
      for (const entry of this.entries) {
        const score = entry.score(asked.get(entry.language)) * this.prior(entry.doc, single)
        if (score > 0.02) found.push({ entry, score })
      }
      found.sort((one, other) => other.score - one.score)
      return { found: alone(found).slice(0, MOST), asked }
    }

    prior({ kind, game, lang }, alone) {
      const nearer = !game ? 1 : game === this.here.game ? GAME : !this.here.game && game === this.games[0]?.id ? FIRST : 1
      return (KINDS[kind] || KINDS.guide) * (alone && ALONE[kind] || 1) * nearer
        * (lang === (this.here.lang || lang) ? LANGUAGE : 1)
    }
  }

  // What stands in several languages is shown in the one that matches best.
  const alone = found => {
    const seen = new Set()
    return found.filter(({ entry: { doc } }) => {
      const thing = doc.location.replace(/^[a-z]{2}\//, "")
      return !seen.has(thing) && seen.add(thing)
    })
  }

  class Language {
    constructor(code, stop, weak = [], synonyms) {
      this.stem = STEMS[code] || (word => word)
      this.stop = new Set(stop)
      this.weak = new Set(weak.map(this.stem))
      this.entries = []
      this.frequency = new Map()
      // By its first word, each phrase that has synonyms, the longest first.
      this.phrases = new Map()
      synonyms.forEach((row, number) => {
        for (const [from, phrase] of Object.entries(row).flatMap(([from, all]) => all.map(one => [from, one]))) {
          const stems = this.stems(phrase)
          // What is only stop words but for one is no phrase any more.
          if (stems.length < 2 && words(phrase).length > 1) continue
          if (!this.phrases.has(stems[0])) this.phrases.set(stems[0], [])
          this.phrases.get(stems[0]).push({ stems, means: `~${number}`, own: from === code })
        }
      })
      for (const all of this.phrases.values()) all.sort((one, other) => other.stems.length - one.stems.length)
    }

    // The words of a text that say something, or all of them where none does.
    stems(text) {
      const all = words(text), telling = all.filter(word => !this.stop.has(word))
      return (telling.length ? telling : all).map(this.stem)
    }

    // What the words of a text mean: the phrases with synonyms that begin at each of them.
    meanings(stems) {
      return stems.flatMap((stem, at) => (this.phrases.get(stem) || [])
        .filter(phrase => phrase.stems.every((one, step) => stems[at + step] === one))
        .map(phrase => ({ at, length: phrase.stems.length, means: phrase.means, own: phrase.own })))
    }

    count() {
      let length = 0
      for (const entry of this.entries) {
        for (const term of entry.terms()) this.frequency.set(term, (this.frequency.get(term) || 0) + 1)
        length += entry.length
      }
      this.average = length / this.entries.length || 1
      this.vocabulary = [...this.frequency.keys()].filter(term => term[0] !== "~")
      for (const entry of this.entries) entry.weigh()
    }

    weight(term) {
      const all = this.entries.length
      return Math.log(1 + all / (1 + (this.frequency.get(term) || 0))) * (this.weak.has(term) ? WEAK : 1)
    }

    // The terms of a query, each with what may stand for it and how well.
    query(text) {
      const stems = this.stems(text), unfinished = /\w$/.test(plain(text)), terms = []
      const meanings = this.meanings(stems)
      for (let at = 0; at < stems.length; at++) {
        const here = meanings.filter(one => one.at === at)
        const longest = Math.max(1, ...here.map(one => one.length))
        const options = new Map()
        if (longest === 1) this.spelled(stems[at], unfinished && at === stems.length - 1, options)
        for (const one of here) if (one.length === longest && this.frequency.has(one.means)) {
          const fits = (longest === 1 ? ALIAS : 1) * (one.own ? 1 : FOREIGN)
          options.set(one.means, Math.max(fits, options.get(one.means) || 0))
        }
        const known = [...options.keys()].filter(one => this.frequency.has(one))
        const weight = known.length ? Math.min(...known.map(one => this.weight(one))) : this.weight("")
        terms.push({ options, weight: weight * longest ** 0.5, word: stems.slice(at, at + longest).join(" ") })
        at += longest - 1
      }
      return { terms, whole: terms.reduce((sum, one) => sum + one.weight, 0) || 1 }
    }

    spelled(stem, unfinished, options) {
      if (unfinished && stem.length > 1) {
        for (const term of this.vocabulary) if (term.startsWith(stem)) options.set(term, BEGUN)
      }
      if (this.frequency.has(stem)) options.set(stem, 1)
      if (options.size || stem.length < 4) return
      for (const term of this.vocabulary) {
        if (term.length > 3 && near(stem, term)) options.set(term, WRONG)
        else if (term.length > 3 && stem.length > 6 && (stem.startsWith(term) || stem.endsWith(term))) options.set(term, PART)
      }
    }
  }

  // Whether two words differ by one letter that is missing, too many, wrong or swapped with the next.
  const near = (one, other) => {
    if (Math.abs(one.length - other.length) > 1 || one[0] !== other[0]) return false
    let at = 0
    while (at < one.length && one[at] === other[at]) at++
    const [a, b] = [one.slice(at), other.slice(at)]
    return a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1)
      || (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  }

  class Entry {
    constructor(doc, language) {
      Object.assign(this, { doc, language })
      this.names = [bare(doc.title), ...(doc.also || [])].map(name => this.read(name))
      this.text = this.read(bare(doc.text || ""))
      this.length = this.text.stems.length
      language.entries.push(this)
    }

    read(text) {
      const stems = this.language.stems(text), times = new Map()
      for (const stem of stems) times.set(stem, (times.get(stem) || 0) + 1)
      for (const { means } of this.language.meanings(stems)) times.set(means, (times.get(means) || 0) + 1)
      return { stems: [...new Set(stems)], times }
    }

    terms() { return new Set([this.text, ...this.names].flatMap(one => [...one.times.keys()])) }

    weigh() {
      for (const name of this.names) {
        name.whole = name.stems.reduce((sum, stem) => sum + this.language.weight(stem), 0) || 1
        delete name.stems
      }
      delete this.text.stems
    }

    // From 0 to 1: how much of the query is here, and how well one of the names fits it.
    score({ terms, whole }) {
      let named = 0, covered = new Array(terms.length).fill(0)
      for (const name of this.names) {
        let sum = 0
        terms.forEach((term, at) => {
          const fits = best(term.options, name.times)
          sum += fits * term.weight
          covered[at] = Math.max(covered[at], fits)
        })
        named = Math.max(named, sum / Math.sqrt(whole * name.whole))
      }
      const long = SATURATION * (1 - LENGTH + LENGTH * this.length / this.language.average)
      let sum = 0
      terms.forEach((term, at) => {
        if (covered[at] < 1) {
          const fits = best(term.options, this.text.times, times => times / (times + long) * (1 + SATURATION))
          covered[at] = Math.max(covered[at], Math.min(1, fits) * TEXT)
        }
        sum += covered[at] * term.weight
      })
      return NAME * Math.min(1, named) + (1 - NAME) * sum / whole
    }
  }

  const best = (options, times, much = () => 1) => {
    let most = 0
    for (const [term, fits] of options) {
      const there = times.get(term)
      if (there) most = Math.max(most, fits * much(there))
    }
    return most
  }

  // --- what the theme shows ---------------------------------------------------------------------------------

  const escaped = text => text.replace(/[&<>"]/g, one => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[one])

  // A text with the words that were found marked; texts of the index are HTML.
  const marked = (html, language, stems) => html.replace(/(<[^>]*>|&[#\w]+;)|[\p{L}\p{N}]+/gu, (word, mark) =>
    mark || !words(word).some(one => stems.has(language.stem(one))) ? word : `<mark>${word}</mark>`)

  const shown = ({ entry: { doc, language }, score }, asked, { games, here }) => {
    const stems = new Set(asked.get(language).terms.flatMap(one => [...one.options.keys()]))
    const text = bare(doc.text || ""), cut = text.length > TEASER ? text.slice(0, text.lastIndexOf(" ", TEASER)) + " …" : text
    // The theme shows no text below a section that is a result of its own, so it stands within the title.
    // What is of another game than the page says of which.
    const game = games.find(one => one.id === doc.game && one.id !== here.game), name = game && (game.title[doc.lang] || game.title.en)
    const place = [games.length > 1 && name, doc.where].filter(Boolean).join(" · ")
    const where = place ? `<small class="gwt-where">${escaped(place)}</small>` : ""
    const title = `${where}<span lang="${doc.lang}">${marked(doc.title, language, stems)}</span>`
      + `<small class="gwt-teaser" lang="${doc.lang}">${marked(cut, language, stems)}</small>`
    return [{ location: doc.location, title, text: "", score, terms: {} }]
  }

  if (typeof module !== "undefined") {
    module.exports = { Index }
  } else {
    let index
    addEventListener("message", ({ data: { type, data } }) => {
      if (type === 0) {
        const here = Object.fromEntries(new URL(location).searchParams)
        index = new Index(data.docs, data.config, here)
        postMessage({ type: 1 })
      } else if (type === 2) {
        const { found, asked } = data.trim() ? index.search(data) : { found: [] }
        postMessage({ type: 3, data: { items: found.map(one => shown(one, asked, index)) } })
      }
    })
  }
})()
