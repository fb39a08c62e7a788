import { isOpenConcern } from './limits.ts'
import type { LetterConcern } from './schema.ts'

/** What keeps the answer to a letter from being complete, by the numbers of its concerns, from 1. */
export type BundleGaps = {
  /** Neither a text nor a paper answers it. */
  readonly open: readonly number[]
  /** One of its papers was deleted, or is another member's. */
  readonly unreadable: readonly number[]
}

/** @param isReadable whether whoever makes the bundle may read the document today. */
export function bundleGaps(
  concerns: readonly LetterConcern[],
  isReadable: (documentId: string) => boolean,
): BundleGaps {
  const numbersOf = (lacks: (concern: LetterConcern) => boolean) =>
    concerns.flatMap((concern, at) => (lacks(concern) ? [at + 1] : []))
  return {
    open: numbersOf(isOpenConcern),
    unreadable: numbersOf(({ documentIds }) => documentIds.some((id) => !isReadable(id))),
  }
}

/** Sentences that say what is missing, and what to do; none where the bundle is complete. */
export function bundleGapTexts({ open, unreadable }: BundleGaps): string[] {
  return [
    ...(open.length === 0
      ? []
      : [`${concernsText(open)} open: enter an answer or attach a paper, or make a draft.`]),
    ...(unreadable.length === 0
      ? []
      : [
          `A paper of ${numbersText(unreadable)} was deleted, or another member uploaded it: attach one of yours, or ask them to make the bundle.`,
        ]),
  ]
}

function concernsText(numbers: readonly number[]): string {
  return numbers.length === 1 ? `Concern ${numbers[0]} is` : `Concerns ${listed(numbers)} are`
}

function numbersText(numbers: readonly number[]): string {
  return `${numbers.length === 1 ? 'concern' : 'concerns'} ${listed(numbers)}`
}

function listed(numbers: readonly number[]): string {
  return new Intl.ListFormat('en-CA').format(numbers.map(String))
}
