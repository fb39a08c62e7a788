import { changeAtOnce } from '../../ui/change-at-once.ts'
import type { ListedRecord } from './record-definition.ts'
import type { TeamNames } from './team-names.ts'
import { useRecordRemoval } from './use-record-removal.ts'

/** What can be done with a record on its card: its status changes at once on the screen, and deleting can be undone. */
export function useRecordActions<Row extends { id: string }, Values, Sent, Status extends string>(
  { useServer, path, noun, nameOf, withStatus }: ListedRecord<Row, Values, Sent, Status>,
  teamId: string,
  names: TeamNames,
) {
  const { cache, update, remove } = useServer(teamId)
  const removeRecord = useRecordRemoval<Row>({ cache, path, send: remove })
  return {
    setStatus: (row: Row, status: Status) =>
      void changeAtOnce({
        of: `${path} ${row.id}`,
        before: row,
        after: withStatus(row, status),
        put: cache.put,
        send: () => update({ id: row.id, status }),
      }),
    remove: (row: Row, card: HTMLElement | null) =>
      removeRecord(row, card, {
        title: `${noun} deleted`,
        name: nameOf(row, names),
        failure: `${noun} of ${nameOf(row, names)} was not deleted. It is back on your list.`,
      }),
  }
}
