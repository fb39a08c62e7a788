import { describe, expect, it } from 'vitest'
import type { HistoryEntry, HistoryPerson } from '../personal-history/schema.ts'
import { type KeptFacts, keptEvidence, policeGaps } from './kept.ts'
import { packs } from './packs.ts'

const today = '2026-11-23'
const applicant = { id: 'me', name: 'Amara Okafor' }
const person: HistoryPerson = {
  id: 'me',
  name: 'Amara Okafor',
  relation: 'self',
  dateOfBirth: '1990-05-01',
  familySince: null,
  comesAlong: true,
  createdAt: '',
  updatedAt: '',
}
const entry = (values: Partial<HistoryEntry>): HistoryEntry => ({
  id: 'e',
  personId: 'me',
  kind: 'activity',
  activity: null,
  title: 'x',
  city: null,
  country: 'NG',
  startsOn: '2010-01-01',
  endsOn: null,
  notes: null,
  createdAt: '',
  updatedAt: '',
  ...values,
})
const whole = [entry({ activity: 'work' }), entry({ id: 'f', kind: 'address' })]
const nothing: KeptFacts = {
  documents: [],
  history: { people: [], entries: [] },
  feesPaid: false,
  letters: [],
  dates: [],
}
const shown = (
  facts: Partial<KeptFacts>,
  kind: 'permanent_residence' | 'work_permit_extension' = 'permanent_residence',
) => keptEvidence(packs[kind], applicant, { ...nothing, ...facts }, today).map(({ item }) => item)
const file = (checklistKey: string, expiresOn: string | null = null) => ({
  id: 'd',
  fileName: 'a.pdf',
  checklistKey,
  expiresOn,
})

describe('what is kept', () => {
  it('is nothing of nobody', () => {
    expect(shown({})).toEqual([])
  })

  it('is a file at its place of the checklist, unless it has expired', () => {
    expect(shown({ documents: [file('receipt-for-fees')] })).toEqual(['fee'])
    expect(shown({ documents: [file('receipt-for-fees', '2026-11-22')] })).toEqual([])
    expect(shown({ documents: [file('receipt-for-fees', today)] })).toEqual(['fee'])
    expect(shown({ documents: [file('language-test-result')] }, 'work_permit_extension')).toEqual([
      'language',
    ])
    // A file does not say of which country it is.
    expect(shown({ documents: [file('police-certificates')] })).toEqual([])
  })

  it('is the fee that was marked as paid, and an issued letter that names them essential', () => {
    expect(shown({ feesPaid: true })).toEqual(['fee'])
    const letter = { status: 'issued' as const, isEssentialPerson: true, issuedDate: '2023-02-01' }
    expect(shown({ letters: [letter] })).toEqual(['support'])
    expect(shown({ letters: [{ ...letter, isEssentialPerson: false }] })).toEqual([])
    expect(shown({ letters: [{ ...letter, status: 'pending' }] })).toEqual([])
  })

  it('is a history without a gap, and police certificates for each country of it', () => {
    const history = { people: [person], entries: whole }
    const dates = [{ kind: 'police_certificate' as const, label: 'Nigeria', day: '2026-09-01' }]
    expect(shown({ history })).toEqual(['history'])
    expect(shown({ history, dates })).toEqual(['history', 'police'])
    const gap = { people: [person], entries: [entry({ activity: 'work' })] }
    expect(shown({ history: gap, dates })).toEqual([])
    // Somebody else of the family has no dates here.
    const other = { ...person, id: 'other' }
    const ofOther = whole.map((each) => ({ ...each, personId: 'other' }))
    expect(shown({ history: { people: [other], entries: ofOther }, dates })).toEqual(['history'])
  })
})

describe('the countries without a certificate that counts', () => {
  const lastStay = { from: '2018-01-01', to: '2020-06-30' }
  const here = { country: 'CA', livesThere: true, lastStay }
  const before = { country: 'NG', livesThere: false, lastStay }
  const dated = (label: string, day: string) => ({ kind: 'police_certificate' as const, label, day })
  const reasons = (dates: ReturnType<typeof dated>[]) =>
    policeGaps([here, before], dates, today).map(({ country, reason }) => `${country}: ${reason}`)

  it('are named with the reason', () => {
    expect(reasons([])).toEqual(['CA: no certificate is dated', 'NG: no certificate is dated'])
    expect(reasons([dated('Canada', '2026-05-23'), dated('Nigeria', '2020-06-30')])).toEqual([
      'CA: older than 6 months',
      'NG: issued before the last stay ended on 30 Jun 2020',
    ])
    expect(reasons([dated('canada', '2026-05-24'), dated('NG', '2020-07-01')])).toEqual([])
    expect(reasons([{ ...dated('Canada', today), kind: 'passport' as never }])).toHaveLength(2)
  })
})
