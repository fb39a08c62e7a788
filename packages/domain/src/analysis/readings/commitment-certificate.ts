import { formatDate } from '../../formatting.ts'
import { certificateValidityMonths, lastCertificateDay } from '../../program/validity.ts'
import { addMonths } from '../../shared/days.ts'
import { priorityOf } from '../deadlines.ts'
import { foundOrNot, type ReadCheck, type ReadDeadline, type Reader } from '../reading.ts'
import type { FoundDate } from '../text/dates.ts'
import { spanOf } from '../text/span.ts'
import { essentialPersons, issueDate, issueDateCheck, organizationCheck } from './support.ts'

export const readCommitmentCertificate: Reader = (document) => {
  const { text, today } = document
  const { check, facts } = essentialPersons(document)
  const issued = issueDate(document)
  const validity = issued ? validityOf(issued, today) : null
  return {
    checks: [
      numberCheck(text),
      organizationCheck(document),
      check,
      issueDateCheck(issued, today),
      ...(validity ? validity.checks : []),
    ],
    facts,
    deadlines: validity?.deadlines ?? [],
  }
}

const numberPattern =
  /certificate[ \t]{0,3}(?:no\b\.?|number|id\b|#|n°)?[ \t]{0,3}[:#]?[ \t]{0,3}(?<number>[A-Z0-9][A-Z0-9/-]{3,30})/dgi

function numberCheck(text: string): ReadCheck {
  // 'certificate is issued' fits the pattern too: a number has a digit.
  const match = [...text.matchAll(numberPattern)].find(({ groups }) => /\d/.test(groups?.number ?? ''))
  return foundOrNot(
    'Carries its certificate number',
    match && { span: spanOf(match, 1), details: `Its number is ${match.groups?.number}.` },
    'Ask the organization for the number: the application form asks for it.',
  )
}

function validityOf(
  issued: FoundDate,
  today: string,
): { checks: readonly ReadCheck[]; deadlines: readonly ReadDeadline[] } {
  const months = certificateValidityMonths.value
  const end = addMonths(issued.day, months)
  const stillHolds = today < end
  const lastDay = lastCertificateDay.value

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
      requirement: `Was issued by ${formatDate(lastDay)}, the last day for certificates`,
      status: issued.day <= lastDay ? 'met' : 'not_met',
      details: `Issued ${formatDate(issued.day)}.`,
      spans: [issued],
      advice: `The government accepts no certificate dated after ${formatDate(lastDay)}: ${lastCertificateDay.source.url}`,
    },
  ]
  const deadline = {
    description: `Commitment certificate reaches ${months} months`,
    priority: priorityOf(end, today),
    date: end,
    category: 'regulatory',
  }
  return { checks, deadlines: stillHolds ? [{ deadline, span: issued }] : [] }
}
