import type { LanguageTest } from './language-test.ts'
import { sameScale } from './language-test.ts'
import { irccLanguageResults, olderChartCopy } from './table-sources.ts'

/** The table of 2019 to 2023 is the same for all four abilities. */
const formerTefMinimums = [300, 350, 400, 450, 500, 533, 566] as const

export const frenchTests = [
  {
    id: 'tef_canada',
    name: 'TEF Canada',
    language: 'fr',
    levelName: 'NCLC',
    selectable: true,
    status: 'Accepted, for tests taken after 10 Dec 2023',
    screenerTest: 'TEF Canada',
    scales: sameScale({ min: 0, max: 699, step: 1 }),
    levelMinimums: {
      listening: [306, 352, 393, 434, 462, 503, 546],
      reading: [306, 352, 393, 434, 462, 503, 546],
      writing: [268, 330, 379, 428, 472, 512, 558],
      speaking: [328, 387, 422, 456, 494, 518, 556],
    },
    note: 'Enter the score out of 699. If you read the "equivalent old score" column, choose the entry for that column.',
    source: [
      irccLanguageResults,
      {
        title: 'Le français des affaires: TEF Canada and CLB levels',
        url: 'https://www.lefrancaisdesaffaires.fr/en/tef-canada-clb-level/',
        note: 'Describes both columns of the result sheet (March 2024).',
      },
    ],
  },
  {
    id: 'tef_canada_old_scale',
    name: 'TEF Canada, "equivalent old score" column',
    language: 'fr',
    levelName: 'NCLC',
    selectable: true,
    status: 'For the old-score column of the result sheet only',
    screenerTest: 'TEF Canada',
    scales: {
      listening: { min: 0, max: 360, step: 1 },
      reading: { min: 0, max: 300, step: 1 },
      writing: { min: 0, max: 450, step: 1 },
      speaking: { min: 0, max: 450, step: 1 },
    },
    levelMinimums: {
      listening: [145, 181, 217, 249, 280, 298, 316],
      reading: [121, 151, 181, 207, 233, 248, 263],
      writing: [181, 226, 271, 310, 349, 371, 393],
      speaking: [181, 226, 271, 310, 349, 371, 393],
    },
    note: 'Scores run to 360 in listening, 300 in reading, 450 in writing and in speaking.',
    source: [
      olderChartCopy,
      {
        title: 'Forum copy of the TEF Canada table, 2016',
        url: 'https://bbs.fcgvisa.com/t/tef-canada/20032',
        note: 'The copies differ on where level 10 ends; the lowest scores of each level agree.',
      },
    ],
  },
  {
    id: 'tef_canada_2019_2023',
    name: 'TEF Canada (1 Oct 2019 to 10 Dec 2023)',
    language: 'fr',
    levelName: 'NCLC',
    selectable: false,
    status: 'Expired: results of that time are more than two years old',
    screenerTest: 'TEF Canada',
    scales: sameScale({ min: 0, max: 699, step: 1 }),
    levelMinimums: {
      listening: formerTefMinimums,
      reading: formerTefMinimums,
      writing: formerTefMinimums,
      speaking: formerTefMinimums,
    },
    source: [irccLanguageResults],
  },
  {
    id: 'tcf_canada',
    name: 'TCF Canada',
    language: 'fr',
    levelName: 'NCLC',
    selectable: true,
    status: 'Accepted',
    screenerTest: 'TCF Canada',
    scales: {
      listening: { min: 0, max: 699, step: 1 },
      reading: { min: 0, max: 699, step: 1 },
      writing: { min: 0, max: 20, step: 1 },
      speaking: { min: 0, max: 20, step: 1 },
    },
    levelMinimums: {
      listening: [331, 369, 398, 458, 503, 523, 549],
      reading: [342, 375, 406, 453, 499, 524, 549],
      writing: [4, 6, 7, 10, 12, 14, 16],
      speaking: [4, 6, 7, 10, 12, 14, 16],
    },
    note: "Some preparation sites print a table that is off by one level; these are the government's figures.",
    source: [irccLanguageResults, olderChartCopy],
  },
] as const satisfies readonly LanguageTest[]
