import { policeCertificateValidityMonths } from '../../program/validity.ts'
import { fieldsOf, foundOrNot, type ReadCheck, type Reader } from '../reading.ts'
import { birthDate, dayValue, issueDate } from '../text/labelled-dates.ts'
import { placeForm, valueBehind } from '../text/labels.ts'
import { findHolder } from '../text/persons.ts'
import { sentenceAround, spanOf } from '../text/span.ts'
import { termCheck } from './validity.ts'

const countryLabel = /(?<!\p{L})(?:issuing country|country of issue|country|pays)(?=[ \t]*(?::|\n))/giu

export const readPoliceCertificate: Reader = ({ text, dates, today }) => {
  const holder = findHolder(text)
  const issued = issueDate(text, dates)
  const months = policeCertificateValidityMonths.value
  const term = termCheck(issued, today, {
    requirement: `Was issued within ${months} months of the application`,
    months,
    event: 'Issued',
    missing: 'No date of issue found.',
    advice: 'Ask for a certificate close to the day on which you apply.',
    ends: `Police certificate reaches ${months} months`,
    lastDayCounts: true,
  })
  return {
    checks: [
      foundOrNot(
        'Names the person',
        holder && { span: holder, details: `It names ${holder.value}.` },
        'Check that the certificate carries your name as in the passport.',
      ),
      recordCheck(text),
      term.check,
    ],
    fields: fieldsOf({
      person: holder,
      dateOfBirth: dayValue(birthDate(text, dates)),
      country: valueBehind(text, countryLabel, placeForm),
      issuedOn: dayValue(issued),
    }),
    deadlines: term.deadlines,
  }
}

const record =
  /\b(?:following convictions?|convictions? (?:is|are|was|were) (?:recorded|found)|has been convicted|was convicted|condamnations? (?:suivantes?|inscrites? suivantes?)|a été condamnée?)/iu
const noRecord =
  /\bno (?:criminal |police |adverse )?(?:records?|convictions?|history|information)\b|\bnothing (?:on record|adverse)|\b(?:does|do|did|has|have) not (?:have|has|reveal|show|appear|been)[^.\n]{0,40}(?:record|convict)|(?<!\p{L})néant(?!\p{L})|\baucune? (?:condamnation|inscription|antécédent|mention)/iu

/** What the certificate says of a record. A record is no verdict about the person: the advice is to ask somebody who knows. */
function recordCheck(text: string): ReadCheck {
  const requirement = 'Says that no record was found'
  const advice =
    'Ask a licensed immigration consultant or a lawyer what the record means for the application before you apply.'
  const entry = record.exec(text)
  if (entry) {
    const spans = [sentenceAround(text, spanOf(entry))]
    return { requirement, status: 'not_met', details: 'It speaks of a conviction.', spans, advice }
  }
  const clear = noRecord.exec(text)
  return foundOrNot(
    requirement,
    clear ? { span: sentenceAround(text, spanOf(clear)), details: 'The text says so.' } : undefined,
    'Check that this is the certificate itself, with its result.',
  )
}
