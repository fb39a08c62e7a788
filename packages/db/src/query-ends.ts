import { channel } from 'node:diagnostics_channel'

/** A query that PostgreSQL has answered or refused. */
export type QueryEnd = {
  /** The statement, with `$1` where its values stood. */
  readonly text: string
  /** From the call to the answer, in milliseconds; waiting for a shared connection counts. */
  readonly ms: number
  readonly failed: boolean
}

/**
 * Every query of a pool that openDatabase made, told in the asynchronous context of its caller. Without a subscriber nothing is
 * measured.
 */
export const queryEnds = channel('landfall:query')

/** Tells of `answer` once it is there, and hands it on. */
export function tellEnd<Answer>(text: string, ask: () => Promise<Answer>): Promise<Answer> {
  return queryEnds.hasSubscribers ? askAndTell(text, ask) : ask()
}

async function askAndTell<Answer>(text: string, ask: () => Promise<Answer>): Promise<Answer> {
  const begun = performance.now()
  let failed = true
  try {
    const answer = await ask()
    failed = false
    return answer
  } finally {
    queryEnds.publish({ text, ms: performance.now() - begun, failed } satisfies QueryEnd)
  }
}
