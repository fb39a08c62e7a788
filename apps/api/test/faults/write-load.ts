import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '@suv/db'
import type { Caller } from '../../bench/seed.ts'

export type WriteLoad = {
  /** Settles when so many further writes have been acknowledged. */
  readonly acknowledgedMore: (count: number) => Promise<void>
  /** From now on a failure is one after the fault. */
  readonly faultEnded: () => void
  /** Ends the load: every write that was begun is tried until it is acknowledged. */
  readonly finish: (db: Db) => Promise<Outcome>
}

export type Outcome = {
  /** Different writes. */
  readonly sent: number
  readonly acknowledged: number
  /** Tries that were not answered with 200: refused, broken off, or late. */
  readonly failedTries: number
  /** What those tries ended with: a status, an error's code, or `late`. */
  readonly failures: Readonly<Record<string, number>>
  readonly found: number
  /** Acknowledged and not there. */
  readonly lost: number
  readonly doubled: number
  /** From the end of the fault to the last failed try. */
  readonly recoverySeconds: number
}

const tryTimeoutMs = 8_000
/** Of who tries nothing twice: an answer that is late on a busy machine is none that was dropped. */
const onlyTryTimeoutMs = 60_000

/**
 * Members who write one milestone after the other, each under an Idempotency-Key of its own, and try again with the same key after
 * every failure, as a good client does.
 *
 * @param choose the address of the server to ask next.
 */
export function startWriteLoad(
  choose: () => string,
  { callers, retries = true }: { callers: readonly Caller[]; retries?: boolean },
): WriteLoad {
  const mark = randomUUID()
  const agent = new Agent({ keepAlive: true, maxSockets: 100 })
  const acknowledged = new Set<string>()
  let sent = 0
  let failedTries = 0
  const failures: Record<string, number> = {}
  let stopping = false
  let endedAt = Number.POSITIVE_INFINITY
  let lastFailureAt = 0

  const write = async ({ apiKey }: Caller, title: string) => {
    for (;;) {
      const begun = performance.now()
      const end = await post(`${choose()}/api/milestones`, agent, {
        timeout: retries ? tryTimeoutMs : onlyTryTimeoutMs,
        'x-api-key': apiKey,
        'idempotency-key': title,
        body: JSON.stringify({ title, status: 'upcoming', category: 'legal' }),
      })
      if (end === 200) {
        acknowledged.add(title)
        return
      }
      failedTries += 1
      failures[end] = (failures[end] ?? 0) + 1
      // One that was under way when the fault ended fails because of the fault.
      if (begun > endedAt) lastFailureAt = performance.now()
      if (!retries) return
      await wait(100)
    }
  }
  const writers = callers.map(async (caller) => {
    while (!stopping) {
      sent += 1
      await write(caller, `${mark} ${sent}`)
      await wait(20)
    }
  })

  return {
    acknowledgedMore: async (count) => {
      const goal = acknowledged.size + count
      while (acknowledged.size < goal) await wait(10)
    },
    faultEnded: () => {
      endedAt = performance.now()
    },
    finish: async (db) => {
      stopping = true
      await Promise.all(writers)
      agent.destroy()
      const rows = await db
        .selectFrom('milestones')
        .select('title')
        .where('title', 'like', `${mark}%`)
        .execute()
      const found = new Set(rows.map(({ title }) => title))
      return {
        sent,
        acknowledged: acknowledged.size,
        failedTries,
        failures,
        found: found.size,
        lost: [...acknowledged].filter((title) => !found.has(title)).length,
        doubled: rows.length - found.size,
        recoverySeconds: Math.max(0, lastFailureAt - endedAt) / 1000,
      }
    },
  }
}

/** @returns the status, or in a word why there is none. */
function post(
  url: string,
  agent: Agent,
  { body, timeout, ...headers }: Record<string, string | number> & { body: string; timeout: number },
): Promise<number | string> {
  return new Promise((resolve) => {
    const broken = (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message)
    const asked = request(
      url,
      {
        method: 'POST',
        agent,
        timeout,
        headers: {
          ...headers,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        },
      },
      (response) => {
        response.resume()
        response.on('end', () => resolve(response.statusCode ?? 'no status'))
        response.on('error', broken)
      },
    )
    asked.on('timeout', () => {
      resolve('late')
      asked.destroy()
    })
    asked.on('error', broken)
    asked.end(body)
  })
}

/** One line of the fault table. */
export function printOutcome(fault: string, outcome: Outcome): void {
  const { sent, acknowledged, found, lost, doubled, failedTries, failures, recoverySeconds } = outcome
  const ends = Object.entries(failures).map(([end, count]) => `${end}: ${count}`)
  const tries = ends.length === 0 ? '0' : `${failedTries} (${ends.join(', ')})`
  process.stdout.write(
    `fault | ${fault} | sent ${sent} | acknowledged ${acknowledged} | found ${found} | lost ${lost} | doubled ${doubled} | failed tries ${tries} | recovered in ${recoverySeconds.toFixed(1)} s\n`,
  )
}
