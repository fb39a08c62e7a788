import type { LanguageTest } from './language-test.ts'
import { sameScale } from './language-test.ts'
import { irccLanguageResults, olderChartCopy } from './table-sources.ts'

/** CLB levels are whole already, in every ability. */
const celpipMinimums = [4, 5, 6, 7, 8, 9, 10] as const

export const englishTests = [
  {
    id: 'ielts_general',
    name: 'IELTS General Training',
    language: 'en',
    levelName: 'CLB',
    selectable: true,
    status: 'Accepted',
    screenerTest: 'IELTS',
    scales: sameScale({ min: 0, max: 9, step: 0.5 }),
    levelMinimums: {
      listening: [4.5, 5, 5.5, 6, 7.5, 8, 8.5],
      reading: [3.5, 4, 5, 6, 6.5, 7, 8],
      writing: [4, 5, 5.5, 6, 6.5, 7, 7.5],
      speaking: [4, 5, 5.5, 6, 6.5, 7, 7.5],
    },
    note: 'IELTS Academic is not accepted.',
    source: [irccLanguageResults, olderChartCopy],
  },
  {
    id: 'celpip_general',
    name: 'CELPIP-General',
    language: 'en',
    levelName: 'CLB',
    selectable: true,
    status: 'Accepted',
    screenerTest: 'CELPIP',
    scales: sameScale({ min: 0, max: 12, step: 1 }),
    levelMinimums: {
      listening: celpipMinimums,
      reading: celpipMinimums,
      writing: celpipMinimums,
      speaking: celpipMinimums,
    },
    note: 'CELPIP levels equal CLB levels. CELPIP-General LS is not accepted.',
    source: [irccLanguageResults, olderChartCopy],
  },
  {
    id: 'pte_core',
    name: 'PTE Core',
    language: 'en',
    levelName: 'CLB',
    selectable: true,
    status: 'Accepted since 30 Jan 2024',
    // The screener's list of tests is older than PTE Core.
    screenerTest: 'Other',
    scales: sameScale({ min: 10, max: 90, step: 1 }),
    levelMinimums: {
      listening: [28, 39, 50, 60, 71, 82, 89],
      reading: [33, 42, 51, 60, 69, 78, 88],
      writing: [41, 51, 60, 69, 79, 88, 90],
      speaking: [42, 51, 59, 68, 76, 84, 89],
    },
    note: "In the screener's list of tests, PTE Core counts as Other.",
    source: [
      irccLanguageResults,
      {
        title: 'CIC News: PTE Core compared with the other accepted tests',
        url: 'https://www.cicnews.com/2024/02/comparing-the-pte-core-to-other-ircc-accepted-language-tests-0242772.html',
      },
    ],
  },
] as const satisfies readonly LanguageTest[]
