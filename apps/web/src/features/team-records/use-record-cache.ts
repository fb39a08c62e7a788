import { useMemo } from 'react'

type Stored = { readonly id: string; readonly createdAt: string }

/** A tRPC query's cache, as far as it is needed here. */
type ListCache<Row> = {
  setData: (input: { id: string }, updater: (rows: Row[] | undefined) => Row[] | undefined) => unknown
}

export type RecordCache<Row> = {
  /** Puts a record into the list, new or in place of its older self. */
  put: (row: Row) => void
  remove: (id: string) => void
}

/** As the server lists a team's records: newest first. */
function newestFirst(a: Stored, b: Stored): number {
  return b.createdAt.localeCompare(a.createdAt) || a.id.localeCompare(b.id)
}

/** A team's list of records as every screen sees it, kept up from the server's answers. */
export function useRecordCache<Row extends Stored>(list: ListCache<Row>, teamId: string): RecordCache<Row> {
  return useMemo(
    () => ({
      put: (row) =>
        list.setData({ id: teamId }, (rows) =>
          rows === undefined ? rows : [row, ...rows.filter(({ id }) => id !== row.id)].sort(newestFirst),
        ),
      remove: (gone) => list.setData({ id: teamId }, (rows) => rows?.filter(({ id }) => id !== gone)),
    }),
    [list, teamId],
  )
}
