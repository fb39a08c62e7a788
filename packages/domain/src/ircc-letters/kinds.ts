/** What IRCC writes to somebody whose application waits. */
export const irccLetterKinds = ['request', 'fairness', 'refusal'] as const
export type IrccLetterKind = (typeof irccLetterKinds)[number]

export const irccLetterKindNames: Record<IrccLetterKind, string> = {
  request: 'Document request',
  fairness: 'Procedural fairness letter',
  refusal: 'Refusal',
}

export const mostConcerns = 40

/** Documents that answer one concern. */
export const mostConcernPapers = 10
