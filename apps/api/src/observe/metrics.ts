import type { Channel } from 'node:diagnostics_channel'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { type Db, listQueueDepths, nameOfQuery, poolStateOf, type QueryEnd, queryEnds } from '@suv/db'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { listTurns } from '../worker-pool/turns.ts'
import {
  type JobEnd,
  jobEnds,
  type MailEnd,
  mailEnds,
  type RequestEnd,
  requestEnds,
  type UploadEnd,
  uploadEnds,
} from './events.ts'

export type Metrics = {
  readonly registry: Registry
  readonly close: () => void
}

/** How long the counts of waiting jobs are good for: several may ask, and each asks the database. */
const queueCountsLastMs = 5_000

/**
 * The figures of one process, for Prometheus. Labels are names that stand in our code: methods, routes, kinds of jobs, tables. Gauges
 * that all processes know alike, such as the queue's, are the largest of theirs where several are put together; the others their sum.
 */
export function openMetrics({ db }: { db: Db }): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]

  const requests = new Histogram({
    name: 'landfall_request_duration_seconds',
    help: 'Requests answered, by what was asked for.',
    labelNames: ['method', 'feature', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60],
    registers,
  })
  const queries = new Histogram({
    name: 'landfall_query_duration_seconds',
    help: 'Queries to the database, by operation.',
    labelNames: ['operation'],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 30],
    registers,
  })
  const failedQueries = new Counter({
    name: 'landfall_queries_failed_total',
    help: 'Queries that the database refused or did not answer.',
    registers,
  })
  const jobs = new Histogram({
    name: 'landfall_job_duration_seconds',
    help: 'Tries at jobs, by kind and how they ended: done, failed (and tried again), given up.',
    labelNames: ['kind', 'outcome'],
    buckets: [0.05, 0.25, 1, 5, 30, 120],
    registers,
  })
  const mails = new Counter({
    name: 'landfall_mails_total',
    help: 'Mails handed over: sent, refused for good, failed (and tried again).',
    labelNames: ['outcome'],
    registers,
  })
  const uploads = new Counter({
    name: 'landfall_uploads_total',
    help: 'Files that arrived: kept, refused.',
    labelNames: ['outcome'],
    registers,
  })
  const uploadBytes = new Counter({
    name: 'landfall_upload_bytes_total',
    help: 'Bytes of the files that arrived.',
    registers,
  })
  // Names that appear with their first event are missed by rate() and increase() before.
  for (const outcome of ['sent', 'refused', 'failed']) mails.inc({ outcome }, 0)
  for (const outcome of ['kept', 'refused']) uploads.inc({ outcome }, 0)

  new Gauge({
    name: 'landfall_processes',
    help: 'Processes whose figures these are: memory and the like is that of all of them together.',
    registers,
  }).set(1)
  new Gauge({
    name: 'landfall_database_connections',
    help: 'Connections of the pool by state, and callers that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      const { open = 0, idle = 0, waiting = 0, most = 0 } = poolStateOf(db) ?? {}
      this.set({ state: 'used' }, open - idle)
      this.set({ state: 'idle' }, idle)
      this.set({ state: 'waiting' }, waiting)
      this.set({ state: 'most' }, most)
    },
  })
  new Gauge({
    name: 'landfall_turns',
    help: 'Heavy work in this process, such as exports: under way and waiting.',
    labelNames: ['work', 'state'],
    registers,
    collect() {
      for (const { name, running, waiting } of listTurns()) {
        this.set({ work: name, state: 'running' }, running)
        this.set({ work: name, state: 'waiting' }, waiting)
      }
    },
  })
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  new Gauge({
    name: 'landfall_event_loop_delay_max_seconds',
    help: 'The longest time for which the event loop was held up since the last reading, in the process that had the longest.',
    aggregator: 'max',
    registers,
    collect() {
      this.set(delay.max / 1e9)
      delay.reset()
    },
  })
  watchQueue(db, registers)

  const unsubscribe = [
    listen<RequestEnd>(requestEnds, ({ method, feature, status, ms }) =>
      requests.observe({ method, feature, status }, ms / 1000),
    ),
    listen<QueryEnd>(queryEnds, ({ text, ms, failed }) => {
      queries.observe({ operation: nameOfQuery(text).operation }, ms / 1000)
      if (failed) failedQueries.inc()
    }),
    listen<JobEnd>(jobEnds, ({ kind, outcome, ms }) => jobs.observe({ kind, outcome }, ms / 1000)),
    listen<MailEnd>(mailEnds, ({ outcome }) => mails.inc({ outcome })),
    listen<UploadEnd>(uploadEnds, ({ outcome, bytes }) => {
      uploads.inc({ outcome })
      uploadBytes.inc(bytes)
    }),
  ]
  return {
    registry,
    close: () => {
      for (const stop of unsubscribe) stop()
      delay.disable()
      registry.clear()
    },
  }
}

/** The queue is the same for all processes, so the largest count is the count. */
function watchQueue(db: Db, registers: Registry[]): void {
  let asked: { at: number; depths: ReturnType<typeof listQueueDepths> } | undefined
  const depths = async () => {
    if (asked === undefined || performance.now() - asked.at > queueCountsLastMs)
      asked = { at: performance.now(), depths: listQueueDepths(db) }
    try {
      return await asked.depths
    } catch {
      // The other figures are told all the same, most of all while the database is gone.
      asked = undefined
      return []
    }
  }
  new Gauge({
    name: 'landfall_jobs_waiting',
    help: 'Jobs in the queue: due now, later, given up and not forgotten yet.',
    labelNames: ['kind', 'state'],
    aggregator: 'max',
    registers,
    async collect() {
      this.reset()
      for (const { name: kind, due, later, failed } of await depths()) {
        this.set({ kind, state: 'due' }, due)
        this.set({ kind, state: 'later' }, later)
        this.set({ kind, state: 'given up' }, failed)
      }
    },
  })
  new Gauge({
    name: 'landfall_jobs_oldest_seconds',
    help: 'How long the oldest job that is due has been.',
    labelNames: ['kind'],
    aggregator: 'max',
    registers,
    async collect() {
      this.reset()
      for (const { name: kind, oldestSeconds } of await depths()) this.set({ kind }, oldestSeconds ?? 0)
    },
  })
}

function listen<Event>(events: Channel, hear: (event: Event) => void): () => void {
  const take = (event: unknown) => hear(event as Event)
  events.subscribe(take)
  return () => void events.unsubscribe(take)
}
