import type { IrccLetterKind } from '@suv/domain'

export const letterKindNames: Record<IrccLetterKind, string> = {
  request: 'Document request',
  fairness: 'Procedural fairness letter',
  refusal: 'Refusal',
}
