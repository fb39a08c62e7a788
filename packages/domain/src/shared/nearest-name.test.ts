import { expect, it } from 'vitest'
import { nearestName } from './nearest-name.ts'

const known = ['settlementFundsCAD', 'familySize', 'province']

it.each([
  ['settlementFunds', 'settlementFundsCAD'],
  ['family_size', 'familySize'],
  ['Provinz', 'province'],
  ['colour', undefined],
])('of %s is %s', (given, expected) => {
  expect(nearestName(given, known)).toBe(expected)
})

it('is not looked for where what is given is longer than any', () => {
  expect(nearestName(`province${'x'.repeat(5_000_000)}`, known)).toBeUndefined()
})
