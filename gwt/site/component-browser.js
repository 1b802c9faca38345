// The browser of components: those of which a query is not true are hidden, see gwt/authoring/component_search.py.

/** @import { Components } from "./data.d.ts" */

// What finds the rows of some data: `found` says of each whether a query is true of it, or throws what is wrong.
// `played` says of the number of a row whether it is of the combination that is played.
/** @typedef {{ words: Record<string, string[]>, every: string[], numbers: Record<string, number> }} Row */
/** @param {Components} data @param {(at: number) => boolean} played */
const finder = (data, played = () => true) => {
  /** @param {string} text */
  const split = text => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? []
  const rows = data.rows.map(({ words, numbers }) => {
    /** @type {Record<string, string[]>} */
    const of = Object.fromEntries(Object.entries(words).map(([name, text]) => [name, text ? text.split(' ') : []]))
    of.does = [...of.gives, ...of.pays]
    return { words: of, every: Object.values(of).flat(), numbers }
  })
  const same = new Map(data.same.flatMap(([words, group]) => words.split(' ').map(word => [word, group.split(' ')])))
  /** @param {string} asked @param {string} known */
  const begins = (asked, known) => known === asked || (asked.length >= 3 && known.startsWith(asked))
  /** @param {string} word @param {string[]} known */
  const among = (word, known) => (same.get(word) ?? [word]).some(one => known.some(other => begins(one, other)))
  /** @type {Record<string, (a: number, b: number) => boolean>} */
  const compared = {
    '<': (a, b) => a < b, '<=': (a, b) => a <= b, '=': (a, b) => a === b, '>=': (a, b) => a >= b, '>': (a, b) => a > b,
  }

  // How many letters have to change.
  /** @param {string} one @param {string} other */
  const distance = (one, other) => {
    let row = [...Array(other.length + 1).keys()]
    for (let i = 1; i <= one.length; i++) {
      const next = [i]
      for (let j = 1; j <= other.length; j++) next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + Number(one[i - 1] !== other[j - 1]))
      row = next
    }
    return row[other.length]
  }
  /** @param {string} word @param {string[]} known */
  const nearest = (word, known) => {
    const [best] = [...new Set(known)].map(one => ({ one, far: distance(word, one) })).sort((a, b) => a.far - b.far)
    return best && best.far <= Math.max(1, word.length / 3) ? ' ' + fill(data.say.meant, best.one) : ''
  }
  /** @param {string} text @param {(string | number)[]} values */
  const fill = (text, ...values) => values.reduce((/** @type {string} */ all, one) => all.replace('{}', () => String(one)), text)
  /** @param {string} field */
  const all = field => rows.filter((_, at) => played(at)).flatMap(row => row.words[field])

  /** @param {RegExpMatchArray} match @returns {(row: Row) => boolean} */
  const term = ([, no, key, sign, quoted]) => {
    const value = quoted.replaceAll('"', ''), not = no === '-'
    const holds = key === undefined ? text(value) : asked(key, sign, value)
    return row => holds(row) !== not
  }
  /** @param {string} value @returns {(row: Row) => boolean} */
  const text = value => row => split(value).every(word => among(word, row.every))
  /** @param {string} key @param {string} sign @param {string} value @returns {(row: Row) => boolean} */
  const asked = (key, sign, value) => {
    const [name = ''] = split(key)
    if (Object.hasOwn(data.fields, name) && sign === ':') {
      const field = data.fields[name]
      for (const word of split(value)) {
        if (!among(word, all(field))) throw fill(data.say.word, word) + nearest(word, [...all(field), ...same.keys()])
      }
      return row => split(value).every(word => among(word, row.words[field]))
    }
    if (!Object.hasOwn(data.numbers, name)) throw fill(data.say.unknown, key) + nearest(name, [...Object.keys(data.fields), ...Object.keys(data.numbers)])
    if (!/^-?[0-9]{1,9}$/.test(value)) throw fill(data.say.number, key)
    const number = data.numbers[name], compare = compared[sign === ':' ? '=' : sign]
    return row => Object.hasOwn(row.numbers, number) && compare(row.numbers[number], Number(value))
  }
  /** @param {string} query */
  const terms = query => [...query.matchAll(/(-?)(?:([^\s:<>="]+)(<=|>=|:|=|<|>))?("[^"]*"?|\S*)/g)].filter(([one]) => one && one !== '-').map(term)

  /** @param {string} query */
  const found = query => {
    const all = terms(query)
    return rows.map(row => all.every(holds => holds(row)))
  }
  return { found, fill }
}

if (typeof document !== 'undefined') {
  const root = /** @type {HTMLElement} */ (document.querySelector('.gwt-find'))
  const data = JSON.parse(root.querySelector('script[type="application/json"]')?.textContent ?? '')
  const items = /** @type {HTMLElement[]} */ ([...document.querySelectorAll('.gwt-cards li')])
  // The style of the page hides what is of other games.
  /** @param {number} at */
  const played = at => !items[at].dataset.in || plays.within(items[at].dataset.in)
  const { found, fill } = finder(data, played)
  const input = /** @type {HTMLInputElement} */ (root.querySelector('input'))
  const said = /** @type {HTMLElement} */ (root.querySelector('.gwt-find-said'))

  const show = () => {
    const query = input.value
    try {
      const now = found(query)
      items.forEach((item, at) => { item.hidden = !now[at] })
      const here = now.filter((_, at) => played(at)), many = here.filter(Boolean).length
      said.textContent = many ? fill(data.say.count, many, here.length) : data.say.none
    } catch (problem) {
      if (typeof problem !== 'string') throw problem
      said.textContent = problem
    }
    const link = new URL(location.href)
    if (query) link.searchParams.set('find', query)
    else link.searchParams.delete('find')
    history.replaceState(history.state, '', link)
  }
  root.addEventListener('click', event => {
    const { query, letter } = /** @type {Element} */ (event.target).closest('button')?.dataset ?? {}
    if (letter) plays.choose(document.documentElement.dataset.game, letter)
    if (query === undefined) return
    input.value = query
    input.focus()
    show()
  })
  input.form?.addEventListener('submit', event => event.preventDefault())
  input.addEventListener('input', show)
  addEventListener('gwt-play', show)
  root.hidden = false
  input.value = new URL(location.href).searchParams.get('find') ?? ''
  show()
}
