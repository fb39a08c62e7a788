import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { useMembers } from '../support/members.ts'
import { useTestServer } from '../support/test-server.ts'

const testServer = useTestServer()
const [founder] = useMembers(testServer, 'founder@example.org')

beforeAll(async () => {
  const fields = ['executiveSummary', 'marketAnalysis', 'operationsPlan', 'financialProjections']
  await savePlan(fields.map((field, index) => [field, words(10_000 * index, 25_000)]))
})

async function savePlan(sections: [field: string, text: string][]): Promise<void> {
  const saved = await testServer.inject({
    method: 'POST',
    url: '/api/business-plans',
    headers: founder.cookie,
    payload: Object.fromEntries(sections),
  })
  expect(saved.statusCode, saved.body.slice(0, 300)).toBe(200)
}

/** All different, as the same word costs little the second time. */
function words(from: number, length: number): string {
  let text = ''
  for (let number = from; text.length < length; number += 1) {
    text += `${number.toString(36)}-${(7_919 * number).toString(36)}${number % 12 === 0 ? '. ' : ' '}`
  }
  return text.slice(0, length)
}

/** How long others waited at most while an answer was made, and how long that took, both in milliseconds. */
async function whileAsking(url: string) {
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  // The monitor counts from its first turn, and what held the loop up shows in the turn after.
  await wait(50)
  const start = performance.now()
  const answer = await testServer.inject({ url, headers: founder.cookie })
  const tookMs = performance.now() - start
  await wait(50)
  delay.disable()
  const longestMs = delay.max / 1_000_000
  console.warn(`${url}: longest delay ${Math.round(longestMs)} ms of ${Math.round(tookMs)} ms.`)
  return { answer, longestMs, tookMs }
}

test('others are served while a plan of 100,000 characters becomes a PDF', { timeout: 120_000 }, async () => {
  const { answer, longestMs, tookMs } = await whileAsking('/api/exports/business-plan.pdf')
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect(longestMs).toBeLessThan(tookMs / 3)
})

const allFields = [
  'executiveSummary',
  'marketAnalysis',
  'competitiveAnalysis',
  'marketingPlan',
  'operationsPlan',
  'financialProjections',
]

async function writeItems(items: number): Promise<void> {
  await testServer.database.db.deleteFrom('businessPlans').execute()
  await savePlan(allFields.map((field) => [field, '- a\n'.repeat(items)]))
}

test('others are served while six sections of 2,000 list items become a Word document', {
  timeout: 120_000,
}, async () => {
  await writeItems(2_000)
  const { answer, longestMs, tookMs } = await whileAsking('/api/exports/business-plan.docx')
  expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK')
  expect(longestMs).toBeLessThan(tookMs / 3)
})

test.each([
  ['pdf', 'too long for a PDF'],
  ['docx', 'too long for a document'],
])('six sections of 25,000 list items are refused as %s before they are read', async (format, message) => {
  await writeItems(25_000)
  const { answer, longestMs } = await whileAsking(`/api/exports/business-plan.${format}`)
  expect(answer.statusCode).toBe(400)
  expect(answer.json().error).toContain(message)
  // Reading them took 92 seconds.
  expect(longestMs).toBeLessThan(5_000)
})
