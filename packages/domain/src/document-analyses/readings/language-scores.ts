import { type Ability, abilities } from '../../eligibility/schema.ts'
import { type LanguageTestId, languageTests } from '../../language/tests.ts'
import { type Span, spanOf } from '../layout/span.ts'

/** A test that a result sheet names. `id` is null for one whose results are not accepted. */
export type FoundTest = Span & { readonly id: LanguageTestId | null; readonly name: string }

const testPatterns: readonly (readonly [RegExp, LanguageTestId | null, string?])[] = [
  [
    /IELTS\s{1,3}Academic|IELTS[^.\n]{0,40}\bAcademic\b|\bAcademic\b[^.\n]{0,40}IELTS|IELTS[^.]{0,60}\n[^\n]{0,40}\bACADEMIC\b/i,
    null,
    'IELTS Academic',
  ],
  [/CELPIP[ -]General[ -]LS/i, null, 'CELPIP-General LS'],
  [/\bPTE[ -]Academic/i, null, 'PTE Academic'],
  [/\bTOEFL/i, null, 'TOEFL'],
  [/\bDuolingo/i, null, 'Duolingo'],
  [/\bIELTS(?:\s{1,3}General(?:\s{1,3}Training)?)?/i, 'ielts_general'],
  [/\bCELPIP(?:[ -]General)?/i, 'celpip_general'],
  [/\bPTE[ -]Core/i, 'pte_core'],
  [/\bTEF[ -]Canada/i, 'tef_canada'],
  [/\bTCF[ -]Canada/i, 'tcf_canada'],
  [/\b(?:TEF|TCF)(?:[ -]\p{Lu}\p{L}{1,20})?/u, null],
]

export function findTest(text: string): FoundTest | undefined {
  // Result forms print both modules; the one that is accepted is then given the benefit of the doubt.
  const isGeneral = /General Training/i.test(text)
  for (const [pattern, id, unaccepted] of testPatterns) {
    const match = pattern.exec(text)
    if (match && !(isGeneral && /academic/i.test(match[0]))) {
      const name =
        languageTests.find((test) => test.id === id)?.name ?? unaccepted ?? match[0].replace(/\s+/g, ' ')
      return { id, name, ...spanOf(match) }
    }
  }
  return undefined
}

/** A score as printed, with the place of its figures. */
export type FoundScore = Span & { readonly score: number }

const abilityWords: Record<Ability, string> = {
  listening: "listening|compr[ée]hension (?:de l[’'])?orale?",
  reading: "reading|compr[ée]hension (?:de l[’'])?[ée]crite?",
  writing: 'writing|expression [ée]crite',
  speaking: 'speaking|expression orale',
}

/** '7', '7.5', '7,5', and the first part of '420/699'; no part of a date or of a longer number. */
const figures = String.raw`(?<score>\d{1,3}(?:[.,]\d)?)(?!\d|[.,]\d|-\d|/\d{1,2}/)`

/** The score of each ability where one is found: behind its word, or below it. */
export function findScores(text: string): Partial<Record<Ability, FoundScore>> {
  const table = scoresBelowHeadings(text) ?? scoresBehindLetters(text)
  if (table) return table
  const found: Partial<Record<Ability, FoundScore>> = {}
  for (const ability of abilities) {
    const word = String.raw`(?<!\p{L})(?:${abilityWords[ability]})`
    const match =
      new RegExp(String.raw`${word}[^\d\n]{0,40}${figures}`, 'diu').exec(text) ??
      new RegExp(String.raw`^[ \t]{0,20}${word}[ \t:]{0,20}\n\s{0,20}${figures}`, 'dimu').exec(text)
    if (match) found[ability] = scoreAt(match)
  }
  return found
}

function scoreAt(match: RegExpExecArray, offset = 0): FoundScore {
  const written = match.groups?.score ?? match[0]
  const [start, end] = match.indices?.groups?.score ?? [match.index, match.index + match[0].length]
  return { score: Number(written.replace(',', '.')), start: offset + start, end: offset + end }
}

const anyAbility = new RegExp(
  abilities.map((ability) => `(?<${ability}>${abilityWords[ability]})`).join('|'),
  'giu',
)

const letterOf: Record<Ability, string> = { listening: 'L', reading: 'R', writing: 'W', speaking: 'S' }
const behindLetter = new RegExp(
  String.raw`(?<![\p{L}\d])(?<letter>[LRWS])[ \t]{0,3}[:=-]?[ \t]{0,3}${figures}`,
  'dgu',
)
const widestLetters = 90

/** 'L 8.0 / R 7.5 / W 7.0 / S 7.5': all four letters, near each other, each with its figure. */
function scoresBehindLetters(text: string): Partial<Record<Ability, FoundScore>> | null {
  const matches = [...text.matchAll(behindLetter)]
  for (const [index, first] of matches.entries()) {
    const four = matches.slice(index, index + abilities.length)
    const order = four.flatMap(
      ({ groups }) => abilities.find((ability) => letterOf[ability] === groups?.letter) ?? [],
    )
    const isTogether = (four.at(-1)?.index ?? 0) - first.index < widestLetters
    if (new Set(order).size === abilities.length && isTogether) return inOrder(order, four, 0)
  }
  return null
}

/** A line with all four words and no figures, and below it a line with as many figures: read in the order of the words. */
function scoresBelowHeadings(text: string): Partial<Record<Ability, FoundScore>> | null {
  let offset = 0
  let order: readonly Ability[] | null = null
  for (const line of text.split('\n')) {
    if (order) {
      const scores = [...line.matchAll(new RegExp(String.raw`(?<![\d.,/-])${figures}`, 'dgu'))]
      if (scores.length >= order.length) return inOrder(order, scores, offset)
      if (line.trim() !== '') order = null
    }
    order = headingOrder(line) ?? order
    offset += line.length + 1
  }
  return null
}

function headingOrder(line: string): readonly Ability[] | null {
  if (line.length > 300 || /\d/.test(line)) return null
  const named = [...line.matchAll(anyAbility)].flatMap(
    ({ groups }) => abilities.find((ability) => groups?.[ability]) ?? [],
  )
  return named.length === abilities.length && new Set(named).size === named.length ? named : null
}

function inOrder(
  order: readonly Ability[],
  matches: readonly RegExpExecArray[],
  offset: number,
): Partial<Record<Ability, FoundScore>> {
  const found: Partial<Record<Ability, FoundScore>> = {}
  for (const [index, ability] of order.entries()) {
    const match = matches[index]
    if (match) found[ability] = scoreAt(match, offset)
  }
  return found
}
