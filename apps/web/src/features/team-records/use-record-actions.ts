import { useRef } from 'react'
import { describeError } from '../../ui/describe-error.ts'
import { focusNeighbour } from '../../ui/focus-neighbour.ts'
import { toast } from '../../ui/toasts/toast-store.ts'
import { useUndoableDelete } from '../../ui/undo/use-undoable-delete.ts'
import type { ListedRecord } from './record-definition.ts'
import type { TeamNames } from './team-names.ts'

/** What can be done with a record on its card: its status changes at once on the screen, and deleting can be undone. */
export function useRecordActions<Row extends { id: string }, Values, Sent, Status extends string>(
  { useServer, path, noun, nameOf, withStatus }: ListedRecord<Row, Values, Sent, Status>,
  teamId: string,
  names: TeamNames,
) {
  const { cache, update, remove } = useServer(teamId)
  const deleteWithUndo = useUndoableDelete()
  // An answer must not undo on the screen what was chosen since.
  const latest = useRef(new Map<string, number>())

  async function setStatus(row: Row, status: Status) {
    const turn = (latest.current.get(row.id) ?? 0) + 1
    latest.current.set(row.id, turn)
    cache.put(withStatus(row, status))
    try {
      const saved = await update({ id: row.id, status })
      if (latest.current.get(row.id) === turn) cache.put(saved)
    } catch (error) {
      if (latest.current.get(row.id) === turn) cache.put(row)
      toast({ title: 'Error', description: describeError(error), variant: 'destructive' })
    }
  }

  return {
    setStatus: (row: Row, status: Status) => void setStatus(row, status),
    remove: (row: Row, card: HTMLElement | null) => {
      focusNeighbour(card)
      deleteWithUndo({
        id: row.id,
        path: `/api/${path}/${encodeURIComponent(row.id)}`,
        send: () => remove({ id: row.id }),
        hide: () => cache.remove(row.id),
        show: () => cache.put(row),
        title: `${noun} deleted`,
        name: nameOf(row, names),
        failure: `${noun} of ${nameOf(row, names)} was not deleted. It is back on your list.`,
      })
    },
  }
}
