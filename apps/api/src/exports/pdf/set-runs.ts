import { clustersOf, type FontOf } from './characters.ts'
import type { Run } from './map-texts.ts'
import { hasRightToLeft, orderLine } from './right-to-left.ts'
import { isInRoboto } from './roboto.ts'

/** The clusters that need another font than Roboto. */
export function otherClusters(texts: Iterable<string>): Set<string> {
  const others = new Set<string>()
  for (const text of texts) {
    if (isInRoboto(text)) continue
    for (const cluster of clustersOf(text)) {
      if (!isInRoboto(cluster)) others.add(cluster)
    }
  }
  return others
}

/** Stands for what no font shows. Roboto has it. */
export const replacement = '\ufffd'

/**
 * `text` in pieces of one font each, or as it is where Roboto has all of it. What runs from right to left is put in the order
 * in which it is seen, in lines of at most `longestLine` characters.
 */
export function setRuns(
  text: string,
  {
    fontOf,
    isShown,
    longestLine,
  }: { fontOf: FontOf; isShown: (cluster: string) => boolean; longestLine: number },
): readonly Run[] | string {
  if (isInRoboto(text)) return text
  const shown = clustersOf(text).map((cluster) => (isShown(cluster) ? cluster : replacement))
  const inOrder = (part: string) => runsInOrder(part, fontOf)
  return shown
    .join('')
    .split('\n')
    .flatMap((line, index): Run[] => [
      ...(index === 0 ? [] : [{ text: '\n' }]),
      ...(hasRightToLeft(line) ? orderLine(line, { fontOf, longest: longestLine, inOrder }) : inOrder(line)),
    ])
}

function runsInOrder(text: string, fontOf: FontOf): Run[] {
  const runs: { text: string; font?: string }[] = []
  for (const cluster of clustersOf(text)) {
    const font = fontOf(cluster)
    const last = runs.at(-1)
    if (last !== undefined && last.font === font) last.text += cluster
    else runs.push({ text: cluster, ...(font !== undefined && { font }) })
  }
  return runs
}
