import autocannon from 'autocannon'
import type { Caller } from './seed.ts'
import type { RunningServer } from './servers.ts'

export type Request = {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Record<string, string>
  readonly body?: string
}

/** Requests a second answered with 200, the 99th percentile of their time in milliseconds, and the server's processor time for each in milliseconds. */
export type Load = { readonly rate: number; readonly p99: number; readonly cpuMs: number }

/** Asks as one caller after the other, over so many connections. @throws where anything else than 200 answers. */
export async function load(
  { address, cpuMs }: Pick<RunningServer, 'address' | 'cpuMs'>,
  requests: readonly Request[],
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Load> {
  const before = cpuMs()
  const result = await autocannon({ url: address, connections, duration: seconds, requests: [...requests] })
  if (result.non2xx > 0 || result.errors > 0 || result['2xx'] === 0) {
    throw new Error(
      `${address}${requests[0]?.path}: ${result.non2xx} other statuses, ${result.errors} errors, ${result['2xx']} answers`,
    )
  }
  return {
    rate: result['2xx'] / result.duration,
    p99: result.latency.p99,
    cpuMs: (cpuMs() - before) / result['2xx'],
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
