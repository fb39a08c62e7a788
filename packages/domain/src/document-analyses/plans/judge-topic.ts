import { sentencesOf } from '../layout/sentences.ts'
import type { Span } from '../layout/span.ts'
import type { ReadCheck } from '../reading.ts'
import { nothingThere, type ProgramTopic } from './program-topics.ts'

/** One text of a plan: a section, or the whole. */
export type PlanText<Source> = {
  readonly source: Source
  readonly text: string
  /** The heading under which the whole text stands, where it has one. */
  readonly heading?: string
}
export type PlanSpan<Source> = Span & { readonly source: Source }

export type TopicJudgement<Source> = Omit<ReadCheck, 'spans'> & {
  readonly spans: readonly PlanSpan<Source>[]
  /** The sentences that stand against it, which are among `spans` too. */
  readonly against: readonly PlanSpan<Source>[]
}

/** A heading says what a section is about, and nothing of the business. */
const heading =
  /^\W*(?:executive summary|innovation(?: statement)?|job creation(?: plan)?|jobs|global competitiveness|market analysis|operations(?: plan)?|competit(?:ion|ors|ive landscape)|business plan(?:\s[-–].*)?|sommaire exécutif|énoncé d[’']innovation|plan de création d[’']emplois|compétitivité (?:mondiale|internationale)|analyse d[eu] marché|plan d[’']exploitation|plan des opérations|concurrence|plan d[’']affaires.*)\W*$/iu
const clauseBreak = /,?\s(?:but|however|although|whereas|yet|mais|toutefois|cependant)\s/iu
const mostQuotes = 2
const longestSentence = 2_000

/** Holds every sentence of a plan against a topic: what affirms it, what denies it, and what lacks the figure or the name. */
export function judgeTopic<Source>(
  topic: ProgramTopic,
  texts: readonly PlanText<Source>[],
): TopicJudgement<Source> {
  const full: PlanSpan<Source>[] = []
  const partial: PlanSpan<Source>[] = []
  const against: PlanSpan<Source>[] = []
  const unread: PlanSpan<Source>[] = []
  for (const { source, text, heading: title = '' } of texts) {
    let isUnderHeading = topic.heading.test(title)
    for (const sentence of sentencesOf(text)) {
      const words = text.slice(sentence.start, Math.min(sentence.end, sentence.start + longestSentence))
      if (heading.test(words) || isHeading(words)) {
        isUnderHeading = topic.heading.test(words)
        continue
      }
      const says = withHeading(topic, words, isUnderHeading)
      const span = { source, ...sentence }
      if (says.denies) against.push(span)
      if (says.affirms === 'full') full.push(span)
      if (says.affirms === 'partly') partial.push(span)
      if (isUnderHeading && says.affirms === null && !says.denies) unread.push(span)
    }
  }
  const { requirement, advice } = topic
  const judged = (
    status: ReadCheck['status'],
    details: string,
    spans: readonly PlanSpan<Source>[],
  ): TopicJudgement<Source> => ({
    requirement,
    status,
    details,
    spans,
    advice,
    against: against.slice(0, mostQuotes),
  })

  const affirmed = full.length > 0 ? full : partial
  if (against.length > 0 && affirmed.length > 0) {
    return judged('partially_met', 'The plan says both: one passage affirms it, another denies it.', [
      ...affirmed.slice(0, 1),
      ...against.slice(0, 1),
    ])
  }
  if (against.length > 0) {
    return judged(
      'not_met',
      'The plan denies it. What it says stands against it.',
      against.slice(0, mostQuotes),
    )
  }
  if (full.length > 0) return judged('met', 'The text says so.', full.slice(0, 1))
  if (partial.length > 0) {
    return judged(
      'partially_met',
      `The text speaks of it, ${topic.needs?.otherwise ?? 'in part'}.`,
      partial.slice(0, 1),
    )
  }
  // Something stands where it should be said, in words that the rules do not know: measured, that is a plan that lacks it in one of five.
  if (unread.length > 0) {
    return {
      ...judged(
        'partially_met',
        'Nothing in this section says it in words that the rules know.',
        unread.slice(0, 1),
      ),
      sendInstead: advice,
    }
  }
  return judged('not_met', 'No sentence speaks of it.', [])
}

const longestHeading = 60
const mostWordsOfHeading = 7

/** A short line without a full stop, a figure or the mark of a list: '2. What makes us different'. */
function isHeading(words: string): boolean {
  const bare = words.replace(/^[ \t]*(?:\d{1,2}[.)]?|[IVX]{1,4}\.|#{1,4})[ \t]+/, '').trim()
  if (bare.length === 0 || bare.length > longestHeading || /\n/.test(bare)) return false
  if (/^[•*·–—-]/.test(bare) || /[.!?;:,]$|\d/.test(bare)) return false
  const all = bare.split(/\s+/)
  return (
    all.length <= mostWordsOfHeading &&
    topicWords.test(bare) &&
    !/(?<!\p{L})(?:we|our|nous|notre|is|are|has|have|will)(?!\p{L})/iu.test(bare.replace(/^what\b.*$/i, ''))
  )
}

const topicWords =
  /(?<!\p{L})(?:summary|innovation|different|new|jobs?|employment|people|hiring|staff(?:ing)?|team|competit(?:ion|ors|iveness)|market|rivals|operations|plan|finance|financials?|sommaire|emplois?|concurrence|concurrents|marché|exploitation|équipe)(?!\p{L})/iu

const listItem = /^[ \t]*(?:[•*·–—-]|\d{1,2}[.)])[ \t]/

/** What a line says by itself, and else by the heading under which it stands: a list has no verbs. */
function withHeading(topic: ProgramTopic, words: string, isUnderHeading: boolean): Stance {
  const says = stanceOf(topic, words)
  if (!isUnderHeading || says.denies || says.affirms === 'full') return says
  if (nothingThere.test(words)) return { affirms: null, denies: true }
  // A whole sentence that does not say it may deny it in words that are not known.
  const isItem = listItem.test(words) || !/[.!?]\s*$/.test(words)
  return isItem && topic.isThereUnderHeading?.(words) ? { affirms: 'full', denies: false } : says
}

type Stance = { affirms: 'full' | 'partly' | null; denies: boolean }

/** What a sentence says of a topic; a 'but' in it parts two statements. */
export function stanceOf(topic: ProgramTopic, sentence: string): Stance {
  const stances = sentence.split(clauseBreak).map((clause): Stance => {
    const deniesNothing = topic.deniesNothing?.test(clause) ?? false
    if (!deniesNothing && topic.denies.test(clause)) return { affirms: null, denies: true }
    if (!topic.affirms.test(clause)) return { affirms: null, denies: false }
    const isFull = topic.needs?.isThere(clause) ?? true
    return { affirms: isFull ? 'full' : 'partly', denies: false }
  })
  return {
    affirms: stances.some(({ affirms }) => affirms === 'full')
      ? 'full'
      : stances.some(({ affirms }) => affirms === 'partly')
        ? 'partly'
        : null,
    denies: stances.some(({ denies }) => denies),
  }
}
