import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { compareTexts, joinTexts } from './merge.ts'

it.each([
  ['a', 'a', 'a', 'same'],
  ['a', 'b', 'b', 'same'],
  ['a', 'b', 'a', 'mine'],
  ['a', 'a', 'b', 'theirs'],
  ['a', 'b', 'c', 'conflict'],
  ['a', '', 'c', 'conflict'],
] as const)('from %j, mine %j and theirs %j: %s', (base, mine, theirs, standing) => {
  expect(compareTexts(base, mine, theirs)).toBe(standing)
})

it('never says that a text of one side may be replaced when that side has changed it', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (base, mine, theirs) => {
      const standing = compareTexts(base, mine, theirs)
      if (standing === 'theirs') expect(mine).toBe(base)
      if (standing === 'mine') expect(theirs).toBe(base)
      if (standing === 'same') expect(mine).toBe(theirs)
    }),
  )
})

it('joins two texts without losing a line of either', () => {
  const line = fc.stringMatching(/^[a-z ]{0,12}$/)
  const text = fc.array(line, { maxLength: 6 }).map((lines) => lines.join('\n'))
  fc.assert(
    fc.property(text, text, (theirs, mine) => {
      const joined = joinTexts(theirs, mine).split('\n')
      for (const part of [theirs, mine]) {
        for (const written of part.split('\n').filter((entry) => entry !== '')) {
          expect(joined.some((entry) => entry.includes(written))).toBe(true)
        }
      }
    }),
  )
  expect(joinTexts('One', 'Two')).toBe('One\n\nTwo')
  expect(joinTexts('One two', 'two')).toBe('One two')
})
