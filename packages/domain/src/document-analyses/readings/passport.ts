import { formatDate } from '../../formatting.ts'
import { addMonths } from '../../shared/days.ts'
import { isPartOfName } from '../compare-names.ts'
import { priorityOf } from '../deadlines.ts'
import { dateLabelled } from '../facts/dates.ts'
import { dateBehindWords, dateOfLabel, valueBehindWords, valueLabelled } from '../facts/labelled.ts'
import { inSentence as asSentence, birthDate, dayValue, issueDate } from '../facts/labelled-dates.ts'
import { findHolder } from '../facts/persons.ts'
import { type FoundValue, valueBehind } from '../layout/labels.ts'
import { findMachineZone, type MachineZone } from '../layout/machine-zone.ts'
import { couldNotTell, fieldsOf, foundOrNot, type ReadCheck, type Reader } from '../reading.ts'

const inSentence = /(?<!\p{L})(?:passport|passeport)[ \t]?(?:no\b\.?|number|n[o°]\.?|#)[ \t:]{0,4}/giu
const numberForm = /(?=[A-Z]{0,8}\d)(?<value>[A-Z0-9]{6,12})(?![\p{L}\d])/duy
const expiry =
  /date of expiry|expiry date|expiration date|date of expiration|expires|expiry|valid until|valid to|date d[’']expiration|valable jusqu[’']au|expire/

const soonMonths = 6
const clearCopy =
  'Send a clear copy of the whole data page, with the two machine-readable lines at the bottom.'

export const readPassport: Reader = (document) => {
  const { text, layout, dates, today } = document
  const zone = findMachineZone(text)
  const printed = {
    person: certain(findHolder(layout)),
    documentNumber:
      valueLabelled(layout, ['passportNumber'], numberForm) ??
      valueBehindWords(layout, ['passportNumber'], numberForm) ??
      valueBehind(text, inSentence, numberForm),
    dateOfBirth: dayValue(birthDate(document)),
    expiresOn: dayValue(
      dateOfLabel(layout, dates, ['expiryDate']) ??
        dateBehindWords(layout, dates, ['expiryDate']) ??
        asSentence(dateLabelled(text, dates, expiry)),
    ),
  }
  const person = printed.person ?? inZone(zone, 'name')
  const documentNumber = printed.documentNumber ?? inZone(zone, 'documentNumber')
  const expiresOn = printed.expiresOn ?? inZone(zone, 'expiresOn')
  return {
    checks: [
      expiryCheck(expiresOn, today),
      // Every passport has a name and a number: where they are not found, the copy is not clear.
      person
        ? foundOrNot('Names its holder', { span: person, details: `It names ${person.value}.` }, '')
        : couldNotTell('Names its holder', 'No name could be read.', clearCopy),
      documentNumber
        ? foundOrNot(
            'Carries its number',
            { span: documentNumber, details: `Its number is ${documentNumber.value}.` },
            '',
          )
        : couldNotTell('Carries its number', 'No number could be read.', clearCopy),
      ...(zone ? zoneCheck(zone, printed) : []),
    ],
    fields: fieldsOf({
      person,
      documentNumber,
      dateOfBirth: printed.dateOfBirth ?? inZone(zone, 'dateOfBirth'),
      issuedOn: dayValue(issueDate(document)),
      expiresOn,
    }),
    deadlines:
      expiresOn && expiresOn.value >= today
        ? [
            {
              deadline: {
                description: 'Passport expires',
                priority: priorityOf(expiresOn.value, today),
                date: expiresOn.value,
                category: 'regulatory',
              },
              span: expiresOn,
            },
          ]
        : [],
  }
}

/** A guess is no ground to say that a passport contradicts itself. */
function certain(found: FoundValue | undefined): FoundValue | undefined {
  return found?.way === 'guess' ? undefined : found
}

function inZone(
  zone: MachineZone | undefined,
  field: 'name' | 'documentNumber' | 'dateOfBirth' | 'expiresOn',
): FoundValue | undefined {
  const value = zone?.[field]
  if (!zone || !value) return undefined
  return field === 'name'
    ? { value, start: zone.start, end: zone.second.start, way: 'zone' }
    : { value, ...zone.second, way: 'zone' }
}

function expiryCheck(expiresOn: FoundValue | undefined, today: string): ReadCheck {
  const requirement = 'Has not expired'
  const advice = 'Renew the passport before you apply: the application needs a valid one.'
  if (!expiresOn) {
    return couldNotTell(requirement, 'No date of expiry could be read.', clearCopy)
  }
  const spans = [expiresOn]
  const day = formatDate(expiresOn.value)
  if (expiresOn.value < today) {
    return { requirement, status: 'not_met', details: `It expired on ${day}.`, spans, advice }
  }
  return expiresOn.value < addMonths(today, soonMonths)
    ? {
        requirement,
        status: 'partially_met',
        details: `It expires on ${day}, in less than ${soonMonths} months.`,
        spans,
        advice: 'Renew the passport soon: an application takes longer than it still holds.',
      }
    : { requirement, status: 'met', details: `It expires on ${day}.`, spans, advice }
}

type Printed = Record<'person' | 'documentNumber' | 'dateOfBirth' | 'expiresOn', FoundValue | undefined>

/** Holds the printed page against its machine-readable lines. */
function zoneCheck(zone: MachineZone, printed: Printed): readonly ReadCheck[] {
  const requirement = 'Agrees with its machine-readable lines'
  const pairs = [
    ['the name', printed.person, zone.name, isPartOfName],
    ['the number', printed.documentNumber, zone.documentNumber, same],
    ['the date of birth', printed.dateOfBirth, zone.dateOfBirth, same],
    ['the date of expiry', printed.expiresOn, zone.expiresOn, same],
  ] as const
  const differing = pairs.filter(([, page, machine, agree]) => page && machine && !agree(page.value, machine))
  if (!zone.digitsFit) {
    return [
      {
        requirement,
        status: 'partially_met',
        details: 'A check digit does not fit: the copy was misread, or is not clear.',
        spans: [zone],
        advice: 'Compare the two lines at the bottom with the passport, and use a clearer copy.',
      },
    ]
  }
  const names = differing.map(([what]) => what).join(', ')
  return [
    {
      requirement,
      status: differing.length === 0 ? 'met' : 'not_met',
      details:
        differing.length === 0
          ? 'The check digits fit, and the page says the same.'
          : `The page and the lines differ in ${names}.`,
      spans: [...differing.flatMap(([, page]) => (page ? [page] : [])), zone],
      advice: 'Compare the page with the passport. Where the passport itself differs, ask its issuer.',
    },
  ]
}

function same(left: string, right: string): boolean {
  return left === right
}
