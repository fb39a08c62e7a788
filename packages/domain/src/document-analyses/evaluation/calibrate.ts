import { readDocument } from '../analyze-text.ts'
import { type ConfidenceKey, checkKey, confidenceFor } from '../confidence.ts'
import { outcomeOf } from '../outcome.ts'
import { type LabelledDocument, readingDay } from './labelled-document.ts'

/** Something that the rules stated, how they came to it, and whether it is so. */
export type Statement = { readonly key: ConfidenceKey; readonly isRight: boolean }

/**
 * All that the rules state of documents: values of fields, and outcomes of the checks that the labels judge. With `beforeFloor` also what they
 * keep to themselves because it is seldom right, which is how that is known.
 */
export function statementsOn(
  documents: readonly LabelledDocument[],
  { beforeFloor = false } = {},
): readonly Statement[] {
  return documents.flatMap(({ text, fields, verdicts, familySize = null }) => {
    const read = readDocument({ text, today: readingDay, familySize })
    return [
      ...(read.fields ?? []).map(({ field, value, way = 'guess' }): Statement => {
        const expected = [fields[field] ?? []].flat()
        return { key: `field ${way} ${read.legibility}`, isRight: expected.includes(value) }
      }),
      ...Object.entries(verdicts).flatMap(([beginning, outcome]): Statement[] => {
        const check = (beforeFloor ? read.unrated : read.checks).find(({ requirement }) =>
          requirement.startsWith(beginning),
        )
        if (!check) return []
        const stated = outcomeOf(check)
        if (stated === 'could_not_tell') return []
        return [
          { key: checkKey(stated, check.spans, read.legibility, read.kind), isRight: stated === outcome },
        ]
      }),
    ]
  })
}

/** As many statements of the one set as of the other: the smaller is counted several times. */
export function evenly(some: readonly Statement[], fewer: readonly Statement[]): readonly Statement[] {
  const times = Math.max(1, Math.round(some.length / Math.max(1, fewer.length)))
  return [...some, ...Array.from({ length: times }, () => fewer).flat()]
}

/** A handful of readings proves little: the share is drawn towards this many right and wrong ones. */
const prior = { right: 8, wrong: 2 }
const surest = 97

/** How many of 100 statements of each way are right, from what was measured. */
export function calibrate(statements: readonly Statement[]): Readonly<Record<string, number>> {
  const groups = Map.groupBy(statements, ({ key }) => key)
  return Object.fromEntries(
    [...groups].toSorted().map(([key, group]) => {
      const right = group.filter(({ isRight }) => isRight).length
      const share = (right + prior.right) / (group.length + prior.right + prior.wrong)
      return [key, Math.min(surest, Math.round(share * 100))]
    }),
  )
}

const bands = [
  [0, 69],
  [70, 79],
  [80, 89],
  [90, 94],
  [95, 100],
] as const

/** Of each band of confidence: what was stated on average, and how many of the statements are right. */
export function reliabilityOf(statements: readonly Statement[]) {
  return bands.flatMap(([from, to]) => {
    const within = statements.filter(({ key }) => confidenceFor(key) >= from && confidenceFor(key) <= to)
    if (within.length === 0) return []
    const right = within.filter(({ isRight }) => isRight).length
    const stated = within.reduce((sum, { key }) => sum + confidenceFor(key), 0) / within.length
    return [{ from, to, stated, right, all: within.length }]
  })
}
