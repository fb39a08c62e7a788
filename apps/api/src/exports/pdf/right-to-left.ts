import createBidi, { type EmbeddingLevels } from 'bidi-js'
import { clustersOf, type FontOf } from './characters.ts'
import type { Run } from './map-texts.ts'

// The package's types speak of an ES module, which it is not in Node.
const bidi = (createBidi as unknown as typeof createBidi.default)()

export function hasRightToLeft(text: string): boolean {
  return Array.from(text).some((character) => {
    const type = bidi.getBidiCharTypeName(character)
    return type === 'R' || type === 'AL'
  })
}

/**
 * A line by the Unicode Bidirectional Algorithm. pdfmake sets pieces from left to right as they come, and breaks a line where
 * it likes, so every stretch that runs from right to left comes in the order of the page, holds together, and is broken here
 * before it is longer than `longest` characters.
 */
export function orderLine(
  line: string,
  { fontOf, longest, inOrder }: { fontOf: FontOf; longest: number; inOrder: (text: string) => Run[] },
): Run[] {
  const embedding = bidi.getEmbeddingLevels(line)
  const isForeign = (index: number) => (embedding.levels[index] ?? 0) > 0
  const runs: Run[] = []
  let start = 0
  while (start < line.length) {
    let end = start + 1
    while (end < line.length && isForeign(end) === isForeign(start)) end += 1
    if (!isForeign(start)) runs.push(...inOrder(line.slice(start, end)))
    else {
      for (const [from, to] of breakStretch(line, { start, end, longest })) {
        if (from > start) runs.push({ text: '\n' })
        runs.push(...orderStretch(line, embedding, { from, to, fontOf }))
      }
    }
    start = end
  }
  return runs
}

/** The stretch in pieces, each as from and to, broken at spaces, which go; what has none is broken anywhere. */
function breakStretch(
  line: string,
  { start, end, longest }: { start: number; end: number; longest: number },
): [from: number, to: number][] {
  const pieces: [number, number][] = []
  let from = start
  while (end - from > longest) {
    const space = line.lastIndexOf(' ', from + longest)
    const to = space > from ? space : from + longest
    pieces.push([from, to])
    from = space > from ? to + 1 : to
  }
  return [...pieces, [from, end]]
}

type Cluster = { readonly text: string; readonly font: string | undefined; readonly isReversed: boolean }

function orderStretch(
  line: string,
  embedding: EmbeddingLevels,
  { from, to, fontOf }: { from: number; to: number; fontOf: FontOf },
): Run[] {
  const starts = new Map<number, Cluster>()
  let at = from
  for (const text of clustersOf(line.slice(from, to))) {
    const isReversed = (embedding.levels[at] ?? 0) % 2 === 1
    starts.set(at, { text: text === ' ' ? '\u00a0' : text, font: fontOf(text), isReversed })
    at += text.length
  }
  const seen = bidi
    .getReorderedIndices(line, embedding, from, to - 1)
    .flatMap((index) => starts.get(index) ?? [])
  const groups: Cluster[][] = []
  for (const cluster of seen) {
    const last = groups.at(-1)?.at(-1)
    const isSame = last?.font === cluster.font && last?.isReversed === cluster.isReversed
    // Digits of these scripts run from left to right, and would be turned round together with the font's letters.
    if (isSame && (cluster.isReversed || cluster.font === undefined)) groups.at(-1)?.push(cluster)
    else groups.push([cluster])
  }
  return groups.map((group) => {
    const font = group[0]?.font
    // Between letters of these scripts no line is broken, and beside a zero-width no-break space none either.
    if (font === undefined) return { text: `\ufeff${textOf(group)}\ufeff`, noWrap: true }
    return { text: textOf(group), font, noWrap: true }
  })
}

/** Letters are joined and turned round by the font's own rules; the rest stands as it is seen. */
function textOf(group: readonly Cluster[]): string {
  const text = group.map((cluster) => cluster.text)
  if (!group[0]?.isReversed) return text.join('')
  if (text.some((cluster) => hasRightToLeft(cluster))) return text.reverse().join('')
  return text.map((cluster) => bidi.getMirroredCharacter(cluster) ?? cluster).join('')
}
