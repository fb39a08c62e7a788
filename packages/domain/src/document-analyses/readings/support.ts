import { formatDate } from '../../formatting.ts'
import { findCompany } from '../facts/companies.ts'
import type { FoundDate } from '../facts/dates.ts'
import { findEssentialPersons } from '../facts/essential-persons.ts'
import { findOrganization } from '../facts/names.ts'
import { sentenceAround } from '../layout/span.ts'
import {
  fieldsOf,
  foundOrNot,
  type ReadCheck,
  type ReadDocument,
  type ReadFact,
  type ReadField,
} from '../reading.ts'

/** What letters of support and commitment certificates have in common. */

export function organizationCheck({ layout, organizationNames }: ReadDocument): {
  check: ReadCheck
  fields: readonly ReadField[]
} {
  const organization = findOrganization(layout, organizationNames)
  const check = foundOrNot(
    'Names the designated organization',
    organization && { span: organization, details: `It names ${organization.value}.` },
    'Ask the organization to write its full name as on the official list of designated organizations.',
  )
  return { check, fields: fieldsOf({ organization }) }
}

/** The people whom the text calls essential, and those of whom it denies it. */
export function essentialPersons({ layout, organizationNames }: ReadDocument): {
  check: ReadCheck
  facts: readonly ReadFact[]
  fields: readonly ReadField[]
} {
  const requirement = 'Names the essential persons'
  const advice = 'Ask the organization to name each person who is essential to the business.'
  const organizations = [findOrganization(layout, organizationNames), findCompany(layout)]
  const { people, denied, mentions } = findEssentialPersons(
    layout,
    organizations.flatMap((found) => found?.value ?? []),
  )
  const facts: ReadFact[] = [
    ...people.map(({ value, start, end }) => ({ claim: `Essential person: ${value}`, span: { start, end } })),
    ...denied.map(({ value, start, end }) => ({
      claim: `Not essential, as the text says: ${value}`,
      span: sentenceAround(layout.text, { start, end }),
    })),
  ]
  const [firstMention] = mentions
  if (!firstMention && people.length === 0) {
    return { check: foundOrNot(requirement, undefined, advice), facts, fields: [] }
  }
  const names = people.map(({ value }) => value)
  const check: ReadCheck = {
    requirement,
    status: names.length > 0 ? 'met' : 'partially_met',
    details:
      names.length > 0
        ? `It names ${names.join(', ')}.`
        : 'It speaks of essential persons, but no name stands beside the word.',
    spans: [sentenceAround(layout.text, firstMention ?? people[0] ?? { start: 0, end: 1 })],
    advice,
  }
  return {
    check,
    facts,
    fields: people.map(
      ({ value, start, end, way }): ReadField => ({
        field: 'essentialPerson',
        value,
        span: { start, end },
        ...(way && { way }),
      }),
    ),
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
