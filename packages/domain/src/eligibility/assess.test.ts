import { afterEach, describe, expect, it, vi } from 'vitest'
import { latestEdition, specifiedEdition } from '../program/editions.ts'
import { assess } from './assess.ts'
import { evaluate } from './evaluate.ts'
import { answersWith } from './testing.ts'

vi.mock('./evaluate.ts', { spy: true })
afterEach(() => vi.clearAllMocks())

const evaluatedEditions = () => vi.mocked(evaluate).mock.calls.map(([, edition]) => edition?.id)

describe('an assessment', () => {
  it('evaluates each edition of the rules once', () => {
    assess(answersWith({}))
    expect(evaluatedEditions()).toEqual([specifiedEdition.id, latestEdition.id])
  })

  it('of the newest edition compares with nothing', () => {
    expect(assess(answersWith({}), latestEdition).newerEdition).toBeNull()
    expect(evaluatedEditions()).toEqual([latestEdition.id])
  })

  it('says null for each answer that was not given', () => {
    expect(assess({ province: 'ON' })).toMatchObject({
      province: 'ON',
      familySize: null,
      languageTest: null,
      ownershipData: null,
    })
  })
})
