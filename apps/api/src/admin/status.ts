import { type Db, listQueueDepths, readDatabaseFacts } from '@suv/db'

export type StatusContext = {
  readonly db: Db
  readonly checks: { readonly files: () => Promise<void>; readonly mail: () => Promise<void> }
}

/** What an operator wants to know at a glance, one line a part. A part that does not work says so, and the others are told. */
export async function describeStatus({ db, checks }: StatusContext): Promise<string> {
  const lines = await Promise.all([
    orWhyNot('Database: does not answer', describeDatabase(db)),
    describeCheck('Files', checks.files, 'can be written and read'),
    describeCheck('Mail', checks.mail, 'can be handed over'),
    orWhyNot('Jobs: cannot be counted', describeJobs(db)),
  ])
  return lines.join('\n')
}

function orWhyNot(failure: string, described: Promise<string>): Promise<string> {
  return described.catch((error) => `${failure} (${reasonOf(error)})`)
}

/** A name with several addresses, none of which answers, makes an error without words. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.message || (error as NodeJS.ErrnoException).code || error.name
}

async function describeDatabase(db: Db): Promise<string> {
  const begun = performance.now()
  const { version, bytes, members } = await readDatabaseFacts(db)
  const ms = Math.round(performance.now() - begun)
  const mebibytes = Math.round(bytes / 1_048_576).toLocaleString('en-CA')
  return `Database: PostgreSQL ${version} answers in ${ms} ms; ${mebibytes} MiB; ${members.toLocaleString('en-CA')} accounts`
}

async function describeCheck(part: string, check: () => Promise<void>, works: string): Promise<string> {
  try {
    await check()
    return `${part}: ${works}`
  } catch (error) {
    return `${part}: do not work (${reasonOf(error)})`.replace('Mail: do not', 'Mail: does not')
  }
}

async function describeJobs(db: Db): Promise<string> {
  const depths = await listQueueDepths(db)
  const sum = (pick: (row: (typeof depths)[number]) => number) =>
    depths.reduce((total, row) => total + pick(row), 0)
  const oldest = Math.round(Math.max(0, ...depths.map(({ oldestSeconds }) => oldestSeconds ?? 0)))
  const failed = sum((row) => row.failed)
  const total = `Jobs: ${sum((row) => row.due)} due${oldest > 0 ? ` (the oldest for ${oldest} s)` : ''}, ${sum((row) => row.later)} later, ${failed} given up${failed > 0 ? ': see admin failed-jobs' : ''}`
  const kinds = depths
    .filter(({ due, later, failed }) => due + later + failed > 0)
    .map(({ name, due, later, failed }) => `  ${name}: ${due} due, ${later} later, ${failed} given up`)
  return [total, ...kinds].join('\n')
}
