import { type ChangeObject, diffLines, diffWordsWithSpace } from 'diff'

export type TextPart = { readonly text: string; readonly isDifferent: boolean }

/** After which a comparison by words gives way to one by lines, and that to none at all. */
const timeoutMs = 400

/** Two texts in parts, with what only one of them says marked. The parts of a side make up its whole text. */
export function compareSides(left: string, right: string): { left: TextPart[]; right: TextPart[] } {
  const changes = changesBetween(left, right)
  return {
    left: changes.filter(({ added }) => !added).map(toPart),
    right: changes.filter(({ removed }) => !removed).map(toPart),
  }
}

type Change = Pick<ChangeObject<string>, 'value' | 'added' | 'removed'>

function changesBetween(left: string, right: string): Change[] {
  const words = diffWordsWithSpace(left, right, { timeout: timeoutMs })
  if (words !== undefined) return words
  const lines = diffLines(left, right, { timeout: timeoutMs })
  if (lines !== undefined) return lines
  return [
    { value: left, added: false, removed: true },
    { value: right, added: true, removed: false },
  ]
}

function toPart({ value, added, removed }: Change): TextPart {
  return { text: value, isDifferent: added || removed }
}
