import { connect } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '../src/client.ts'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../src/embedded.ts'

/*
 * All clients of the embedded database share one PostgreSQL session: what one sends must never mix with another's.
 */

let embedded: EmbeddedDatabase
beforeAll(async () => {
  embedded = await startEmbeddedDatabase({})
})
afterAll(() => embedded.close())

it('gives each client the answers to its own questions, however large the questions are', async () => {
  const db = openDatabase(embedded.connection)
  // More than a socket takes at once, so that the messages of one query arrive in pieces.
  const padding = 'x'.repeat(1_000_000)
  const wrong: unknown[] = []
  const ask = async (client: number) => {
    for (let question = 0; question < 5; question++) {
      // Texts of different statements, so that a swapped statement shows in the answer.
      const { rows } = await sql<Record<string, unknown>>`
        select ${sql.lit(client)} as client, ${question}::int as question, length(${padding}::text) as length`.execute(
        db,
      )
      const expected = { client, question, length: padding.length }
      if (JSON.stringify(rows[0]) !== JSON.stringify(expected)) wrong.push({ expected, got: rows[0] })
    }
  }
  await Promise.all(Array.from({ length: 8 }, (_, client) => ask(client)))
  expect(wrong).toEqual([])
  await db.destroy()
})

it('keeps a transaction to the client that began it', async () => {
  const db = openDatabase(embedded.connection)
  await sql`create table counters (value int not null)`.execute(db)
  await sql`insert into counters values (0)`.execute(db)
  const increment = () =>
    db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ value: number }>`select value from counters`.execute(trx)
      await sql`update counters set value = ${(rows[0]?.value ?? 0) + 1}`.execute(trx)
    })
  await Promise.all(Array.from({ length: 20 }, increment))
  const { rows } = await sql<{ value: number }>`select value from counters`.execute(db)
  expect(rows).toEqual([{ value: 20 }])
  await db.destroy()
})

it('rolls back and goes on when a client leaves inside a transaction, or inside a query', async () => {
  const { host, port } = embedded.connection
  const leaver = new pg.Client({ host, port, user: 'postgres', database: 'postgres' })
  leaver.on('error', () => {})
  await leaver.connect()
  await leaver.query('create table left_behind (value int)')
  await leaver.query('begin')
  await leaver.query('insert into left_behind values (1)')
  // The stream's end without a goodbye, as when a process is killed.
  ;(leaver as unknown as { connection: { stream: { destroy: () => void } } }).connection.stream.destroy()

  const socket = connect(join(host, `.s.PGSQL.${port}`))
  socket.write(startupMessage())
  socket.write(parseMessage('select 1'))
  await new Promise((resolve) => socket.once('data', resolve))
  socket.destroy()

  const db = openDatabase(embedded.connection)
  const { rows } = await sql<{ count: number }>`select count(*) as count from left_behind`.execute(db)
  expect(rows).toEqual([{ count: 0 }])
  await db.destroy()
})

function startupMessage(): Buffer {
  const body = Buffer.from('user\0postgres\0database\0postgres\0\0')
  const head = Buffer.alloc(8)
  head.writeInt32BE(8 + body.length, 0)
  head.writeInt32BE(196_608, 4)
  return Buffer.concat([head, body])
}

/** A Parse without the Sync that has to follow. */
function parseMessage(query: string): Buffer {
  const body = Buffer.concat([Buffer.from(`\0${query}\0`), Buffer.alloc(2)])
  const head = Buffer.alloc(5)
  head.write('P')
  head.writeInt32BE(4 + body.length, 1)
  return Buffer.concat([head, body])
}
