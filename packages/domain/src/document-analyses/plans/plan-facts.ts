import { findAmounts } from '../facts/amounts.ts'
import { sentencesOf } from '../layout/sentences.ts'
import type { PlanSpan, PlanText } from './judge-topic.ts'

export type PlanSubject =
  | 'jobs'
  | 'committed'
  | 'sought'
  | 'revenue'
  | 'founded'
  | 'launch'
  | 'headOffice'
  | 'customers'

/** A figure, year or place that a plan gives, in a form in which it can be compared. */
export type PlanFact<Source> = {
  readonly subject: PlanSubject
  /** The year that it is about; empty where it names none. */
  readonly about: string
  readonly value: string
  /** As a reader would write it. */
  readonly shown: string
  readonly span: PlanSpan<Source>
}

export const subjectNames: Readonly<Record<PlanSubject, string>> = {
  jobs: 'Jobs',
  committed: 'Committed investment',
  sought: 'Investment sought',
  revenue: 'Revenue',
  founded: 'Year of founding',
  launch: 'Year of the launch',
  headOffice: 'Head office',
  customers: 'Customers',
}

const wordNumbers: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  onze: 11,
  douze: 12,
  quinze: 15,
  vingt: 20,
  trente: 30,
  quarante: 40,
  cinquante: 50,
}
const count = String.raw`(?<count>\d{1,3}(?:[ ,]\d{3})?|\d{1,6}|${Object.keys(wordNumbers).join('|')})`
const negation = /(?<!\p{L})(?:not|never|no|without|nobody|aucune?|ne|sans)(?!\p{L})|n[’']t(?!\p{L})/iu

const jobs = new RegExp(
  String.raw`(?<![\p{L}\d.,$€])${count}\s(?:(?:new|full-time|permanent|skilled|canadian|more|nouveaux)\s){0,2}(?:people|jobs?|employees|staff|positions|roles|workers|personnes|emplois|salariés|postes)(?!\p{L})`,
  'iu',
)
const customers = new RegExp(
  String.raw`(?<![\p{L}\d.,$€])${count}\s(?:(?:paying|active|signed|current)\s){0,2}(?:customers|clients|subscribers|abonnés)(?!\p{L})`,
  'iu',
)
const founded =
  /(?<!\p{L})(?:founded|incorporated|established|fondée?|constituée?|créée?) (?:[^.;]{0,40}? )?(?:in|en) (?:\p{L}+ )?(?<year>(?:19|20)\d{2})(?!\d)/iu
const launch =
  /(?<!\p{L})(?:launch(?:es|ed|ing)?|go(?:es)? to market|lancement|lancerons|lancer)(?!\p{L})[^.;]{0,80}?(?<year>20\d{2})(?!\d)/iu
const headOffice =
  /(?<!\p{L})(?:head ?office|headquarter(?:s|ed)?|is based|are based|siège social)(?:[^.;]{0,40}?)(?<!\p{L})(?:in|at|à) (?<place>\p{Lu}[\p{L}.’-]+(?: \p{Lu}[\p{L}.’-]+)?)/u
const amountSubjects: readonly (readonly [PlanSubject, RegExp])[] = [
  [
    'committed',
    /(?<!\p{L})(?:commit(?:s|ted|ment)?|secured|has invested|have invested|engag(?:é|ée|és|ement))(?!\p{L})/iu,
  ],
  [
    'sought',
    /(?<!\p{L})(?:seek(?:s|ing)?|raise|raising|looking for|need(?:s)?|ask(?:s|ing)? for|recherch\p{L}*|lever)(?!\p{L})/iu,
  ],
  ['revenue', /(?<!\p{L})(?:revenues?|sales|turnover|chiffre d[’']affaires|recettes)(?!\p{L})/iu],
]
const year = /(?<!\d)20\d{2}(?!\d)/
const longestSentence = 1_000

/** What a plan states that it may state otherwise elsewhere. Denials and comparisons give no fact. */
export function planFactsOf<Source>(texts: readonly PlanText<Source>[]): readonly PlanFact<Source>[] {
  return texts.flatMap(({ source, text }) =>
    sentencesOf(text).flatMap((sentence): PlanFact<Source>[] => {
      const words = text.slice(sentence.start, Math.min(sentence.end, sentence.start + longestSentence))
      if (negation.test(words)) return []
      const about = year.exec(words)?.[0] ?? ''
      const span = { source, ...sentence }
      const facts: PlanFact<Source>[] = []
      const keep = (subject: PlanSubject, value: string, shown = value, named = about) =>
        facts.push({ subject, about: named, value, shown, span })

      for (const [subject, pattern] of [
        ['jobs', jobs],
        ['customers', customers],
      ] as const) {
        const found = pattern.exec(words)?.groups?.count
        if (found) keep(subject, String(numberOf(found)))
      }
      const foundedIn = founded.exec(words)?.groups?.year
      if (foundedIn) keep('founded', foundedIn, foundedIn, '')
      const launchedIn = launch.exec(words)?.groups?.year
      if (launchedIn) keep('launch', launchedIn, launchedIn, '')
      const place = headOffice.exec(words)?.groups?.place
      if (place) keep('headOffice', place.replace(/[.,]$/, ''), undefined, '')
      const subject = amountSubjects.find(([, pattern]) => pattern.test(words))?.[0]
      // Amounts are looked for last: that takes longest.
      const [amount, another] = subject === undefined ? [] : findAmounts(words)
      if (amount && !another && subject) {
        const currency = amount.currency ?? 'CAD'
        const shown = `${currency} ${amount.amount.toLocaleString('en-CA')}`
        keep(subject, `${currency} ${amount.amount}`, shown, subject === 'revenue' ? about : '')
      }
      return facts
    }),
  )
}

function numberOf(written: string): number {
  return wordNumbers[written.toLowerCase()] ?? Number(written.replace(/\D/g, ''))
}

export type Contradiction<Source> = {
  readonly subject: PlanSubject
  readonly about: string
  readonly first: PlanFact<Source>
  readonly second: PlanFact<Source>
}

const mostContradictions = 10

/** Statements about one thing that differ, each with both places. */
export function findContradictions<Source>(
  facts: readonly PlanFact<Source>[],
): readonly Contradiction<Source>[] {
  const found: Contradiction<Source>[] = []
  const firsts = new Map<string, PlanFact<Source>>()
  for (const fact of facts) {
    const key = `${fact.subject} ${fact.about}`
    const first = firsts.get(key)
    if (!first) {
      firsts.set(key, fact)
      continue
    }
    const isOther = first.value.toLowerCase() !== fact.value.toLowerCase()
    if (isOther && found.length < mostContradictions) {
      found.push({ subject: fact.subject, about: fact.about, first, second: fact })
    }
  }
  return found
}
