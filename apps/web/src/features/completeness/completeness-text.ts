import {
  formatDate,
  type IrccLetter,
  irccLetterKindNames,
  type JudgedItem,
  type JudgedPack,
} from '@suv/domain'

/** What the screen says. */

export const earlierText = 'In an earlier application only, which counts as absent'

export function stateText({ shownBy, isEarlierOnly }: JudgedItem): string {
  if (shownBy.length > 0) return 'Shown'
  return isEarlierOnly ? earlierText : 'Missing'
}

export function verdictText({ verdict, items, missing }: JudgedPack): string {
  if (verdict === 'complete') return `Complete: each of the ${items.length} items is shown.`
  return `Would be returned: ${missing.length} of ${items.length} ${items.length === 1 ? 'item is' : 'items are'} missing.`
}

export function letterPackName({ kind, receivedOn }: IrccLetter): string {
  return `Answer to the ${irccLetterKindNames[kind].toLowerCase()} of ${formatDate(receivedOn)}`
}
