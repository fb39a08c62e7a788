import type { FoundValue } from '../layout/labels.ts'
import { cellsOf } from '../layout/lines.ts'
import type { Layout } from '../layout/read-layout.ts'

const languages = ['en', 'fr', 'de', 'es', 'pt', 'ar'] as const
/** As papers write them, beside what the platform knows. */
const others = [
  'Republic of Korea',
  'United States of America',
  'Great Britain',
  'Russian Federation',
  'Viet Nam',
  'Türkiye',
  'Czech Republic',
  'Ivory Coast',
  'Hong Kong',
  'United Arab Emirates',
  'Islamic Republic of Iran',
  'England and Wales',
]
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** Codes that the platform names and that are no country: regions of the world, and test values. */
const noCountry = new Set(['EU', 'EZ', 'UN', 'XA', 'XB', 'ZZ', 'QO'])

const plain = (name: string) =>
  name.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[’']/g, "'").toLowerCase()

let known: ReadonlyMap<string, string> | null = null

/** Countries by their folded names, in the languages of the papers: made at the first use, for it takes some milliseconds. */
function countries(): ReadonlyMap<string, string> {
  if (known) return known
  const found = new Map<string, string>()
  const keep = (name: string) => {
    if (name.length > 3 && !found.has(plain(name))) found.set(plain(name), name)
  }
  for (const name of others) keep(name)
  for (const language of languages) {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
    for (const first of letters) {
      for (const second of letters) {
        const code = first + second
        const name = noCountry.has(code) ? undefined : names.of(code)
        if (name) keep(name)
      }
    }
  }
  known = found
  return found
}

export function isCountry(name: string): boolean {
  return countries().has(plain(name))
}

const mostWords = 5

/** The first country that a stretch of text names, longest name first; capitals are written as the platform writes the name. */
export function countryIn(text: string, from: number, to: number): FoundValue | undefined {
  const words = [...text.slice(from, to).matchAll(/[\p{L}\p{M}’'-]+/gu)]
  for (let index = 0; index < words.length; index++) {
    for (let count = Math.min(mostWords, words.length - index); count > 0; count--) {
      const [first, last] = [words[index], words[index + count - 1]]
      if (!first || !last) continue
      const end = last.index + last[0].length
      const written = text.slice(from + first.index, from + end)
      const name = countries().get(plain(written.replace(/\s+/g, ' ')))
      if (!name || !/^[\p{Lu}\p{Lo}]/u.test(written)) continue
      const value = /\p{Ll}/u.test(written) ? written.replace(/\s+/g, ' ') : name
      return { value, start: from + first.index, end: from + end, way: 'heading' }
    }
  }
  return undefined
}

const titleLines = 6
const longestTitle = 70
/** 'For emigration to Canada': where somebody goes, or was. */
const elsewhere = /(?<!\p{L})(?:to|for|from|in|at|vers|pour|nach|para|hacia)[ \t]+(?:the[ \t]+)?$/iu

/** The country in whose name a paper is made out: in the lines of its title, which hold no label with a value of its own. */
export function countryOfTitle({ text, lines, labels }: Layout): FoundValue | undefined {
  for (const [index, line] of lines.slice(0, titleLines).entries()) {
    const words = text.slice(line.start, line.end)
    if (words.length > longestTitle || /[.;]\s*$/.test(words)) return undefined
    if (labels.some((label) => label.line === index && label.isMarked)) continue
    for (const cell of cellsOf(text, line)) {
      const found = countryIn(text, cell.start, cell.end)
      if (found && !elsewhere.test(text.slice(cell.start, found.start))) return found
    }
  }
  return undefined
}
