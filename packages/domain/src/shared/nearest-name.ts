/** Longer than any name that is known: to compare takes time with each letter. */
const longestGiven = 60

/** The known name that takes the fewest changes from the one given; undefined where none is near. Case does not count. */
export function nearestName(given: string, known: readonly string[]): string | undefined {
  if (given.length > longestGiven) return undefined
  let nearest: string | undefined
  // More than half of the letters changed is another word.
  let least = Math.ceil(given.length / 2) + 1
  for (const name of known) {
    const distance = changesBetween(given.toLowerCase(), name.toLowerCase())
    if (distance < least) {
      least = distance
      nearest = name
    }
  }
  return nearest
}

/** Letters to insert, delete or replace (Levenshtein). */
function changesBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1]
    for (const [j, other] of [...b].entries()) {
      next.push(
        Math.min((row[j] ?? 0) + (letter === other ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1),
      )
    }
    row = next
  }
  return row.at(-1) ?? 0
}
