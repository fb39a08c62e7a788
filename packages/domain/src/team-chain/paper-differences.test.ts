import { describe, expect, it } from 'vitest'
import { analyzeText } from '../document-analyses/analyze-text.ts'
import type { DocumentAnalysis } from '../document-analyses/schema.ts'
import { latestEdition } from '../program/editions.ts'
import { type EnteredPerson, enteredPeople, paperDifferences } from './paper-differences.ts'

let count = 0
/** A paper as the rules read it. */
function read(text: string, documentType: string): DocumentAnalysis {
  count += 1
  const findings = analyzeText({
    text,
    documentType,
    today: '2026-11-23',
    edition: latestEdition,
    familySize: null,
    organizationNames: [],
  })
  return {
    ...findings,
    id: `analysis ${count}`,
    userId: 'me',
    documentId: `document ${count}`,
    businessPlanId: null,
    analysisType: 'other',
    analyst: 'rules',
    createdAt: `2026-11-23T08:00:${String(count).padStart(2, '0')}.000Z`,
  }
}

const person = (name: string, more: Partial<EnteredPerson> = {}): EnteredPerson => ({
  name,
  place: 'the team',
  dateOfBirth: null,
  otherNames: [],
  passports: [],
  isSelf: false,
  ...more,
})
const passport = (name: string, birth: string, number = 'AK0123456') =>
  read(
    `PASSPORT\nName: ${name}\nPassport No.: ${number}\nDate of birth: ${birth}\nDate of expiry: 14 March 2031`,
    'passport',
  )
const textsOf = (people: readonly EnteredPerson[], ...papers: DocumentAnalysis[]) =>
  paperDifferences(people, papers).map(({ text }) => text)

describe('what a paper says of a person', () => {
  const mateo = person('Mateo Silva', { dateOfBirth: '1988-02-03' })

  it('is nothing to tell of where it is what was entered, in whatever order', () => {
    expect(textsOf([mateo], passport('SILVA Mateo', '3 February 1988'))).toEqual([])
    expect(textsOf([], passport('Mateo Silva', '3 February 1988'))).toEqual([])
    expect(textsOf([mateo])).toEqual([])
  })

  it('is shown where it differs, as what it seems to say, with the words and how sure the reading is', () => {
    const [birth, ...rest] = paperDifferences([mateo], [passport('Mateo Silva', '4 February 1988')])
    expect(rest).toEqual([])
    expect(birth).toMatchObject({
      text: 'The passport page of Mateo Silva seems to give 4 Feb 1988 as the date of birth. Entered: 3 Feb 1988 in the team.',
      reading: { quote: '4 February 1988', before: expect.stringContaining('Date of birth') },
    })
    expect(birth?.reading?.confidence).toBeGreaterThan(50)
    expect(birth?.reading?.confidence).toBeLessThan(100)
  })

  it.each([
    ['Mateo Da Silva', 'One of them leaves out a part of the name.'],
    ['Mateo Silvo', 'It may be a misspelling.'],
  ])('is a name that is written as %s', (name, hint) => {
    expect(textsOf([mateo], passport(name, '3 February 1988'))).toEqual([
      `The passport page seems to write “${name}”. Entered: “Mateo Silva” in the team. ${hint}`,
    ])
  })

  it('is told once of who was entered alike in both places', () => {
    const own = person('Mateo Silva', { place: 'People and history', dateOfBirth: '1988-02-03' })
    expect(textsOf([mateo, own], passport('Mateo Silva', '4 February 1988'))).toEqual([
      'The passport page of Mateo Silva seems to give 4 Feb 1988 as the date of birth. Entered: 3 Feb 1988 in the team and under People and history.',
    ])
  })

  it('is of nobody who was entered', () => {
    expect(textsOf([mateo], passport('Ines Duarte', '3 February 1988'))).toEqual([
      'The passport page seems to name “Ines Duarte”, and nobody of that name is in the team or under People and history.',
    ])
  })

  it('counts of a document as it was read last', () => {
    const [old, latest] = [
      passport('Mateo Silva', '4 February 1988'),
      passport('Mateo Silva', '3 February 1988'),
    ]
    const again = { ...latest, documentId: old?.documentId ?? null } as DocumentAnalysis
    expect(textsOf([mateo], again, old as DocumentAnalysis)).toEqual([])
  })

  it('names a number of a passport that no passport entered has, and its last day', () => {
    const own = person('Mateo Silva', {
      place: 'People and history',
      passports: [
        { number: 'XX 999-111', endsOn: null },
        { number: 'ak 0123456', endsOn: '2031-03-15' },
      ],
    })
    expect(textsOf([own], passport('Mateo Silva', '3 February 1988'))).toEqual([
      'The passport page of Mateo Silva seems to be valid until 14 Mar 2031. Entered: 15 Mar 2031 under People and history.',
    ])
    expect(textsOf([own], passport('Mateo Silva', '3 February 1988', 'ZZ7654321'))).toEqual([
      'The passport page of Mateo Silva seems to have the number ZZ7654321. Entered: XX 999-111 under People and history, ak 0123456 under People and history. It may be another passport.',
    ])
  })

  it('takes a name before a marriage for one of theirs', () => {
    const own = person('Amara Okafor', { place: 'People and history', otherNames: ['Amara Eze'] })
    expect(textsOf([own], passport('Amara Eze', '1 May 1990'))).toEqual([])
  })
})

describe('what a certificate says of the team', () => {
  const certificate = (...names: string[]) =>
    read(
      `COMMITMENT CERTIFICATE\nBusiness: Harbour Grid Inc.\nEssential applicants: ${names.join('; ')}`,
      'commitment_certificate',
    )

  it('is who is essential, and nobody else', () => {
    const team = [person('Amara Okafor'), person('Mateo Silva')]
    expect(textsOf(team, certificate('Amara Okafor', 'Mateo Silva'))).toEqual([])
    const family = person('Zola Okafor', { place: 'People and history' })
    expect(textsOf([...team, family], certificate('Amara Okafor', 'Zola Okafor'))).toEqual([
      'The commitment certificate seems to name “Zola Okafor”, and nobody of that name is in the team.',
    ])
  })
})

describe('what was entered in two places', () => {
  const history = {
    people: [
      {
        id: 'p',
        name: 'Amara N. Okafor',
        relation: 'self' as const,
        dateOfBirth: '1990-05-02',
        familySince: null,
        comesAlong: true,
        createdAt: '',
        updatedAt: '',
      },
    ],
    entries: [],
  }
  const member = { passportName: 'Amara Okafor', dateOfBirth: '1990-05-01', userId: 'me' }

  it('is compared without any paper', () => {
    expect(textsOf(enteredPeople({ members: [member], history, userId: 'me' }))).toEqual([
      'The team has “Amara Okafor”, People and history has “Amara N. Okafor”. Write the name as in the passport in both.',
      'The date of birth of Amara N. Okafor is 1 May 1990 in the team and 2 May 1990 under People and history.',
    ])
  })

  it('is not compared with a colleague’s', () => {
    const colleague = { ...member, userId: 'other' }
    expect(textsOf(enteredPeople({ members: [colleague], history, userId: 'me' }))).toEqual([])
  })
})
