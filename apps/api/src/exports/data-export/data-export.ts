import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { setImmediate } from 'node:timers/promises'
import { exportedTables, readRowsToExport } from '@suv/db'
import { formatDate, productName } from '@suv/domain'
import { makeZip } from 'client-zip'
import type { MemberContext } from '../../trpc.ts'
import type { ExportProducer } from '../export-file.ts'
import { archiveNames } from './archive-names.ts'

type Entry = { name: string; lastModified: Date; input: string | AsyncIterable<Uint8Array> }

/**
 * Everything that the member has stored, and what belongs to their teams: JSON by table, and their files. Also without an
 * active membership. Sent as it is made, one table and one piece of a file at a time, so that a large account takes no more
 * memory than a small one.
 */
export const dataExport: ExportProducer = async (context) => ({
  fileName: `landfall-export-${context.clock.now().toISOString().slice(0, 10)}.zip`,
  type: 'application/zip',
  bytes: Readable.fromWeb(makeZip(entriesOf(context)) as ReadableStream<Uint8Array>),
})

async function* entriesOf(context: MemberContext): AsyncGenerator<Entry> {
  const { db, actor, clock, files, log } = context
  const lastModified = clock.now()
  yield { name: 'README.txt', lastModified, input: readme(context) }
  for (const table of exportedTables) {
    yield { name: `data/${table}.json`, lastModified, input: writeRows(readRowsToExport(db, table, actor)) }
  }
  const missing: string[] = []
  for (const { name, objectPath, uploadedAt } of await archiveNames(db, actor)) {
    const file = await files.openFile(objectPath).catch((err: unknown) => {
      log.error({ err }, 'a file of an export could not be opened')
      return undefined
    })
    if (file === undefined) missing.push(name)
    else yield { name, lastModified: uploadedAt, input: file }
  }
  if (missing.length > 0) {
    const input = `These documents are recorded, but their files could not be read:\n\n${missing.join('\n')}\n`
    yield { name: 'MISSING-FILES.txt', lastModified, input }
  }
}

/** JSON, a row at a time: the whole text of a large table is never in memory. */
async function* writeRows(rows: AsyncIterable<object>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode('[')
  let count = 0
  for await (const row of rows) {
    // Others are answered in between.
    if (count % 50 === 49) await setImmediate()
    const text = JSON.stringify(row, null, 2).replaceAll('\n', '\n  ')
    yield encoder.encode(`${count === 0 ? '' : ','}\n  ${text}`)
    count += 1
  }
  yield encoder.encode(count === 0 ? ']\n' : '\n]\n')
}

function readme({ actor, clock }: MemberContext): string {
  return `Everything that ${productName} keeps for ${actor.email}
Made on ${formatDate(clock.now().toISOString())}

data/   One JSON file for each kind of record: what you entered, and what belongs to your teams.
        Amounts are in whole Canadian dollars; membership fees are in cents. Times are in UTC.
files/  The documents that you uploaded, by their names. data/documents.json says more about each.

Not in here: your password, the secrets of two-step verification, sessions and API keys, which are
kept as hashes or encrypted, and whatever belongs to other members alone, such as the documents that
a colleague uploaded.
`
}
