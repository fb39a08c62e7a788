import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { useMembers } from '../support/members.ts'
import { useTestServer } from '../support/test-server.ts'

const testServer = useTestServer()
const [founder] = useMembers(testServer, 'founder@example.org')

beforeAll(async () => {
  const fields = ['executiveSummary', 'marketAnalysis', 'operationsPlan', 'financialProjections']
  const saved = await testServer.inject({
    method: 'POST',
    url: '/api/business-plans',
    headers: founder.cookie,
    payload: Object.fromEntries(fields.map((field, index) => [field, words(10_000 * index, 25_000)])),
  })
  expect(saved.statusCode, saved.body).toBe(200)
})

/** All different, as the same word costs little the second time. */
function words(from: number, length: number): string {
  let text = ''
  for (let number = from; text.length < length; number += 1) {
    text += `${number.toString(36)}-${(7_919 * number).toString(36)}${number % 12 === 0 ? '. ' : ' '}`
  }
  return text.slice(0, length)
}

test('others are served while a plan of 100,000 characters becomes a PDF', { timeout: 120_000 }, async () => {
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  // The monitor counts from its first turn, and what held the loop up shows in the turn after.
  await wait(50)
  const start = performance.now()
  const answer = await testServer.inject({
    url: '/api/exports/business-plan.pdf',
    headers: founder.cookie,
  })
  const tookMs = performance.now() - start
  await wait(50)
  delay.disable()
  const longestMs = delay.max / 1_000_000
  console.warn(`Longest delay ${Math.round(longestMs)} ms of ${Math.round(tookMs)} ms.`)
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect(longestMs).toBeLessThan(tookMs / 3)
})
