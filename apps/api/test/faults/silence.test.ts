import { openDatabase, pingDatabase } from '@suv/db'
import { createTestDatabase } from '@suv/db/testing'
import { expect, it } from 'vitest'
import { withoutServer } from './fault-place.ts'
import { startTcpProxy } from './tcp-proxy.ts'

it.skipIf(withoutServer)(
  'gives up a connection that the network has lost without a word, and serves on over others',
  async () => {
    const database = await createTestDatabase()
    const { connectionString = '' } = database.connection as { connectionString?: string }
    const { hostname, port } = new URL(connectionString)
    const proxy = await startTcpProxy({ host: hostname, port: Number(port || 5432) })
    const db = openDatabase(
      { connectionString: proxy.through(connectionString) },
      { silenceTimeoutMs: 800, poolSize: 1 },
    )
    try {
      await pingDatabase(db)
      proxy.become('freeze')
      const begun = performance.now()
      await expect(pingDatabase(db)).rejects.toThrow()
      const seconds = (performance.now() - begun) / 1000
      expect(seconds).toBeGreaterThan(0.7)
      expect(seconds).toBeLessThan(3)
      proxy.become('pass')
      await pingDatabase(db)
      process.stdout.write(
        `fault | connection lost in silence, limit 0.8 s | sent 3 | acknowledged 2 | given up after ${seconds.toFixed(1)} s\n`,
      )
    } finally {
      await db.destroy()
      await proxy.close()
      await database.drop()
    }
  },
  30_000,
)
