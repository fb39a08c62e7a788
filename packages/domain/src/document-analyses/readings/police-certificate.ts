import { monthsOf } from '../../papers/last-day.ts'
import { countryOfTitle } from '../facts/countries.ts'
import { valueLabelled } from '../facts/labelled.ts'
import { birthDate, dayValue, issueDate } from '../facts/labelled-dates.ts'
import { findHolder } from '../facts/persons.ts'
import { findRecord } from '../facts/records.ts'
import { placeForm } from '../layout/labels.ts'
import type { Layout } from '../layout/read-layout.ts'
import { sentenceAround } from '../layout/span.ts'
import { couldNotTell, fieldsOf, foundOrNot, type ReadCheck, type Reader } from '../reading.ts'
import { termCheck } from './validity.ts'

export const readPoliceCertificate: Reader = (document) => {
  const { layout, today } = document
  const holder = findHolder(layout)
  const record = findRecord(layout)
  const issued = issueDate(document, { mayGuess: (record.entry ?? record.clear) !== undefined })
  const country = valueLabelled(layout, ['country'], placeForm) ?? countryOfTitle(layout)
  const months = monthsOf('police_certificate')
  // Age counts only where the person lives now, which no certificate says.
  const there = country === undefined ? 'its country' : country.value
  const term = termCheck(issued, today, {
    kind: 'police_certificate',
    requirement: `Was issued within ${months} months, or after the last stay in its country`,
    event: 'Issued',
    missing: 'No date of issue could be read.',
    olderText: `It still counts if you do not live in ${there} now and it was issued after your last stay of 6 months or more there.`,
    advice: `If you live in ${there} now, ask for a new certificate once IRCC asks for one. If you do not, check that it is later than your last stay of 6 months or more there.`,
    ends: `Police certificate reaches ${months} months: of matter if you live in ${there} now`,
  })
  return {
    checks: [
      foundOrNot(
        'Names the person',
        holder && { span: holder, details: `It names ${holder.value}.` },
        'Check that the certificate carries your name as in the passport.',
      ),
      recordCheck(layout, record),
      term.check,
    ],
    fields: fieldsOf({
      person: holder,
      dateOfBirth: dayValue(birthDate(document)),
      country,
      issuedOn: dayValue(issued),
    }),
    deadlines: term.deadlines,
  }
}

/** What the certificate says of a record. A record is no verdict about the person: the advice is to ask somebody who knows. */
function recordCheck({ text }: Layout, { entry, clear }: ReturnType<typeof findRecord>): ReadCheck {
  const requirement = 'Says that no record was found'
  const advice =
    'Ask a licensed immigration consultant or a lawyer what the record means for the application before you apply.'
  if (entry) {
    const spans = [sentenceAround(text, entry)]
    return { requirement, status: 'not_met', details: 'It speaks of a conviction.', spans, advice }
  }
  return clear
    ? {
        requirement,
        status: 'met',
        details: 'The text says so.',
        spans: [sentenceAround(text, clear)],
        advice,
      }
    : couldNotTell(
        requirement,
        'No result could be read, neither a record nor that there is none.',
        'Send the page of the certificate that carries its result, in a clear copy.',
      )
}
