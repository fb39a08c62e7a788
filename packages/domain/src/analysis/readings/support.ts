import { formatDate } from '../../formatting.ts'
import { foundOrNot, type ReadCheck, type ReadDocument, type ReadFact } from '../reading.ts'
import { dateLabelled, type FoundDate } from '../text/dates.ts'
import { findOrganization, findPeople } from '../text/names.ts'
import { type Span, sentenceAround } from '../text/span.ts'

/** What letters of support and commitment certificates have in common. */

export function organizationCheck({ text, organizationNames }: ReadDocument): ReadCheck {
  const organization = findOrganization(text, organizationNames)
  return foundOrNot(
    'Names the designated organization',
    organization && { span: organization, details: `It names ${organization.name}.` },
    'Ask the organization to write its full name as on the official list of designated organizations.',
  )
}

/** How far behind the word the list of names goes, and how far the sentence before it. */
const listLength = 300
const leadLength = 160
const sentenceEnd = /\.\s|\n[ \t]*\n|\f/g

/** 'An essential part of the operations' is about no person. */
const essential =
  /\b(?:essential\b(?!\s{1,3}(?:parts?|services?|elements?|operations?|components?|to note|that))|essentiel(?:le)?s?\b)/gi

/** The people whom the text calls essential: those named in the same sentence, or in the list that it introduces. */
export function essentialPersons({ text }: ReadDocument): { check: ReadCheck; facts: readonly ReadFact[] } {
  const requirement = 'Names the essential persons'
  const advice = 'Ask the organization to name each person who is essential to the business.'
  const mentions: Span[] = []
  for (const match of text.matchAll(essential)) {
    mentions.push({ start: match.index, end: match.index + match[0].length })
    if (mentions.length === 20) break
  }
  const people = mentions.flatMap((mention) => findPeople(text, surroundings(text, mention)))
  const facts = [...new Map(people.map((person) => [person.name, person])).values()].map((person) => ({
    claim: `Essential person: ${person.name}`,
    span: { start: person.start, end: person.end },
  }))

  const [firstMention] = mentions
  if (!firstMention) return { check: foundOrNot(requirement, undefined, advice), facts: [] }
  const names = [...new Set(people.map(({ name }) => name))]
  const check: ReadCheck = {
    requirement,
    status: names.length > 0 ? 'met' : 'partially_met',
    details:
      names.length > 0
        ? `It names ${names.join(', ')}.`
        : 'It speaks of essential persons, but no name stands beside the word.',
    spans: [sentenceAround(text, firstMention)],
    advice,
  }
  return { check, facts }
}

/** The sentence around the word, or the list that it heads: up to a full stop or an empty line. */
function surroundings(text: string, { start, end }: Span): Span {
  const before = text.slice(Math.max(0, start - leadLength), start)
  const lastBreak = [...before.matchAll(sentenceEnd)].at(-1)
  const after = text.slice(end, end + listLength)
  const nextBreak = after.search(sentenceEnd)
  return {
    start: start - before.length + (lastBreak ? lastBreak.index + lastBreak[0].length : 0),
    end: end + (nextBreak === -1 ? after.length : nextBreak),
  }
}

const issueLabels = /date of issue|issue date|date issued|issued|dated|date/

/** The day on which the paper was made out: the one that a label calls so, else the first that is not to come. */
export function issueDate({ text, dates, today }: ReadDocument): FoundDate | undefined {
  return dateLabelled(text, dates, issueLabels) ?? dates.find(({ day }) => day <= today)
}

export function issueDateCheck(issued: FoundDate | undefined, today: string): ReadCheck {
  const requirement = 'Carries its date of issue'
  const advice = 'Ask for a dated copy: the date decides how long it holds.'
  if (issued && issued.day > today) {
    return {
      requirement,
      status: 'partially_met',
      details: `It is dated ${formatDate(issued.day)}, which is still to come.`,
      spans: [issued],
      advice: 'Check the date: it is still to come.',
    }
  }
  const found = issued && { span: issued, details: `It is dated ${formatDate(issued.day)}.` }
  return foundOrNot(requirement, found, advice)
}
