import { expect, it } from 'vitest'
import { compareDocuments } from './compare-documents.ts'
import { committedInLetters, enteredFactsOf, enteredFieldsOf } from './entered-fields.ts'

const entered = {
  team: { teamName: 'Harvest Loop' },
  members: [{ passportName: 'Amina Osei', dateOfBirth: null }],
  finances: { vcInvestmentCommitted: 0, angelInvestmentCommitted: 95_000 },
}
const field = (name: 'person' | 'company' | 'commitment', value: string) => ({
  field: name,
  value,
  quote: value,
  start: 0,
  end: value.length,
  page: null,
})
const letter = {
  id: 'letter',
  documentId: null,
  documentType: 'letter_of_support',
  createdAt: '2026-01-01T00:00:00.000Z',
  extractedFields: [
    field('person', 'OSEI Amina'),
    field('company', 'Harvest Loop Inc.'),
    field('commitment', 'CAD 80000'),
  ],
}

it('holds documents against what was entered, and says where each stands', () => {
  const comparisons = compareDocuments([letter], enteredFieldsOf(entered))
  expect(comparisons.map(({ title, verdict }) => [title, verdict])).toEqual([
    ['Name', 'agree'],
    ['Company', 'agree'],
    ['Amount committed', 'differ'],
  ])
  expect(comparisons[2]?.statements.map(({ value, enteredIn }) => [value, enteredIn])).toEqual([
    ['CAD 80000', null],
    ['CAD 95000', 'Financial'],
  ])
})

it('gives a plan the team, the finances and what letters commit', () => {
  expect([...enteredFactsOf(entered), ...committedInLetters([letter])]).toMatchObject([
    { subject: 'teamMember', value: 'Amina Osei', place: 'Team' },
    { subject: 'committed', value: 'CAD 95000', place: 'Financial' },
    { subject: 'committed', value: 'CAD 80000', place: 'your letter of support', quote: 'CAD 80000' },
  ])
})
