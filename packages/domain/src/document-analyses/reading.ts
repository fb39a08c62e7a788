import type { ProgramEdition } from '../program/edition.ts'
import type { DateReading, FoundDate } from './facts/dates.ts'
import type { FoundValue, Way } from './layout/labels.ts'
import type { Layout } from './layout/read-layout.ts'
import type { Span } from './layout/span.ts'
import type { ComplianceCheck, Deadline, FieldName } from './schema.ts'

/** What a rule sees of a document. */
export type ReadDocument = {
  readonly text: string
  readonly layout: Layout
  /** Every day that the text names. */
  readonly dates: readonly FoundDate[]
  /** How days such as 03/11/2026 were read, and those that could not be. */
  readonly dateReading: DateReading
  /** The calendar day on which it is read. */
  readonly today: string
  readonly edition: ProgramEdition
  /** Null counts as one person. */
  readonly familySize: number | null
  /** Names of designated organizations, to be recognised in the text. */
  readonly organizationNames: readonly string[]
}

/** A check with the places that it rests on, and what to do where it is not met. */
export type ReadCheck = ComplianceCheck & {
  /** Empty only where the text holds nothing to point at. */
  readonly spans: readonly Span[]
  readonly advice: string
}

/** Something else that the text says. */
export type ReadFact = { readonly claim: string; readonly span: Span }

/** A value that the text states, in the form that documents are compared in. */
export type ReadField = {
  readonly field: FieldName
  readonly value: string
  readonly span: Span
  readonly way?: Way
}

export type ReadDeadline = { readonly deadline: Deadline; readonly span: Span }

/** What one kind of document gave. */
export type Reading = {
  readonly checks: readonly ReadCheck[]
  readonly facts?: readonly ReadFact[]
  readonly fields?: readonly ReadField[]
  readonly deadlines?: readonly ReadDeadline[]
}

export type Reader = (document: ReadDocument) => Reading

/** What the text does not let one tell, for example because the copy cannot be read. It is no verdict. */
export function couldNotTell(requirement: string, details: string, sendInstead: string): ReadCheck {
  return { requirement, status: 'partially_met', details, sendInstead, spans: [], advice: sendInstead }
}

/** A check whose thing is in the text or is not. */
export function foundOrNot(
  requirement: string,
  found: { readonly span: Span; readonly details: string } | undefined,
  advice: string,
): ReadCheck {
  return found
    ? { requirement, status: 'met', details: found.details, spans: [found.span], advice }
    : { requirement, status: 'not_met', details: 'Not found in the text.', spans: [], advice }
}

/** A list of fields out of what was found; what was not found is left out. */
export function fieldsOf(found: Partial<Record<FieldName, FoundValue | undefined>>): readonly ReadField[] {
  return Object.entries(found).flatMap(([field, value]) =>
    value
      ? [{ field: field as FieldName, value: value.value, span: value, ...(value.way && { way: value.way }) }]
      : [],
  )
}
