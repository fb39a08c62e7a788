import { describe, expect, it } from 'vitest'
import { nextWebhookTry, webhookTries } from './retries.ts'

const start = new Date('2026-03-01T12:00:00.000Z')

/** The moments of all tries, in seconds from the first, where each of them fails at once. */
function scheduleWith(random: number): number[] {
  const tries = [start]
  for (;;) {
    const last = tries.at(-1) as Date
    const next = nextWebhookTry(tries.length, last, random)
    if (next === null) return tries.map((moment) => (moment.getTime() - start.getTime()) / 1000)
    tries.push(next)
  }
}

describe('the retries of a webhook', () => {
  it('wait from five seconds to a day, and are given up after three days', () => {
    const hours = scheduleWith(0).map((seconds) => Math.round((seconds / 3600) * 100) / 100)
    expect(hours).toEqual([0, 0, 0.08, 0.58, 2.58, 7.58, 17.58, 31.58, 51.58, 75.58])
    expect(hours).toHaveLength(webhookTries)
  })

  it('come up to a tenth later, never earlier', () => {
    const [plain, latest] = [scheduleWith(0), scheduleWith(1)]
    for (const [index, seconds] of latest.entries()) expect(seconds).toBeCloseTo((plain[index] ?? 0) * 1.1, 2)
  })
})
