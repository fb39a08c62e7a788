import { monthsOf } from '../../papers/last-day.ts'
import { dateLabelled } from '../facts/dates.ts'
import { dateOfLabel, valueLabelled } from '../facts/labelled.ts'
import { birthDate, dayValue, inSentence } from '../facts/labelled-dates.ts'
import { findPeople } from '../facts/names.ts'
import { findHolder } from '../facts/persons.ts'
import { type FoundValue, personForm, valueBehind } from '../layout/labels.ts'
import { fieldsOf, foundOrNot, type Reader } from '../reading.ts'
import { termCheck } from './validity.ts'

const examined =
  /date of (?:the )?(?:medical )?exam(?:ination)?|(?:exam(?:ination)?|medical) date|examined|date de l[’']examen(?: médical)?|examinée?|(?:medical|immigration) exam(?:ination)?|examen médical(?: d[’']immigration)?/
const physician = /(?<!\p{L})(?:panel physician|panel doctor|médecin désigné)(?!\p{L})/giu
const referenceLabel =
  /(?<!\p{L})(?:IME|UMI|numéro (?:IME|UMI|EMI|de dossier médical))(?:[ \t]?(?:number|no\.?|n°|#))?(?![\p{L}\d])/giu
const longestName = 80
const referenceForm = /(?<value>(?:UMI|IME)?\d{5,12})(?!\d)/duy

/** 'Dr. Helena Marsh, panel physician': the role behind the name. */
function physicianBefore(text: string): FoundValue | undefined {
  for (const { index } of text.matchAll(physician)) {
    const lead = text.slice(Math.max(0, index - longestName), index)
    if (!/,[ \t]{1,2}$/.test(lead)) continue
    const person = findPeople(text, { start: index - lead.length, end: index }).at(-1)
    if (person && /^,[ \t]*$/.test(text.slice(person.end, index))) {
      return { value: person.name, start: person.start, end: person.end, way: 'sentence' }
    }
  }
  return undefined
}

/** A sheet about an immigration medical examination: that it was made, and when. Results go to the government only. */
export const readMedical: Reader = (document) => {
  const { text, layout, dates, today } = document
  const holder = findHolder(layout)
  const date =
    dateOfLabel(layout, dates, ['examDate', 'testDate']) ?? inSentence(dateLabelled(text, dates, examined))
  const reference =
    valueLabelled(layout, ['medicalReference'], referenceForm) ??
    valueBehind(text, referenceLabel, referenceForm)
  const doctor =
    valueLabelled(layout, ['physician'], personForm) ??
    valueBehind(text, physician, personForm) ??
    physicianBefore(text)
  const months = monthsOf('medical_exam')
  const term = termCheck(date, today, {
    kind: 'medical_exam',
    requirement: `Is less than ${months} months old`,
    event: 'Examined',
    missing: 'No date of the examination found.',
    advice: 'Ask the panel physician for the sheet that carries the date of your examination.',
    ends: `Medical results reach ${months} months`,
  })
  return {
    checks: [
      foundOrNot(
        'Names the person',
        holder && { span: holder, details: `It names ${holder.value}.` },
        'Check that the sheet carries your name as in the passport.',
      ),
      foundOrNot(
        'Carries its IME or UMI number',
        reference && { span: reference, details: `Its number is ${reference.value}.` },
        'Ask the panel physician for the number of the examination.',
      ),
      foundOrNot(
        'Names the panel physician',
        doctor && { span: doctor, details: `It names ${doctor.value}.` },
        'Only a panel physician may examine for immigration: check that it was one.',
      ),
      term.check,
    ],
    fields: fieldsOf({
      person: holder,
      dateOfBirth: dayValue(birthDate(document)),
      reference,
      examinedOn: dayValue(date),
    }),
    deadlines: term.deadlines,
  }
}
