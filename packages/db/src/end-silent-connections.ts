import type { Socket } from 'node:net'
import type pg from 'pg'

/** What pg's types do not show: whether nothing is asked on the connection, and what its stream is. */
type Client = pg.PoolClient & {
  readonly readyForQuery: boolean
  readonly connection: { readonly stream: Socket }
}

type Watched = { bytesRead: number; silentSince: number | undefined }

const looksPerTimeout = 8

/**
 * Gives up connections on which something was asked and nothing has come for `timeoutMs`. A network, or a machine that is gone, tells
 * nobody: the kernel would wait for a quarter of an hour, and every request that got such a connection with it.
 */
export function endSilentConnections(pool: pg.Pool, timeoutMs: number): void {
  const watched = new Map<Client, Watched>()
  let timer: NodeJS.Timeout | undefined

  const look = () => {
    const now = performance.now()
    for (const [client, seen] of watched) {
      const { bytesRead } = client.connection.stream
      const isWaiting = !client.readyForQuery
      if (!isWaiting || bytesRead !== seen.bytesRead) seen.silentSince = isWaiting ? now : undefined
      seen.silentSince ??= isWaiting ? now : undefined
      seen.bytesRead = bytesRead
      if (seen.silentSince !== undefined && now - seen.silentSince > timeoutMs)
        client.connection.stream.destroy(new Error('the database has not answered on this connection'))
    }
  }
  pool.on('connect', (client) => {
    watched.set(client as Client, { bytesRead: 0, silentSince: undefined })
    timer ??= setInterval(look, timeoutMs / looksPerTimeout).unref()
  })
  pool.on('remove', (client) => {
    watched.delete(client as Client)
    if (watched.size > 0) return
    clearInterval(timer)
    timer = undefined
  })
}
