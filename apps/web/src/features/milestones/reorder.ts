type Ordered = { readonly id: string; readonly order: number }

/** A row and the order that it gets. */
export type NewOrder = { readonly id: string; readonly order: number }

/**
 * The rows whose order must change so that the row at `from` stands at `to`. Rows come as they are shown. The orders that
 * the section has are dealt out anew, so that few rows change; rows of equal order are told apart on the way.
 */
export function moveRow(rows: readonly Ordered[], from: number, to: number): readonly NewOrder[] {
  const moved = rows[from]
  if (moved === undefined || from === to || to < 0 || to >= rows.length) return []
  const next = rows.toSpliced(from, 1).toSpliced(to, 0, moved)
  const first = Math.min(from, to)
  const last = Math.max(from, to)
  const changes: NewOrder[] = []
  let previous = rows[first - 1]?.order ?? -1
  for (let index = first; index < next.length; index += 1) {
    const row = next[index]
    const here = rows[index]
    if (row === undefined || here === undefined) break
    if (index > last && row.order > previous) break
    previous = Math.max(here.order, previous + 1)
    if (row.order !== previous) changes.push({ id: row.id, order: previous })
  }
  return changes
}
