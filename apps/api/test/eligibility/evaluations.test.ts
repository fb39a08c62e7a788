import {
  assess,
  type EligibilityAnswers,
  evaluate,
  latestEdition,
  type ProgramEdition,
  specifiedEdition,
} from '@suv/domain'
import { expect, it } from 'vitest'
import { eligibleAnswers } from '../support/answers.ts'
import { useMembers } from '../support/members.ts'
import { useTestServer } from '../support/test-server.ts'

const test = useTestServer()
const [member] = useMembers(test, 'ada@example.com')

const answers = structuredClone(eligibleAnswers) as unknown as EligibilityAnswers

/** How often a figure of an edition is looked at meanwhile: as often for each evaluation. */
async function countLooks(work: () => unknown, edition: ProgramEdition = specifiedEdition): Promise<number> {
  const figure = edition.minimumClb
  let looks = 0
  Object.defineProperty(edition, 'minimumClb', {
    configurable: true,
    enumerable: true,
    get: () => {
      looks += 1
      return figure
    },
  })
  try {
    await work()
  } finally {
    Object.defineProperty(edition, 'minimumClb', {
      configurable: true,
      enumerable: true,
      writable: true,
      value: figure,
    })
  }
  return looks
}

it('evaluates each edition of the rules once', async () => {
  for (const edition of [specifiedEdition, latestEdition]) {
    const once = await countLooks(() => evaluate(answers, edition), edition)
    expect(once).toBeGreaterThan(0)
    expect(await countLooks(() => assess(answers), edition)).toBe(once)
    expect(await countLooks(() => assess(answers, latestEdition), edition)).toBe(once)
  }
})

it('assesses what a member submits once, and answers what the member then reads', async () => {
  const headers = member.cookie
  const payload = { ...eligibleAnswers, userId: member.userId }
  const once = await countLooks(() => assess(answers))
  expect(once).toBeGreaterThan(0)

  let stored = ''
  const submitted = await countLooks(async () => {
    const url = '/api/eligibility/evaluate'
    stored = (await test.inject({ method: 'POST', url, payload, headers })).body
  })
  expect(submitted).toBe(once)
  let read = ''
  const found = await countLooks(async () => {
    read = (await test.inject({ method: 'GET', url: `/api/eligibility/${member.userId}`, headers })).body
  })
  expect(found).toBe(once)
  expect(JSON.parse(stored)).toEqual(JSON.parse(read))
})
