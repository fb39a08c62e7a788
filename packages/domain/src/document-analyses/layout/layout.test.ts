import { describe, expect, it } from 'vitest'
import type { LabelKey } from './label-words.ts'
import { findMachineZone } from './machine-zone.ts'
import { labelsFor, readLayout } from './read-layout.ts'
import { sentencesOf } from './sentences.ts'
import { foldWord } from './words.ts'

function valuesOf(text: string, key: LabelKey) {
  return labelsFor(readLayout(text), key).map(({ places }) => {
    const [place] = places
    return place && `${place.way}: ${text.slice(place.start, place.end)}`
  })
}

describe('labels and their values', () => {
  it.each<[string, LabelKey, string]>([
    ['Surname: OSEI', 'surname', 'beside: OSEI'],
    ['Surname\nOSEI', 'surname', 'below: OSEI'],
    ['Nom / Surname\nOSEI', 'surname', 'below: OSEI'],
    ['| Company | Harvest Loop |', 'company', 'beside: Harvest Loop'],
    ['Vorname ........ Jonas', 'givenNames', 'beside: Jonas'],
    ['Nazwisko / Surname: WÓJCIK', 'surname', 'beside: WÓJCIK'],
    ['Surname / Nazwisko\nWÓJCIK', 'surname', 'below: WÓJCIK'],
    ['Type    Passport No.\nP       AB123456', 'passportNumber', 'below: AB123456'],
    ['5. Date of birth (DD/MM/YYYY): 01/02/1990', 'birthDate', 'beside: 01/02/1990'],
    ['تاريخ الميلاد: 01/02/1990', 'birthDate', 'beside: 01/02/1990'],
    // As recognition misreads them.
    ['Sumame: OSEI', 'surname', 'beside: OSEI'],
    ['Datc 0f birth: 1 May 1990', 'birthDate', 'beside: 1 May 1990'],
  ])('%j has the %s %s', (text, key, value) => {
    expect(valuesOf(text, key)).toContain(value)
  })

  it('are not seen in the middle of a sentence', () => {
    expect(valuesOf('Please write to the company and state the name of the client.', 'company')).toEqual([])
  })

  it('have no value where the next line is another label', () => {
    expect(valuesOf('Account holder\nSurname: OSEI', 'holder')).toEqual([undefined])
  })
})

it('folds letters that recognition takes for each other, and keeps other words apart', () => {
  expect(foldWord('Surname')).toBe(foldWord('Sumame'))
  expect(foldWord('Prénom(s)')).toBe(foldWord('PRENOM'))
  expect(foldWord('balance')).not.toBe(foldWord('silence'))
})

it('reads sentences over broken lines, and ends them with headings, items and empty lines', () => {
  const text =
    'Heading\nThe first sentence of this text goes on and on over its\nline. Mr. Osei (No. 5) agrees.\n- an item\n\nEnd'
  expect(sentencesOf(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    'Heading',
    'The first sentence of this text goes on and on over its\nline.',
    'Mr. Osei (No. 5) agrees.',
    '- an item',
    'End',
  ])
})

describe('machine-readable lines', () => {
  const lines = 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F3204153ZE184226B<<<<<16'

  it('are read by the library, with their check digits', () => {
    expect(findMachineZone(lines)).toMatchObject({
      name: 'ANNA MARIA ERIKSSON',
      documentNumber: 'L898902C3',
      dateOfBirth: '1974-08-12',
      expiresOn: '2032-04-15',
      digitsFit: true,
    })
  })

  it('are read with spaces and other marks for fillers', () => {
    expect(findMachineZone(lines.replace('<<ANNA<', ' <«ANNA<'))).toMatchObject({ digitsFit: true })
  })

  it('show a misread figure', () => {
    expect(findMachineZone(lines.replace('7408122', '7408132'))).toMatchObject({ digitsFit: false })
  })
})
