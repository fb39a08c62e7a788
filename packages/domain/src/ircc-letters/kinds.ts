/** What IRCC writes to somebody whose application waits. */
export const irccLetterKinds = ['request', 'fairness', 'refusal'] as const
export type IrccLetterKind = (typeof irccLetterKinds)[number]

export const mostConcerns = 40
