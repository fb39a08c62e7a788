import autocannon from 'autocannon'
import type { Caller } from './seed.ts'
import type { RunningServer } from './servers.ts'

export type Request = {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Record<string, string>
  readonly body?: string
}

/**
 * Requests a second, the 99th percentile of their time in milliseconds, and the server's processor time for each in milliseconds;
 * all of it after the first part of a run, in which the connections are opened and code is compiled.
 */
export type Load = { readonly rate: number; readonly p99: number; readonly cpuMs: number }

/** How long a run goes on before it counts. */
const warmUpSeconds = 1

/** Asks as one caller after the other, over so many connections. @throws where anything else than 200 answers. */
export async function load(
  { address, cpuMs }: Pick<RunningServer, 'address' | 'cpuMs'>,
  requests: readonly Request[],
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Load> {
  const times: number[] = []
  let cpuBefore = 0
  let begin = Number.POSITIVE_INFINITY
  let end = Number.POSITIVE_INFINITY
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(
      { url: address, connections, duration: warmUpSeconds + seconds, requests: [...requests] },
      (error, done) => (error == null ? resolve(done) : reject(error)),
    )
    setTimeout(() => {
      cpuBefore = cpuMs()
      begin = performance.now()
    }, warmUpSeconds * 1000)
    run.on('response', (_client, _status, _bytes, time) => {
      if (performance.now() < begin) return
      times.push(time)
      end = performance.now()
    })
  })
  const failures = result.non2xx + result.errors + result.timeouts
  if (failures > 0 || times.length === 0) {
    throw new Error(
      `${address}${requests[0]?.path}: ${result.non2xx} other statuses, ${result.errors} errors, ${times.length} answers`,
    )
  }
  times.sort((a, b) => a - b)
  return {
    rate: (times.length * 1000) / (end - begin),
    p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
    cpuMs: (cpuMs() - cpuBefore) / times.length,
  }
}

export type Scenario = {
  readonly name: string
  /** What the product and what the twin is asked. */
  readonly product: (caller: Caller) => Request
  readonly twin: (caller: Caller) => Request
  readonly connections: number
}

const bySession = ({ cookie }: Caller) => ({ cookie })
const byKey = ({ apiKey }: Caller) => ({ 'x-api-key': apiKey })
const read = (caller: Caller, headers: Record<string, string>): Request => ({
  method: 'GET',
  path: `/api/milestones/${caller.userId}`,
  headers,
})
const newMilestone = JSON.stringify({ title: 'Sign the term sheet', status: 'upcoming', category: 'legal' })
const write = (caller: Caller): Request => ({
  method: 'POST',
  path: '/api/milestones',
  headers: { ...bySession(caller), 'content-type': 'application/json' },
  body: newMilestone,
})
const list = (caller: Caller): Request => ({
  method: 'GET',
  path: `/trpc/milestones.list?input=${encodeURIComponent(JSON.stringify({ json: { id: caller.userId } }))}`,
  headers: bySession(caller),
})
const bySessionRead = (caller: Caller) => read(caller, bySession(caller))
const byKeyRead = (caller: Caller) => read(caller, byKey(caller))

export const scenarios: readonly Scenario[] = [
  { name: 'GET /api/milestones/{id}, session', product: bySessionRead, twin: bySessionRead, connections: 32 },
  { name: 'the same, API key', product: byKeyRead, twin: byKeyRead, connections: 32 },
  { name: 'milestones.list over tRPC, session', product: list, twin: bySessionRead, connections: 32 },
  { name: 'the first, at 100 connections', product: bySessionRead, twin: bySessionRead, connections: 100 },
  // Last: it makes the lists longer.
  { name: 'POST /api/milestones, session', product: write, twin: write, connections: 32 },
]
