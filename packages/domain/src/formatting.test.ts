import { describe, expect, it } from 'vitest'
import { formatCad, formatDate, formatPercent } from './formatting.ts'

describe('formatCad', () => {
  it.each([
    [0, '$0'],
    [1055, '$1,055'],
    [1_000_000_000, '$1,000,000,000'],
    [9.5, '$9.50'],
    [-20, '-$20'],
  ])('writes %d as %s', (amount, text) => {
    expect(formatCad(amount)).toBe(text)
  })
})

describe('formatDate', () => {
  it.each([
    ['2026-11-20', '20 Nov 2026'],
    ['2026-01-01', '1 Jan 2026'],
    ['2026-12-31T23:59:59.000Z', '31 Dec 2026'],
    ['2026-13-01', '2026-13-01'],
    ['soon', 'soon'],
    ['', ''],
  ])('writes %s as %s', (iso, text) => {
    expect(formatDate(iso)).toBe(text)
  })
})

describe('formatPercent', () => {
  it.each([
    [9, '9%'],
    [12.5, '12.5%'],
    [9.3, '9.3%'],
    [9.999, '9.99%'],
    [0, '0%'],
    [-0, '0%'],
    [100, '100%'],
  ])('writes %d as %s', (percent, text) => {
    expect(formatPercent(percent)).toBe(text)
  })
})
