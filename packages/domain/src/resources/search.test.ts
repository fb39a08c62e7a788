import { expect, test } from 'vitest'
import { searchResources } from './search.ts'

const fees = {
  title: 'IRCC fee list',
  description: 'Check it on the day of payment.',
  category: 'immigration',
} as const
const bank = {
  title: 'Open an account',
  description: 'Your rights at a bank.',
  category: 'settlement',
} as const

test.each([
  { text: 'FEE', found: [fees] },
  { text: 'Rights', found: [bank] },
  { text: 'immigr', found: [fees] },
  { text: '  ', found: [fees, bank] },
  { text: 'consulate', found: [] },
])('a search for $text finds it in title, description or category', ({ text, found }) => {
  expect(searchResources([fees, bank], text)).toEqual(found)
})
