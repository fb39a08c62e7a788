import type {
  FastifyRateLimitOptions,
  FastifyRateLimitStore,
  FastifyRateLimitStoreCtor,
} from '@fastify/rate-limit'
import { addRequests, deleteRequestCountsBefore } from '@suv/db'
import type { AppDependencies } from '../dependencies.ts'

/** Addresses that a process remembers in a window. */
const mostKeys = 5000
/** In how many parts a process tells the others of what it let through. */
const parts = 20

/** What the plugin really hands over for a route with a limit of its own; its types say otherwise. */
type RouteLimit = { routeInfo: { url: string } }

type Count = {
  /** Of this window, over all processes, as far as this one knows. */
  total: number
  /** What the others have not been told. */
  untold: number
}

/**
 * Counts the requests of an address in windows of time, for @fastify/rate-limit, whose own store waits for a clock that was ahead
 * to come round again, and refuses until then. Over all processes on one database, where others serve on it: a process counts by itself and
 * adds to the common count whenever a twentieth of the limit has come together, so that few requests wait for the database. Of n
 * processes together an address therefore gets at most (n - 1) / 20 more than the limit; a limit of 20 or less is held to the request.
 * Where the database cannot be asked, each process counts on alone.
 */
export function requestCounts({
  db,
  clock,
  log,
  sharesRequestCounts,
}: Pick<AppDependencies, 'db' | 'clock' | 'log' | 'sharesRequestCounts'>): FastifyRateLimitStoreCtor {
  let tidiedAt = 0

  /** Once for all limits: they have one table. */
  function forgetWindowsBefore(start: number): void {
    if (!sharesRequestCounts || start === tidiedAt) return
    tidiedAt = start
    deleteRequestCountsBefore(db, { before: new Date(start) }).catch((err: unknown) =>
      log.warn({ err }, 'old request counts could not be deleted'),
    )
  }

  return class RequestCounts implements FastifyRateLimitStore {
    readonly #limit: string
    #windowStart = 0
    #counts = new Map<string, Count>()

    constructor(_options: FastifyRateLimitOptions, limit = 'all') {
      this.#limit = limit
    }

    incr(
      address: string,
      callback: Parameters<FastifyRateLimitStore['incr']>[1],
      timeWindow: number,
      max: number,
    ): void {
      const now = clock.now().getTime()
      this.#startWindow(this.#windowOf(now, timeWindow), timeWindow)
      const windowStart = this.#windowStart
      const answer = ({ total }: Count) =>
        callback(null, { current: total, ttl: windowStart + timeWindow - now })
      const count = this.#countOf(address)
      count.total += 1
      count.untold += 1
      // Whoever is over the limit is refused without asking the database.
      if (!sharesRequestCounts || count.total > max || count.untold < max / parts) {
        answer(count)
        return
      }
      const requests = count.untold
      count.untold = 0
      addRequests(db, {
        key: `${this.#limit} ${address}`,
        windowStart: new Date(windowStart),
        requests,
      }).then(
        (told) => {
          count.total = told + count.untold
          answer(count)
        },
        (err: unknown) => {
          log.warn({ err }, 'requests are counted by this process alone')
          count.untold += requests
          answer(count)
        },
      )
    }

    child(options: object): FastifyRateLimitStore {
      return new RequestCounts({}, (options as RouteLimit).routeInfo.url)
    }

    #countOf(address: string): Count {
      const known = this.#counts.get(address)
      if (known !== undefined) return known
      if (this.#counts.size >= mostKeys) {
        const [oldest] = this.#counts.keys()
        if (oldest !== undefined) this.#counts.delete(oldest)
      }
      const count = { total: 0, untold: 0 }
      this.#counts.set(address, count)
      return count
    }

    /** Processes that count together begin at the same moment of the clock, and one by itself with what it is asked first. */
    #windowOf(now: number, timeWindow: number): number {
      if (sharesRequestCounts) return now - (now % timeWindow)
      const isWithin = now >= this.#windowStart && now < this.#windowStart + timeWindow
      return isWithin ? this.#windowStart : now
    }

    #startWindow(start: number, timeWindow: number): void {
      if (start === this.#windowStart) return
      this.#windowStart = start
      this.#counts = new Map()
      forgetWindowsBefore(start - timeWindow)
    }
  }
}
