import { formatDate } from '../../formatting.ts'
import { foundOrNot, type ReadCheck, type ReadDocument, type ReadFact, type ReadField } from '../reading.ts'
import type { FoundDate } from '../text/dates.ts'
import { findOrganization, findPeople } from '../text/names.ts'
import { type Span, sentenceAround } from '../text/span.ts'

/** What letters of support and commitment certificates have in common. */

export function organizationCheck({ text, organizationNames }: ReadDocument): {
  check: ReadCheck
  fields: readonly ReadField[]
} {
  const organization = findOrganization(text, organizationNames)
  const check = foundOrNot(
    'Names the designated organization',
    organization && { span: organization, details: `It names ${organization.name}.` },
    'Ask the organization to write its full name as on the official list of designated organizations.',
  )
  return {
    check,
    fields: organization ? [{ field: 'organization', value: organization.name, span: organization }] : [],
  }
}

/** How far behind the word the list of names goes, and how far the sentence before it. */
const listLength = 300
const leadLength = 160
/** The stop behind the number of a list, or of a form of address, ends no sentence. */
const sentenceEnd = /(?<!\d|\b(?:Mr|Ms|Mrs|Dr|Mme|M))\.\s|\n[ \t]*\n|\f/g

/** 'An essential part of the operations' is about no person. */
const essential =
  /\b(?:essential\b(?!\s{1,3}(?:parts?|services?|elements?|operations?|components?|to note|that))|essentiel(?:le)?s?\b)/gi

/** The people whom the text calls essential: those named in the same sentence, or in the list that it introduces. */
export function essentialPersons({ text }: ReadDocument): {
  check: ReadCheck
  facts: readonly ReadFact[]
  fields: readonly ReadField[]
} {
  const requirement = 'Names the essential persons'
  const advice = 'Ask the organization to name each person who is essential to the business.'
  const mentions: Span[] = []
  for (const match of text.matchAll(essential)) {
    mentions.push({ start: match.index, end: match.index + match[0].length })
    if (mentions.length === 20) break
  }
  const people = mentions.flatMap((mention) => findPeople(text, surroundings(text, mention)))
  const byName = [...new Map(people.map((person) => [person.name, person])).values()].map(
    ({ name, start, end }) => ({ name, span: { start, end } }),
  )

  const [firstMention] = mentions
  if (!firstMention) return { check: foundOrNot(requirement, undefined, advice), facts: [], fields: [] }
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
  return {
    check,
    facts: byName.map(({ name, span }) => ({ claim: `Essential person: ${name}`, span })),
    fields: byName.map(({ name, span }) => ({ field: 'essentialPerson', value: name, span })),
  }
}

/** Words that come before 'essential' in a label: what stands before the label says nothing about it. */
const labelBeginning =
  /(?:^|\n)[ \t•*-]{0,6}(?:(?:the|following|names? of|persons?|personnes?|people|are)[ \t]{1,2}){0,6}$/i

/** The sentence around the word, or the list that it heads: up to a full stop or an empty line. */
function surroundings(text: string, { start, end }: Span): Span {
  const before = text.slice(Math.max(0, start - leadLength), start)
  const lastBreak = [...before.matchAll(sentenceEnd)].at(-1)
  const after = text.slice(end, end + listLength)
  const nextBreak = after.search(sentenceEnd)
  // A sentence may be broken between 'une personne' and 'essentielle'; a label has its colon or its own line.
  const isLabel =
    labelBeginning.test(before) && /^[^\n.]{0,60}(?::|\n)/.test(after) && !/\bpersonne\s$/.test(before)
  return {
    start: isLabel ? start : start - before.length + (lastBreak ? lastBreak.index + lastBreak[0].length : 0),
    end: end + (nextBreak === -1 ? after.length : nextBreak),
  }
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
