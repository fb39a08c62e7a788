import { focusNeighbour } from '../../ui/focus-neighbour.ts'
import { useUndoableDelete } from '../../ui/undo/use-undoable-delete.ts'
import type { RecordCache } from './use-record-cache.ts'

type Removing<Row> = {
  cache: RecordCache<Row>
  /** Of the REST calls that delete, below /api and without the id. */
  path: string
  send: (input: { id: string }) => Promise<unknown>
}

/** What the person reads: 'Letter deleted', what was deleted, and where the server did not delete it. */
type Words = { title: string; name: string; failure: string }

/** Takes a record off its list with the offer to undo that, and the focus from its element to the next one. */
export function useRecordRemoval<Row extends { readonly id: string }>({ cache, path, send }: Removing<Row>) {
  const deleteWithUndo = useUndoableDelete()
  return (row: Row, element: HTMLElement | null, words: Words) => {
    focusNeighbour(element)
    deleteWithUndo({
      id: row.id,
      path: `/api/${path}/${encodeURIComponent(row.id)}`,
      send: () => send({ id: row.id }),
      hide: () => cache.remove(row.id),
      show: () => cache.put(row),
      ...words,
    })
  }
}
