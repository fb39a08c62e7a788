import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type DemoUsage,
  demoProgress,
  demoViewLimit,
  mayViewOrganizations,
  parseDemoUsage,
  remainingOrganizationViews,
  startDemoUsage,
  withEligibilityCompleted,
  withOrganizationView,
} from './usage.ts'

const start = '2026-11-20T12:00:00.000Z'
const later = '2026-11-20T12:05:00.000Z'

function afterViews(count: number): DemoUsage {
  let usage = startDemoUsage(start)
  for (let view = 0; view < count; view += 1) usage = withOrganizationView(usage, later)
  return usage
}

describe("the demo's usage", () => {
  test('starts with nothing used', () => {
    expect(startDemoUsage(start)).toEqual({
      organizationViews: 0,
      eligibilityCompleted: false,
      lastVisit: start,
    })
  })

  test.each([
    [0, 5, 0],
    [1, 4, 20],
    [2, 3, 40],
    [3, 2, 60],
    [4, 1, 80],
    [5, 0, 100],
  ])('after %i views leaves %i and fills the bar to %i', (views, remaining, progress) => {
    const usage = afterViews(views)
    expect(remainingOrganizationViews(usage)).toBe(remaining)
    expect(demoProgress(usage)).toBe(progress)
    expect(mayViewOrganizations(usage)).toBe(remaining > 0)
  })

  test('a view moves the last visit and nothing else', () => {
    const usage = withEligibilityCompleted(startDemoUsage(start))
    expect(withOrganizationView(usage, later)).toEqual({
      organizationViews: 1,
      eligibilityCompleted: true,
      lastVisit: later,
    })
  })

  test('at the limit another view changes nothing', () => {
    const usage = afterViews(demoViewLimit)
    expect(withOrganizationView(usage, '2026-11-21T00:00:00.000Z')).toBe(usage)
  })

  test('the screener counts as completed once', () => {
    const completed = withEligibilityCompleted(startDemoUsage(start))
    expect(completed).toEqual({ ...startDemoUsage(start), eligibilityCompleted: true })
    expect(withEligibilityCompleted(completed)).toBe(completed)
  })

  test('whatever was counted, the remaining views and the bar stay within their bounds', () => {
    fc.assert(
      fc.property(fc.nat(), (organizationViews) => {
        const usage = { ...startDemoUsage(start), organizationViews }
        const remaining = remainingOrganizationViews(usage)
        expect(remaining).toBeGreaterThanOrEqual(0)
        expect(remaining).toBeLessThanOrEqual(demoViewLimit)
        expect(demoProgress(usage)).toBe((demoViewLimit - remaining) * 20)
        expect(mayViewOrganizations(usage)).toBe(remaining > 0)
      }),
    )
  })
})

describe('what was kept', () => {
  test('comes back as it was', () => {
    const usage = withEligibilityCompleted(afterViews(3))
    expect(parseDemoUsage(JSON.stringify(usage))).toEqual(usage)
  })

  test.each([
    ['no JSON', 'five'],
    ['null', 'null'],
    ['a count below zero', JSON.stringify({ ...startDemoUsage(start), organizationViews: -1 })],
    ['a count that is no whole number', JSON.stringify({ ...startDemoUsage(start), organizationViews: 1.5 })],
    ['a count as text', JSON.stringify({ ...startDemoUsage(start), organizationViews: '2' })],
    ['no date', JSON.stringify({ ...startDemoUsage(start), lastVisit: 'yesterday' })],
    ['a missing field', JSON.stringify({ organizationViews: 2 })],
  ])('is refused where it is %s', (_what, text) => {
    expect(() => parseDemoUsage(text)).toThrow()
  })
})
