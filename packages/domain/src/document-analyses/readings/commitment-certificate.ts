import { formatDate } from '../../formatting.ts'
import { lastDayOf, monthsOf } from '../../papers/last-day.ts'
import { lastCertificateDay } from '../../program/validity.ts'
import { addDays } from '../../shared/days.ts'
import { priorityOf } from '../deadlines.ts'
import { findCompany } from '../facts/companies.ts'
import type { FoundDate } from '../facts/dates.ts'
import { valueLabelled } from '../facts/labelled.ts'
import { dayValue, issueDate } from '../facts/labelled-dates.ts'
import { type FoundValue, valueBehind } from '../layout/labels.ts'
import type { Layout } from '../layout/read-layout.ts'
import { fieldsOf, foundOrNot, type ReadCheck, type ReadDeadline, type Reader } from '../reading.ts'
import { essentialPersons, issueDateCheck, organizationCheck } from './support.ts'

export const readCommitmentCertificate: Reader = (document) => {
  const { today } = document
  const people = essentialPersons(document)
  const organization = organizationCheck(document)
  const issued = issueDate(document, { mayGuess: organization.fields.length > 0 })
  const number = findNumber(document.layout)
  const validity = issued ? validityOf(issued, today) : null
  return {
    checks: [
      numberCheck(number),
      organization.check,
      people.check,
      issueDateCheck(issued, today),
      ...(validity ? validity.checks : []),
    ],
    facts: people.facts,
    fields: [
      ...organization.fields,
      ...people.fields,
      ...fieldsOf({
        certificateNumber: number,
        company: findCompany(document.layout),
        issuedOn: dayValue(issued),
      }),
    ],
    deadlines: validity?.deadlines ?? [],
  }
}

/** 'certificate is issued' has a word behind it too: a number has a digit. */
const numberForm = /(?=[A-Z/-]{0,20}\d)(?<value>[A-Z0-9][A-Z0-9/-]{3,30})(?![\p{L}\d])/duy

const inSentence =
  /(?<!\p{L})(?:certificate|certificat)[ \t]{0,3}(?:no\b\.?|number|id\b|#|n[°o]\.?)?[ \t]{0,3}[:#]?[ \t]{0,3}/giu

function findNumber(layout: Layout): FoundValue | undefined {
  const labelled = valueLabelled(layout, ['certificateNumber'], numberForm)
  if (labelled) return labelled
  const found = valueBehind(layout.text, inSentence, numberForm)
  return found && { ...found, way: 'sentence' }
}

function numberCheck(number: FoundValue | undefined): ReadCheck {
  return foundOrNot(
    'Carries its certificate number',
    number && { span: number, details: `Its number is ${number.value}.` },
    'Ask the organization for the number: the application form asks for it.',
  )
}

function validityOf(
  issued: FoundDate,
  today: string,
): { checks: readonly ReadCheck[]; deadlines: readonly ReadDeadline[] } {
  const months = monthsOf('commitment_certificate')
  const lastDay = lastDayOf('commitment_certificate', issued.day)
  const end = addDays(lastDay, 1)
  const stillHolds = today <= lastDay
  const lastAccepted = lastCertificateDay.value
  const isAccepted = issued.day <= lastAccepted

  const checks: ReadCheck[] = [
    {
      requirement: `Is less than ${months} months old when the application is made`,
      status: stillHolds ? 'met' : 'not_met',
      details: stillHolds
        ? `Issued ${formatDate(issued.day)}; it reaches ${months} months on ${formatDate(end)}.`
        : `Issued ${formatDate(issued.day)}; it reached ${months} months on ${formatDate(end)}. An application made before that day is not affected.`,
      spans: [issued],
      advice: 'If no application was made in that time, ask the organization what it can still do for you.',
    },
    {
      requirement: `Was issued by ${formatDate(lastAccepted)}, the last day for certificates`,
      status: isAccepted ? 'met' : 'not_met',
      details: `Issued ${formatDate(issued.day)}.`,
      spans: [issued],
      advice: `The government accepts no certificate dated after ${formatDate(lastAccepted)}: ${lastCertificateDay.source.url}`,
    },
  ]
  const deadline = {
    description: `Commitment certificate reaches ${months} months`,
    priority: priorityOf(end, today),
    date: end,
    category: 'regulatory',
  }
  // One that was issued too late leaves no day to apply on.
  return { checks, deadlines: stillHolds && isAccepted ? [{ deadline, span: issued }] : [] }
}
