import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from '../shared/days.ts'
import { judgePrograms, otherPrograms, planFactsText, programCheckText } from './other-programs.ts'

const today = '2026-11-22'
const of = (id: string, votingRightsPct: number | null, on = today) => {
  const found = judgePrograms({ votingRightsPct }, on).find((program) => program.id === id)
  if (found === undefined) throw new Error(`no program ${id}`)
  return found
}

it('fails C11 with 49%, and passes it with 51%', () => {
  expect(of('c11', 49).verdict).toBe('fails')
  expect(of('c11', 51).verdict).toBe('passes')
  expect(of('c11', 50.99).verdict).toBe('fails')
  expect(of('c11', null).verdict).toBe('unknown')
})

it('shows Ontario as closed, whatever the facts', () => {
  expect(of('ontario', 100)).toMatchObject({ status: 'closed', verdict: 'fails' })
})

it('asks to check what nobody has looked at for more than 90 days', () => {
  const { checkedOn } = of('c11', 51)
  expect(of('c11', 51, addDays(checkedOn, 90)).needsCheck).toBe(false)
  const late = of('c11', 51, addDays(checkedOn, 91))
  expect(late.needsCheck).toBe(true)
  expect(programCheckText(late)).toBe('Check: last looked at on 22 Nov 2026, more than 90 days ago.')
})

it('never passes where something is not known or not open', () => {
  fc.assert(
    fc.property(fc.option(fc.double({ min: 0, max: 100, noNaN: true })), (votingRightsPct) => {
      for (const { status, judged, verdict } of judgePrograms({ votingRightsPct }, today)) {
        if (status !== 'open' || judged.some(({ state }) => state !== 'met'))
          expect(verdict).not.toBe('passes')
      }
    }),
  )
})

it('names each program once, with its source and the day it was read', () => {
  expect(new Set(otherPrograms.map(({ id }) => id)).size).toBe(otherPrograms.length)
  for (const { source, conditions, checkedOn } of otherPrograms) {
    expect(checkedOn).toBe('2026-11-22')
    if (conditions.length > 0) expect(source?.url).toMatch(/^https:/)
  }
  expect([planFactsText({ votingRightsPct: 49 }), planFactsText({ votingRightsPct: null })]).toEqual([
    'You hold 49% of the voting rights.',
    'Your share of the voting rights is not entered.',
  ])
})
