import { type DatabaseConnection, type Db, listen, liveChannel } from '@suv/db'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import { LiveHub } from './live-hub.ts'

/** The live events of this process. It listens from the first stream on, on one connection of its own. */
export function openLive({
  db,
  connection,
  clock,
  log,
}: {
  db: Db
  connection: DatabaseConnection
  clock: Clock
  log: Logger
}): LiveHub {
  return new LiveHub({
    db,
    clock,
    log,
    listen: (options) => listen(db, connection, { ...options, channel: liveChannel }),
    // The embedded database is one process's.
    hasOthers: !('embedded' in connection),
  })
}
