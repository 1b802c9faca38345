// The search of the site: a worker behind the field and the list of `search-box.js`.
//
// A question of several words is answered by what matches most of their weight, not each of them. A word weighs
// more the rarer it is; words that say nothing in a language are left out; words that mean the same to a player
// are one. Only the last word, which may not be finished, is taken for a beginning. What an entry is called, or
// how else it is asked, counts more than what is said below it.
/** @import { Columns, Doc, Here, Item, Missing, Searching } from "./data.d.ts" */

(() => {
  // A word of a question, with what may stand for it and how well.
  /** @typedef {{ options: Map<string, number>, weight: number, raw: string, empty: boolean }} Term */
  /** @typedef {{ terms: Term[], whole: number }} Query */
  // The words of a text, and what they mean.
  /** @typedef {Set<string>} Terms */
  // What answers a question, how well.
  /** @typedef {{ entry: Entry, score: number }} Hit */
  /** @typedef {{ found: Hit[], asked: Map<Language, Query>, missing: Missing[], certain: number }} Answer */
  "use strict"

  // What kind of entry is looked for more often.
  /** @type {Record<string, number>} */
  const KINDS = { question: 1.15, rule: 1, ruling: 0.9, component: 0.95, list: 0.7, glossary: 0.75, guide: 0.65, author: 0.5, library: 0.4 }
  // What counts how much: the name against the whole, a way to ask against the name, another name for a thing, the beginning of a word, a word
  // with a letter that is wrong, the name of a pack, and what lies in the game of the page.
  const NAME = 0.6, WAY = 0.85, ALIAS = 0.85, BEGUN = 0.82, WRONG = 0.8, PACK = 0.6, GAME = 1.4, TEXT = 0.75
  // The first game, where no game is asked about.
  const FIRST = 1.2
  const MOST = 20, TEASER = 260
  // A list ends before what fits so much less than the first; a language is left for another that knows so much more
  // of the question.
  const DOCS = "docs", LEAST = 0.4, MORE = 0.25
  // What a question adds that is the very name of an entry, or its id; and what it has word for word of a way to ask,
  // which tells questions about the same thing apart.
  const NAMED = 0.8, ECHO = 0.4
  // How much an answer gains from a rule on which it rests.
  const RULE = 0.25

  // "Can't", "dont" and "cannot" are two words, and the letter of a building is none that says nothing.
  /** @param {string} text */
  const plain = text => text.replace(/(?<=\S )[AE]\b(?!')/g, "$&$&").toLowerCase().replace(/\b(ca|do|does|did|is|are|has|have|would|should)n['’]?t\b|\b(can)not\b/g, (_, verb, can) => `${can ?? (verb === "ca" ? "can" : verb)} not`)
    .normalize("NFD").replace(/[\u0300-\u036f]/g, "")
  /** @param {string} text @returns {string[]} */
  const words = text => plain(text).match(/[a-z0-9]+/g) || []
  /** @param {string} html */
  const bare = html => html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ").trim()

  /** @param {string} text */
  const key = text => words(bare(text)).join(" ")

  // Endings that only grammar needs; both sides are cut alike, so a stem need not be a word.
  /** @type {Record<string, (word: string) => string>} */
  const STEMS = {
    en: word => word.replace(/(?<=..)ies$/, "y").replace(/(?<=[sxz]|[cs]h)es$/, "").replace(/(?<=..[^su])s$/, "")
      .replace(/(?<=...)(?:ing|ed)$/, "").replace(/([^aeiouls])\1$/, "$1").replace(/(?<=...)e$/, ""),
    nl: word => word.replace(/(?<=...)(?:etje|(?<=m)pje|(?<=[aeioulnrw])tje|je)s?$/, "").replace(/(?<=...)(?:en|es?|s)$/, "").replace(/(?<=....)(?:d|t)$/, "")
      .replace(/([aeou])\1(?=[^aeiou]+$)/, "$1").replace(/([^aeiou])\1$/, "$1").replace(/v$/, "f").replace(/(?<=...)[sz]$/, ""),
    it: word => word.replace(/(?<=...)(?:[aei]r(?:e|lo|la|li|le|si|mi|ti|ne)|[aeiu]t[aeio]|[ae]ndo|[ao]no|iamo)$/, "")
      .replace(/(?<=..)[aeio]+$/, "").replace(/(?<=[cg])h$/, ""),
  }

  // The entries of a language.
  class Index {
    /** @param {Columns} docs @param {Searching} config */
    constructor(docs, { languages, synonyms = [], games = [] }) {
      this.games = games
      const [[code, { stop }]] = Object.entries(languages)
      this.language = new Language(code, stop, synonyms)
      const most = Math.max(1, ...games.map(one => Object.keys(one.plays.names).length))
      const rows = docs.location.map((_, at) => /** @type {Doc} */ (/** @type {unknown} */ (Object.fromEntries(Object.entries(docs).map(([key, all]) => [key, all[at]])))))
      for (const doc of rows) doc.rules = (doc.rules ?? []).map(at => docs.location[+at])
      for (const doc of rows) new Entry(doc, this.language, packsOf(doc, games), doc.in ? doc.in.length / most : 1)
      this.language.count()
    }

    // What answers a question in the game that is played, the best first, and what of it stands nowhere.
    /** @param {string} query @param {Partial<Here>} here @returns {Answer} */
    search(query, here = {}) {
      const { language } = this, question = language.query(query), { terms, whole } = question
      /** @type {Hit[]} */
      const found = []
      /** @type {Missing[]} */
      const missing = []
      let certain = 0
      for (const entry of language.having(terms.flatMap(one => [...one.options.keys()]))) {
        const score = entry.score(question) * this.prior(entry.doc, here) + (entry.called.includes(key(query)) ? NAMED : 0)
        if (score > 0.02 && this.inside(entry.doc, here)) found.push({ entry, score })
      }
      const sorted = (/** @type {Hit[]} */ hits) => hits.sort((one, other) => other.score - one.score)
      const best = new Map(sorted(found).reverse().map(({ entry, score }) => [entry.doc.location, score]))
      for (const hit of found) hit.score += RULE * Math.max(0, ...hit.entry.doc.rules.map(rule => best.get(rule) ?? 0))
      for (const term of terms) {
        const held = this.holding(term, BEGUN).filter(({ doc }) => !this.variant(doc) && this.inside(doc, here))
        // A glossary has the words of all languages, so it does not tell in which a question is asked.
        if (held.some(({ doc }) => doc.kind !== "glossary")) certain += term.weight / whole
        if (!held.length && !term.empty) missing.push(this.absent(term, here))
      }
      for (const hit of sorted(found).slice(0, 2 * MOST)) hit.score += ECHO * hit.entry.echo(words(query))
      return { found: cut(alone(sorted(found))), asked: new Map([[language, question]]), missing, certain }
    }

    // A word that nothing in the game has, with the word that is nearly it, or with the game that has it.
    /** @param {Term} term @param {Partial<Here>} here @returns {Missing} */
    absent(term, here) {
      const { raw } = term, stems = [...term.options].filter(([, fits]) => fits === WRONG).map(([one]) => one)
      const written = this.language.having(stems).filter(({ doc }) => this.inside(doc, here)).flatMap(({ doc }) => bare(`${doc.title} ${doc.text}`).match(/[\p{L}\p{N}]+/gu) ?? [])
      const right = written.find(word => near(plain(word), raw))
      if (right) return { word: raw, right }
      const others = this.holding(term, ALIAS).filter(({ doc }) => doc.game && !this.inside(doc, here))
      const doc = (others.find(one => one.doc.game === here.game) || others[0])?.doc
      const game = doc && this.games.find(one => one.id === doc.game)
      if (!game) return { word: raw }
      const letters = Object.keys(game.plays.names), letter = letters.find(one => !doc.in || doc.in.includes(one)) ?? letters[0]
      const name = game.plays.names[letter]
      return { word: raw, game: game.id, letter, name: name[doc.lang] || name.en }
    }

    // What has a word, or what may stand for it that well.
    /** @param {Term} term @param {number} least */
    holding({ options }, least) { return this.language.having([...options].filter(([, fits]) => fits >= least).map(([one]) => one)) }

    // Whether an entry is of a pack that nobody chooses by itself.
    /** @param {Doc} doc */
    variant({ game }) { return Boolean(game) && !this.games.some(one => one.id === game) }

    // Whether an entry is of the game that is played, or of none. Nobody having chosen, each combination is.
    /** @param {Doc} doc @param {Partial<Here>} here */
    inside(doc, { game = "", letter = "" }) {
      const there = !doc.game || !game || doc.game === game || this.variant(doc), [base, ...more] = letter
      if (!there || !doc.in || !base) return there
      // What only variants have is found by whoever may play with them; what they change is as those that are chosen say.
      const where = doc.in, variants = this.games.find(one => one.id === doc.game)?.plays.variants ?? {}
      if ([...where].every(one => variants[one])) return [...where].some(one => variants[one].among.includes(base))
      return more.reduce((is, one) => where.includes(one) === where.includes(variants[one]?.among[0] ?? base) ? is : where.includes(one), where.includes(base))
    }

    /** @param {Doc} doc @param {Partial<Here>} here */
    prior(doc, here) {
      const first = this.games[0]?.id, main = this.variant(doc) ? first : doc.game
      const nearer = !main ? 1 : main === here.game ? GAME : !here.game && main === first ? FIRST : 1
      return (KINDS[doc.kind] || KINDS.guide) * nearer
    }
  }

  // Where scores fall the list ends.
  /** @param {Hit[]} found */
  const cut = found => {
    const end = found.findIndex(({ score }, at) => at && score < LEAST * found[0].score)
    return found.slice(0, Math.min(MOST, end < 0 ? found.length : end))
  }

  // A place that is found in several ways is shown once.
  /** @param {Hit[]} found */
  const alone = found => {
    const seen = new Set()
    return found.filter(({ entry: { doc } }) => !seen.has(doc.location) && seen.add(doc.location))
  }

  // A phrase that has synonyms, and what it means.
  /** @typedef {{ stems: string[], means: string }} Phrase */
  class Language {
    /** @type {number} */ size
    /** @type {string[]} */ vocabulary

    /** @param {string} code @param {string[]} stop @param {string[][]} synonyms */
    constructor(code, stop, synonyms) {
      this.stem = STEMS[code] || (word => word)
      this.stop = new Set(stop)
      /** @type {Entry[]} */
      this.entries = []
      /** @type {Map<string, number>} */
      this.frequency = new Map()
      // The entries that have a term.
      /** @type {Map<string, Entry[]>} */
      this.holders = new Map()
      // By its first word, each phrase that has synonyms, the longest first.
      /** @type {Map<string, Phrase[]>} */
      this.phrases = new Map()
      synonyms.forEach((row, number) => {
        for (const phrase of row) {
          const stems = this.stems(phrase)
          // What is only stop words but for one is no phrase any more.
          if (stems.length < 2 && words(phrase).length > 1) continue
          this.phrases.set(stems[0], [...this.phrases.get(stems[0]) ?? [], { stems, means: `~${number}` }])
        }
      })
      for (const all of this.phrases.values()) all.sort((one, other) => other.stems.length - one.stems.length)
    }

    // The words of a text that say something, or all of them where none does.
    /** @param {string} text */
    stems(text) { return this.contentWords(words(text)).map(this.stem) }

    /** @param {string[]} all */
    contentWords(all) {
      const content = all.filter(word => !this.stop.has(word))
      return content.length ? content : all
    }

    // Whether a text has a word, or a word that means the same.
    /** @param {string} word */
    knows(word) {
      const stem = this.stem(word)
      return this.stop.has(word) || this.frequency.has(stem) || (this.phrases.get(stem) ?? []).some(one => one.stems.length === 1)
    }

    // The words of a question; two of them, of which one is not known, are one where a text has it, and the reverse.
    // So are a number and a letter.
    /** @param {string[]} all @returns {string[]} */
    joined(all) {
      return all.flatMap((word, at) => {
        const both = (/** @type {number} */ at) => at in all && at + 1 in all && this.knows(all[at] + all[at + 1]) && !(this.knows(all[at]) && this.knows(all[at + 1]) && !/^\d+ [ab]$/.test(`${all[at]} ${all[at + 1]}`))
        if (both(at)) return [word + all[at + 1]]
        return both(at - 1) ? [] : this.parts(word)
      })
    }

    // The two words of which one is made that no text has, or the one with which it begins.
    /** @param {string} word */
    parts(word) {
      if (this.knows(word)) return [word]
      for (let at = word.length - 4; at > 3; at--) {
        const both = [word.slice(0, at), word.slice(at)]
        if (both.every(one => !this.stop.has(one) && this.knows(one))) return both
      }
      for (let at = word.length - 2; at > 5; at--) if (this.knows(word.slice(0, at))) return [word.slice(0, at)]
      return [word]
    }

    // What the words of a text mean: the phrases with synonyms that begin at each of them.
    /** @param {string[]} stems */
    meanings(stems) {
      return stems.flatMap((stem, at) => (this.phrases.get(stem) || [])
        .filter(phrase => phrase.stems.every((one, step) => stems[at + step] === one))
        .map(phrase => ({ at, length: phrase.stems.length, means: phrase.means })))
    }

    count() {
      for (const entry of this.entries) {
        for (const term of entry.terms()) {
          const holders = this.holders.get(term)
          if (holders) holders.push(entry)
          else this.holders.set(term, [entry])
        }
      }
      // What stands in one of several games only makes a word so much less usual.
      for (const [term, all] of this.holders) this.frequency.set(term, all.reduce((sum, one) => sum + one.share, 0))
      this.size = this.entries.reduce((sum, one) => sum + one.share, 0)
      this.vocabulary = said(this.frequency.keys())
      for (const entry of this.entries) entry.weigh()
    }

    /** @param {Iterable<string>} terms */
    having(terms) {
      /** @type {Set<Entry>} */
      const found = new Set()
      for (const term of terms) for (const entry of this.holders.get(term) || []) found.add(entry)
      return [...found]
    }

    /** @param {string} term */
    weight(term) {
      return Math.log(1 + this.size / (1 + (this.frequency.get(term) || 0)))
    }

    // The terms of a query, each with what may stand for it and how well.
    /** @param {string} text @returns {Query} */
    query(text) {
      const raw = this.contentWords(this.joined(words(text))), stems = raw.map(this.stem), unfinished = /\w$/.test(plain(text))
      /** @type {Term[]} */
      const terms = []
      const meanings = this.meanings(stems)
      for (let at = 0; at < stems.length; at++) {
        const here = meanings.filter(one => one.at === at)
        const longest = Math.max(1, ...here.map(one => one.length))
        /** @type {Map<string, number>} */
        const options = new Map()
        if (longest === 1) this.spelled(stems[at], unfinished && at === stems.length - 1, options)
        for (const one of here) if (one.length === longest && this.frequency.has(one.means)) {
          options.set(one.means, longest === 1 ? ALIAS : 1)
        }
        const known = [...options.keys()].filter(one => this.frequency.has(one))
        // A word is as rare as what it says itself, not as what it may mean besides.
        const said = known.filter(one => options.get(one) === 1)
        const weight = known.length ? Math.min(...(said.length ? said : known).map(one => this.weight(one))) : this.weight("")
        terms.push({ options, weight: weight * longest ** 0.5, raw: raw.slice(at, at + longest).join(" "), empty: this.stop.has(raw[at]) })
        at += longest - 1
      }
      return { terms, whole: terms.reduce((sum, one) => sum + one.weight, 0) || 1 }
    }

    /** @param {string} stem @param {boolean} unfinished @param {Map<string, number>} options */
    spelled(stem, unfinished, options) {
      if (unfinished && stem.length > 1) {
        for (const term of this.vocabulary) if (term.startsWith(stem)) options.set(term, BEGUN)
      }
      if (this.frequency.has(stem)) options.set(stem, 1)
      if (options.size || stem.length < 3 || this.phrases.get(stem)?.some(one => one.stems.length === 1)) return
      for (const term of this.vocabulary) {
        if (term.length > 3 && near(stem, term)) {
          options.set(term, WRONG)
          for (const { means } of this.meanings([term])) options.set(means, WRONG * ALIAS)
        }
      }
    }
  }

  // The packs that have an entry, where not all have it.
  /** @param {Doc} doc @param {Searching["games"] & {}} games */
  const packsOf = (doc, games) => {
    const names = games.find(one => one.id === doc.game)?.plays.names ?? {}
    const packs = [...doc.in || ""].map(letter => (names[letter]?.[doc.lang] ?? "").split(" · "))
    return (packs[0] ?? []).filter(pack => packs.every(all => all.includes(pack)))
  }

  // The words of a text without what they mean.
  /** @param {Iterable<string>} terms */
  const said = terms => [...terms].filter(term => term[0] !== "~")

  // Whether two words are the same without a letter of each: one that is missing, too many, wrong or elsewhere.
  /** @param {string} one @param {string} other */
  const near = (one, other) => {
    if (Math.abs(one.length - other.length) > 1 || one[0] !== other[0]) return false
    const [cuts, others] = [one, other].map(word => [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))])
    return cuts.some(cut => others.includes(cut))
  }

  class Entry {
    /** @param {Doc} doc @param {Language} language @param {string[]} packs */
    constructor(doc, language, packs, share = 1) {
      this.doc = doc
      this.language = language
      this.share = share
      this.asks = [bare(doc.title), ...(doc.also ? doc.also.split("\n") : [])]
      this.names = this.asks.map(name => ({ terms: this.read(name), whole: 1 }))
      // A ruling is also asked for by the id of its switch.
      const ids = doc.kind === "ruling" ? this.asks.slice(1) : []
      // A glossary only translates what it has the name of.
      this.called = doc.kind === "glossary" ? [] : [doc.title, doc.location.split(/[/#]/).filter(Boolean).pop() ?? "", ...ids].map(key)
      this.text = this.read(bare(doc.text || ""))
      this.packs = this.read(packs.join(" "))
      language.entries.push(this)
    }

    /** @param {string} text @returns {Terms} */
    read(text) {
      const stems = this.language.stems(text)
      return new Set([...stems, ...this.language.meanings(stems).map(({ means }) => means)])
    }

    // How much of a name is asked word for word, words that say nothing included.
    /** @param {string[]} asked */
    echo(asked) {
      return Math.max(...this.asks.map(words).map(name => asked.filter(word => name.includes(word)).length / Math.max(asked.length, name.length)))
    }

    terms() { return new Set([this.text, ...this.names.map(({ terms }) => terms)].flatMap(terms => [...terms])) }

    weigh() {
      for (const name of this.names) name.whole = said(name.terms).reduce((sum, stem) => sum + this.language.weight(stem), 0) || 1
    }

    // From 0 to 1: how much of the query is here, and how well one of the names fits it.
    /** @param {Query} query */
    score({ terms, whole }) {
      const covered = new Array(terms.length).fill(0)
      let named = 0
      this.names.forEach((name, at) => {
        let sum = 0
        terms.forEach((term, place) => {
          const fits = best(term.options, name.terms)
          sum += fits * term.weight
          covered[place] = Math.max(covered[place], fits)
        })
        named = Math.max(named, sum / Math.sqrt(whole * name.whole) * (at ? WAY : 1))
      })
      let sum = 0
      terms.forEach(({ options, weight }, at) => {
        sum += Math.max(covered[at], TEXT * Math.max(best(options, this.text), PACK * best(options, this.packs))) * weight
      })
      return NAME * Math.min(1, named) + (1 - NAME) * sum / whole
    }
  }

  /** @param {Map<string, number>} options @param {Terms} terms */
  const best = (options, terms) => {
    let most = 0
    for (const [term, fits] of options) if (terms.has(term)) most = Math.max(most, fits)
    return most
  }

  // --- what the theme shows ---------------------------------------------------------------------------------

  /** @type {Record<string, string>} */
  const ENTITIES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }
  /** @param {string} text */
  const escaped = text => text.replace(/[&<>"]/g, one => ENTITIES[one])

  // A text with the words that were found marked; texts of the index are HTML without marks but for these.
  /** @param {string} html @param {Language} language @param {Set<string>} stems */
  const marked = (html, language, stems) => html.replace(/(<[^>]*>|&[#\w]+;)|[\p{L}\p{N}]+/gu, (word, mark) =>
    mark || !words(word).some(one => stems.has(language.stem(one))) ? word : `<mark>${word}</mark>`)

  /** @param {Hit} hit @param {Map<Language, Query>} asked @param {Searching["games"] & {}} games @param {Partial<Here>} here @returns {Item} */
  const shown = ({ entry: { doc, language } }, asked, games, here) => {
    const stems = new Set(asked.get(language)?.terms.flatMap(one => [...one.options.keys()]))
    const text = bare(doc.text || ""), cut = text.length > TEASER ? text.slice(0, text.lastIndexOf(" ", TEASER)) + " …" : text
    // What is of another game than the page says of which; nobody having chosen, also of which combinations it is.
    const game = games.find(one => one.id === doc.game), [name] = game && game.id !== here.game && games.length > 1 ? [game.title[doc.lang] || game.title.en] : []
    const varied = [...doc.in ?? ""].every(one => game?.plays.variants[one]) && doc.in
    const where = escaped([name, ...here.letter && !varied ? [] : packsOf(doc, games), doc.where].filter(Boolean).join(" · "))
    return { location: doc.location, lang: doc.lang, where, title: marked(doc.title, language, stems), teaser: marked(cut, language, stems) }
  }

  /** @param {{ found: Hit[] }} answered */
  const top = ({ found }) => found.length ? found[0].score : 0

  // An answer in the language of the page, or in that which knows more of the question and has a page that fits it
  // better: `index` gets one by its code. The pages for authors and developers are searched by themselves.
  /** @param {string} text @param {Partial<Here>} here @param {string} lang @param {string[]} codes @param {(code: string) => Promise<Index>} index */
  const answer = async (text, here, lang, codes, index) => {
    let best = (await index(lang)).search(text, here), from = await index(lang)
    if (lang !== DOCS && best.certain < 1 - MORE && words(text).length) {
      for (const code of codes.filter(one => one !== lang && one !== DOCS)) {
        const other = await index(code), found = other.search(text, here)
        if (found.certain > best.certain + MORE && top(found) > top(best)) [best, from] = [found, other]
      }
    }
    return { ...best, games: from.games }
  }

  if (typeof module !== "undefined") {
    module.exports = { Index, answer, shown }
  } else {
    const CODES = ["en", "nl", "it", DOCS]
    /** @type {Record<string, Promise<Index>>} */
    const indexes = {}
    let lang = "en", latest = null
    /** @param {string} code */
    const index = code => indexes[code] ??= fetch(new URL(`../search/${code}.json`, location.href))
      .then(found => found.json()).then(({ docs, config }) => new Index(docs, config))
    addEventListener("message", async ({ data }) => {
      if (data.begin) {
        lang = CODES.includes(data.begin) ? data.begin : "en"
        index(lang)
        return
      }
      latest = data
      // Of what has been typed meanwhile only the last is answered.
      await Promise.all([index(lang), new Promise(done => setTimeout(done))])
      if (latest !== data) return
      const { found, asked, missing, games } = await answer(data.text, data.here, lang, CODES, index)
      postMessage({ number: data.number, missing, items: found.map(one => shown(one, asked, games, data.here)) })
    })
  }
})()
