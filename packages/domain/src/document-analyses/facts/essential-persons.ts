import { sameName } from '../compare-names.ts'
import type { FoundValue, Way } from '../layout/labels.ts'
import { cellsOf } from '../layout/lines.ts'
import { type Label, type Layout, labelsFor, linesBelow } from '../layout/read-layout.ts'
import { sentencesOf } from '../layout/sentences.ts'
import type { Span } from '../layout/span.ts'
import { findPeople } from './names.ts'

export type EssentialPersons = {
  readonly people: readonly FoundValue[]
  /** Those of whom the text says that they are not essential. */
  readonly denied: readonly FoundValue[]
  /** Where the text speaks of essential persons, named or not. */
  readonly mentions: readonly Span[]
}

const mostMentions = 40
const longestSentence = 1_200
/** 'An essential part of the operations' and 'it is essential that' are about no person. */
const essential =
  /(?<!\p{L})(?:(?<not>non[- ]?)?essential\b(?!\s{1,3}(?:parts?|services?|elements?|operations?|components?|functions?|to note|to (?:us|our success)|that|for (?:the|our) (?:success|program)))|(?<nonfr>non )?essentiel(?:le)?s?\b(?!\s{1,3}que))/giu
const impersonal = /\b(?:it is|it’s|it's|what is|c[’']est|il est)\s{1,3}(?:\p{L}+\s{1,3})?$/iu
const negated =
  /(?:\bnot\b|\bnever\b|\bneither\b|\bno\b|\bnobody\b|n(?:e[ \t]|[’'](?:y[ \t])?)\p{L}{1,15}[ \t](?:pas|jamais|guère)|ne sont pas|aucune?|\bcannot be\b|isn[’']t|aren[’']t)(?:\s{1,3}[\p{L}’'-]+){0,4}\s{1,3}$|(?:\bnot\b|n[’']t\b|\byet to\b|\bpas\b)\s{1,3}(?:yet\s{1,3}|encore\s{1,3})?(?:been\s{1,3})?(?:determine|decide|identif|assess|establish|settle|déterminé|décidé)[^.;]{0,80}$/iu
const exclusively = /(?<!\p{L})(?:only|solely|seule?s?|uniquement)(?!\p{L})/giu
const newClause = /;|,?\s(?:but|while|whereas|however|although|mais|tandis que|alors que)\s/giu

/** 'Mme Lacombe l’est aussi', 'So is Mr. Roy': what was said before holds of them too. */
const likewise =
  /(?<!\p{L})(?:(?:ne )?l[’']est (?:aussi|également|tout autant|pas non plus|pas davantage)|l[’']est elle aussi|l[’']est lui aussi|is (?:too|as well|likewise)(?=[\s.,;]*$)|also is(?=[\s.,;]*$)|so is|so are|as is|neither is|nor is|pas plus que)(?!\p{L})/iu

const tickedBox = /\[[ \t]?[xX✓✔*][ \t]?\]|\([xX✓✔]\)|[☒☑✓✔■]/u
const emptyBox = /\[[ \t_]{0,3}\]|\([ \t_]{1,3}\)|[☐□]/u
const anyBox = new RegExp(`${tickedBox.source}|${emptyBox.source}`, 'gu')

/** Whether the box before a place in its line is ticked; undefined where there is none. */
function tickBefore(text: string, at: number): boolean | undefined {
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at)
  const box = [...line.matchAll(anyBox)].at(-1)?.[0]
  return box === undefined ? undefined : tickedBox.test(box)
}

/**
 * The people whom a text calls essential: under a label, in a table with a column for it, or in a sentence that affirms it.
 * `organizations` are names that are nobody's, however they look.
 */
export function findEssentialPersons(
  layout: Layout,
  organizations: readonly string[] = [],
): EssentialPersons {
  const { text } = layout
  const named = organizations.map(plain)
  const people: FoundValue[] = []
  const denied: FoundValue[] = []
  const mentions: Span[] = []
  const keep = (list: FoundValue[], found: readonly FoundValue[]) => {
    for (const person of found) {
      if (named.some((name) => name.includes(plain(person.value)))) continue
      if (!list.some(({ value }) => sameName(value, person.value))) list.push(person)
    }
  }

  for (const label of labelsFor(layout, 'essentialPersons', 'isEssential')) {
    if (isPredicate(text, label.start)) continue
    const table = readTable(layout, label)
    if (table) {
      mentions.push(label)
      keep(people, table.people)
      keep(denied, table.denied)
      continue
    }
    if (!label.isMarked && !isAloneInLine(layout, label)) continue
    mentions.push(label)
    const block = readBlock(layout, label)
    if (block) keep(block.isEssential ? people : denied, block.person ? [block.person] : [])
    else keep(people, listOf(layout, label))
  }

  let previous: FoundValue[] | null = null
  let isListing = false
  for (const sentence of sentencesAndForms(layout)) {
    if (mentions.length >= mostMentions) break
    const said = text.slice(sentence.start, sentence.end)
    // A longer sentence is none: a table, or a text without full stops.
    if (said.length > longestSentence) continue
    // 'The following are essential: Amina Osei; Ravi Patel.'
    const listed: ReturnType<typeof findPeople> = isListing ? findPeople(text, sentence) : []
    const [first] = listed
    if (first && first.start === sentence.start) keep(people, listed.map(asValue('sentence')))
    isListing = first !== undefined && said.endsWith(';')
    const echo: FoundValue[] | null = previous
    previous = null
    for (const clause of clausesOf(text, sentence)) {
      const list: FoundValue[] | null = previous ?? echo
      const told = text.slice(clause.start, clause.end)
      if (list && likewise.test(told) && told.search(essential) === -1) {
        keep(list, findPeople(text, clause, { isSentence: true }).map(asValue('sentence')))
        previous = list
      }
      for (const match of text.slice(clause.start, clause.end).matchAll(essential)) {
        const at = clause.start + match.index
        const before = text.slice(clause.start, at)
        if (impersonal.test(before) || isInLabel(layout, at)) continue
        // A form that prints both: what is not ticked is not said.
        if (tickBefore(text, at) === false) continue
        const isDenied = (match.groups?.not ?? match.groups?.nonfr) !== undefined || negated.test(before)
        if (!isDenied) mentions.push({ start: at, end: at + match[0].length })
        // 'Essential persons of the business: …' says nothing of who was named before.
        const behind = at + match[0].length
        const colon = !isPredicate(text, at) && /^[^:.]{0,60}:/.exec(text.slice(behind, clause.end))
        const inClause = findPeople(text, colon ? { start: behind, end: clause.end } : clause, {
          isSentence: true,
        }).map(asValue('sentence'))
        // 'Of the three, only … is essential': those named before are not meant.
        const [only] = [...before.matchAll(exclusively)].slice(-1)
        const limit = only && !isDenied ? clause.start + only.index : clause.start
        previous = isDenied ? denied : people
        isListing ||= colon !== null && colon !== false && !isDenied && said.endsWith(';')
        keep(
          previous,
          inClause.filter(({ start }) => start >= limit),
        )
        if (!isDenied && inClause.length === 0 && /:\s*$/.test(said))
          keep(people, listBehind(layout, sentence.end))
      }
    }
  }
  return {
    people: people.filter((person) => !denied.some(({ value }) => sameName(value, person.value))),
    denied,
    mentions,
  }
}

const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const asValue =
  (way: Way) =>
  ({ name, start, end }: Span & { name: string }): FoundValue => ({ value: name, start, end, way })

/** The sentences of a text; a line with boxes to tick stands for itself. */
function sentencesAndForms({ text, lines }: Layout): readonly Span[] {
  return sentencesOf(text).flatMap((sentence) => {
    const said = text.slice(sentence.start, sentence.end)
    if (said.search(anyBox) === -1 || !said.includes('\n')) return [sentence]
    return lines.flatMap(({ start, end }) =>
      start < sentence.end && end > sentence.start
        ? [{ start: Math.max(start, sentence.start), end: Math.min(end, sentence.end) }]
        : [],
    )
  })
}

function clausesOf(text: string, { start, end }: Span): readonly Span[] {
  const clauses: Span[] = []
  let from = start
  for (const match of text.slice(start, end).matchAll(newClause)) {
    clauses.push({ start: from, end: start + match.index })
    from = start + match.index + match[0].length
  }
  return [...clauses, { start: from, end }]
}

/** '… is an essential person: without her …' speaks of who was named, and heads no list. */
function isPredicate(text: string, at: number): boolean {
  return /(?<!\p{L})(?:is|was|as|est|était|comme)[ \t\n]{1,3}(?:not[ \t]|pas[ \t])?(?:also[ \t])?(?:an?|une?)[ \t\n]{1,3}$/iu.test(
    text.slice(Math.max(0, at - 24), at),
  )
}

function isInLabel(layout: Layout, at: number): boolean {
  return labelsFor(layout, 'essentialPersons', 'isEssential', 'otherPerson').some(
    (label) =>
      label.start <= at &&
      at < label.end &&
      (label.isMarked || isAloneInLine(layout, label)) &&
      !isPredicate(layout.text, label.start),
  )
}

function isAloneInLine(layout: Layout, label: Label): boolean {
  const line = layout.lines[label.line]
  return line !== undefined && layout.text.slice(label.end, line.end).trim() === ''
}

/** The people beside a label, or in the lines below it as long as each names one. */
function listOf(layout: Layout, label: Label): readonly FoundValue[] {
  const beside = label.places.find(({ way }) => way === 'beside')
  if (beside) {
    const found = findPeople(layout.text, {
      start: beside.start,
      end: layout.lines[label.line]?.end ?? beside.end,
    })
    if (found.length > 0) return found.map(asValue('beside'))
  }
  return peopleInLines(layout, linesBelow(layout, label))
}

function listBehind(layout: Layout, at: number): readonly FoundValue[] {
  const from = layout.lines.findIndex(({ start }) => start >= at)
  return from === -1 ? [] : peopleInLines(layout, layout.lines.slice(from, from + 12))
}

const item = /^[ \t]*(?:[•*·–-]|\(?\d{1,2}[.)]|\(?[a-z]\))[ \t]/

function peopleInLines(layout: Layout, lines: readonly Span[]): readonly FoundValue[] {
  const found: FoundValue[] = []
  let isItem = false
  for (const line of lines) {
    const named = findPeople(layout.text, line)
    if (named.length === 0) break
    // Who signs stands apart from the list, without its marks.
    const isMarked = item.test(layout.text.slice(line.start, line.end))
    if (isItem && !isMarked) break
    isItem = isMarked
    found.push(...named.map(asValue('below')))
  }
  return found
}

const yes = /^[\s|:.]*(?:yes|oui|y|x|true|vrai|✓|☒|☑)(?!\p{L})/iu
const no = /^[\s|:.]*(?:(?:no|non|n|false|faux|☐)(?!\p{L})|[—–-]\s*$)/iu

/** 'Essential to the business: Yes' below a name. */
function readBlock(
  layout: Layout,
  label: Label,
): { isEssential: boolean; person: FoundValue | undefined } | undefined {
  const [place] = label.places
  if (!place || place.way === 'above') return undefined
  const value = layout.text.slice(place.start, place.end)
  const isEssential = yes.test(value)
  if (!isEssential && !no.test(value)) return undefined
  const before = layout.lines.slice(Math.max(0, label.line - 6), label.line + 1).reverse()
  for (const line of before) {
    const [person] = findPeople(layout.text, { start: line.start, end: Math.min(line.end, label.start) })
    if (person) return { isEssential, person: asValue('beside')(person) }
  }
  return { isEssential, person: undefined }
}

const mostRows = 30

/** A table with a column that says of each person whether they are essential. */
function readTable(layout: Layout, label: Label): Pick<EssentialPersons, 'people' | 'denied'> | undefined {
  const head = layout.lines[label.line]
  if (!head) return undefined
  const heads = cellsOf(layout.text, head)
  const column = heads.findIndex(({ start, end }) => label.start >= start && label.start < end)
  if (heads.length < 2 || column === -1) return undefined
  const people: FoundValue[] = []
  const denied: FoundValue[] = []
  for (const row of layout.lines.slice(label.line + 1, label.line + 1 + mostRows)) {
    const cells = cellsOf(layout.text, row)
    const [person] = findPeople(layout.text, row)
    const answers = cells.filter(({ start, end }) => {
      const cell = layout.text.slice(start, end)
      return yes.test(cell) || no.test(cell)
    })
    const answer = cells.length === heads.length ? cells[column] : answers[0]
    if (!person || !answer || cells.length < 2) {
      if (people.length + denied.length > 0) break
      continue
    }
    const value = layout.text.slice(answer.start, answer.end)
    if (yes.test(value)) people.push(asValue('beside')(person))
    else if (no.test(value)) denied.push(asValue('beside')(person))
    else if (people.length + denied.length === 0) return undefined
  }
  return people.length + denied.length > 0 ? { people, denied } : undefined
}
