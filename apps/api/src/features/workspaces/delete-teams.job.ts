import { type Db, deleteTeam, listTeamsToDelete } from '@suv/db'
import type { Logger } from 'pino'
import * as z from 'zod'
import type { Clock } from '../../clock.ts'
import { type JobHandler, type JobKind, jobHandler } from '../../jobs/jobs.ts'

/** Deleting the teams whose week is over. */
export const deleteTeamsJob: JobKind = {
  name: 'delete-teams',
  schema: z.object({}),
  retries: 5,
  firstDelaySeconds: 30,
  longestDelaySeconds: 600,
  timeoutSeconds: 600,
}

const teamsAtOnce = 100

export function deleteTeamsHandler({ db, clock, log }: { db: Db; clock: Clock; log: Logger }): JobHandler {
  return jobHandler({
    kind: deleteTeamsJob,
    cron: '37 * * * *',
    run: async ({ signal }) => {
      const now = clock.now()
      for (const { id } of await listTeamsToDelete(db, { now, limit: teamsAtOnce })) {
        if (signal.aborted) return
        if (await db.transaction().execute((trx) => deleteTeam(trx, { id, now })))
          log.info('a team was deleted')
      }
    },
  })
}
