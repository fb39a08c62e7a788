import {
  type DatabaseConnection,
  type Db,
  grantServing,
  migrateToLatest,
  requireUsableDatabase,
} from '@suv/db'
import { openJobQueue } from '../jobs/queue.ts'
import { createLogger } from '../logger.ts'

/** Makes what a server that does not own the tables cannot make, the job queue's schema too, and gives the role the rest. */
export async function runGrantServing(
  db: Db,
  { connection, role }: { connection: DatabaseConnection; role: string },
): Promise<string> {
  await requireUsableDatabase(db, { allowNewer: false })
  await migrateToLatest(db)
  const queue = await openJobQueue({ connection, handlers: [], log: createLogger('error') })
  await queue.close()
  await grantServing(db, { role })
  return `${role} may serve: it reads and writes rows, adds to the audit, and changes no table. Say so again after an upgrade.`
}
