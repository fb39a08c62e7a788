/**
 * What figures for Prometheus cost a request, in processor time of the process: node bench/metrics-cost.ts
 *
 * A read by session tells of its end and of two queries. That is told 20,000 times with nobody listening and 20,000 times with the figures
 * being gathered, in turns, and of all turns the least counts: what else the machine does only lengthens one. To read the figures, which
 * Prometheus does every fifteen seconds, is no part of it.
 */
import { queryEnds } from '@suv/db'
import { requestEnds } from '../src/observe/events.ts'
import { openMetrics } from '../src/observe/metrics.ts'

const requests = 20_000
const turns = 40

const query = { text: 'select "id" from "milestones" where "user_id" = $1', ms: 0.8, failed: false }
const request = { method: 'GET', feature: 'milestones.list', status: 200 }

function tell(): void {
  for (let count = 0; count < requests; count += 1) {
    for (let nth = 0; nth < 2; nth += 1) if (queryEnds.hasSubscribers) queryEnds.publish({ ...query })
    if (requestEnds.hasSubscribers) requestEnds.publish({ ...request, ms: count % 40 })
  }
}

/** Microseconds of processor time a request, the least of all turns. */
function leastOf(work: () => void): number {
  let least = Number.POSITIVE_INFINITY
  for (let turn = 0; turn < turns; turn += 1) {
    const before = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(before)
    least = Math.min(least, (user + system) / requests)
  }
  return least
}

const without = leastOf(tell)
const { close } = openMetrics({ db: {} as never })
const gathered = leastOf(tell)
close()
console.warn(
  `Over ${requests} requests, the least of ${turns} turns: ${without.toFixed(2)} µs a request without figures, ${gathered.toFixed(2)} µs with them.`,
)
process.exit(0)
