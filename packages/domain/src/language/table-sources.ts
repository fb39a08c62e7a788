import type { FigureSource } from '../program/edition.ts'

export const irccLanguageResults = {
  title: 'IRCC: language test results',
  url: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/work/after-graduation/eligibility/language-results.html',
  note: 'Checked through a public copy of 7 Dec 2025.',
} as const satisfies FigureSource

export const olderChartCopy = {
  title: 'Copy of an older IRCC equivalency chart',
  url: 'https://van-gate.ca/fa/tools/language-test-equivalency-2',
} as const satisfies FigureSource
