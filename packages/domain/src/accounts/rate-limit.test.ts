import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  codeFromElsewhereLimit,
  linkRequestLimit,
  secondsToWait,
  signInFromAddressLimit,
  signInFromAnywhereLimit,
} from './rate-limit.ts'

const limits = { signInFromAddressLimit, signInFromAnywhereLimit, codeFromElsewhereLimit, linkRequestLimit }
const waitAtOnce = (failures: number, limit = signInFromAddressLimit) =>
  secondsToWait(limit, { failures, lastAtMs: 0, nowMs: 0 })

describe('secondsToWait', () => {
  it('lets typing mistakes pass, then doubles up to its limit', () => {
    expect([1, 5, 6, 7, 8, 11, 12, 1_000_000].map((failures) => waitAtOnce(failures))).toEqual([
      0, 0, 30, 60, 120, 900, 900, 900,
    ])
  })

  it('has nobody wait for a clock that was a day ahead, and all who tried a moment ago by another process’s', () => {
    const tried = { failures: 9, lastAtMs: 86_400_000 }
    expect(secondsToWait(signInFromAddressLimit, { ...tried, nowMs: 0 })).toBe(0)
    expect(secondsToWait(signInFromAddressLimit, { ...tried, nowMs: 86_390_000 })).toBe(250)
  })

  it('never keeps a member out for long because of guesses from elsewhere', () => {
    expect(waitAtOnce(50, signInFromAnywhereLimit)).toBe(0)
    expect(waitAtOnce(1_000_000, signInFromAnywhereLimit)).toBeLessThanOrEqual(60)
  })

  it.each(Object.entries(limits))(
    '%s: grows with failures, shrinks with time, stays in range',
    (_name, limit) => {
      const count = fc.nat(100_000)
      const moment = fc.nat(10_000_000)
      fc.assert(
        fc.property(count, count, moment, moment, (failures, more, lastAtMs, later) => {
          const wait = secondsToWait(limit, { failures, lastAtMs, nowMs: lastAtMs + later })
          const worse = secondsToWait(limit, {
            failures: failures + more,
            lastAtMs,
            nowMs: lastAtMs + later,
          })
          const sooner = secondsToWait(limit, { failures, lastAtMs, nowMs: lastAtMs })
          expect(wait).toBeGreaterThanOrEqual(0)
          expect(sooner).toBeLessThanOrEqual(limit.longestWaitSeconds)
          expect(worse).toBeGreaterThanOrEqual(wait)
          expect(wait).toBeLessThanOrEqual(sooner)
        }),
      )
    },
  )
})
