import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  linkRequestThrottle,
  secondsToWait,
  signInFromAddressThrottle,
  signInFromAnywhereThrottle,
} from './throttle.ts'

const throttles = { signInFromAddressThrottle, signInFromAnywhereThrottle, linkRequestThrottle }
const waitAtOnce = (failures: number, throttle = signInFromAddressThrottle) =>
  secondsToWait(throttle, { failures, lastAtMs: 0, nowMs: 0 })

describe('secondsToWait', () => {
  it('lets typing mistakes pass, then doubles up to its limit', () => {
    expect([1, 5, 6, 7, 8, 11, 12, 1_000_000].map((failures) => waitAtOnce(failures))).toEqual([
      0, 0, 30, 60, 120, 900, 900, 900,
    ])
  })

  it('never keeps a member out for long because of guesses from elsewhere', () => {
    expect(waitAtOnce(50, signInFromAnywhereThrottle)).toBe(0)
    expect(waitAtOnce(1_000_000, signInFromAnywhereThrottle)).toBeLessThanOrEqual(60)
  })

  it.each(Object.entries(throttles))(
    '%s: grows with failures, shrinks with time, stays in range',
    (_name, throttle) => {
      const count = fc.nat(100_000)
      const moment = fc.nat(10_000_000)
      fc.assert(
        fc.property(count, count, moment, moment, (failures, more, lastAtMs, later) => {
          const wait = secondsToWait(throttle, { failures, lastAtMs, nowMs: lastAtMs + later })
          const worse = secondsToWait(throttle, {
            failures: failures + more,
            lastAtMs,
            nowMs: lastAtMs + later,
          })
          const sooner = secondsToWait(throttle, { failures, lastAtMs, nowMs: lastAtMs })
          expect(wait).toBeGreaterThanOrEqual(0)
          expect(sooner).toBeLessThanOrEqual(throttle.longestWaitSeconds)
          expect(worse).toBeGreaterThanOrEqual(wait)
          expect(wait).toBeLessThanOrEqual(sooner)
        }),
      )
    },
  )
})
