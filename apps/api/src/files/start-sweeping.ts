import type { FastifyBaseLogger } from 'fastify'
import type { AppDependencies } from '../dependencies.ts'
import { sweepOrphans } from './sweep-orphans.ts'

const everyMs = 3_600_000
const firstAfterMs = 60_000

/** Sweeps the files a minute after the start and then every hour. @returns how to stop; a sweep under way ends first. */
export function startSweeping(
  { db, files, clock }: Pick<AppDependencies, 'db' | 'files' | 'clock'>,
  log: FastifyBaseLogger,
): () => Promise<void> {
  let underWay: Promise<void> | undefined
  const sweep = () => {
    underWay ??= sweepOrphans(db, files, { now: clock.now() })
      .then(({ strangers, ...swept }) => {
        if (swept.uploads + swept.files > 0) log.info(swept, 'files without a record were deleted')
        if (strangers > 0)
          log.error(
            { files: strangers },
            'files were left that belong to nobody whom this database has known: is it the one of this storage?',
          )
      })
      .catch((err: unknown) => log.error({ err }, 'files could not be swept'))
      .finally(() => {
        underWay = undefined
      })
  }
  const first = setTimeout(sweep, firstAfterMs).unref()
  const timer = setInterval(sweep, everyMs).unref()
  return async () => {
    clearTimeout(first)
    clearInterval(timer)
    await underWay
  }
}
