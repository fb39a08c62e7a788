import { setTimeout as wait } from 'node:timers/promises'
import {
  type Context,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace'
import { nameOfQuery, type QueryEnd, queryEnds } from '@suv/db'
import type { FastifyRequest } from 'fastify'
import { type JobEnd, jobEnds } from './events.ts'
import type { TraceSettings } from './settings.ts'
import { currentWork } from './work.ts'

/** How long a stop waits for the collector to take what is left. */
const handOverMs = 2_000

export type Tracing = {
  readonly beginRequest: (request: FastifyRequest, feature: string) => Span
  readonly endRequest: (span: Span, status: number) => void
  /** Hands over what is left, and ends. */
  readonly close: () => Promise<void>
}

/**
 * Sends a trace of each request and job, with its queries, to an OpenTelemetry collector over OTLP and HTTP. Loaded only where one is
 * named. Attributes are routes, methods, statuses and statements' names: no address, header, body or value. What a client says of
 * sampling is not followed, so that none can have everything traced.
 */
export function openTracing({ endpoint, headers, serviceName, share }: TraceSettings): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces`, headers })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: new TraceIdRatioBasedSampler(share),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('landfall')
  const unsubscribe = [traceQueries(tracer), traceJobs(tracer)]
  return {
    beginRequest: (request, feature) => {
      const { method, id } = request
      return tracer.startSpan(
        `${method} ${feature}`,
        {
          kind: SpanKind.SERVER,
          attributes: { 'http.request.method': method, 'http.route': feature, 'landfall.request_id': id },
        },
        callerOf(request),
      )
    },
    endRequest: (span, status) => {
      span.setAttribute('http.response.status_code', status)
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    },
    close: async () => {
      for (const stop of unsubscribe) stop()
      // A collector that is gone, or says nothing, holds up no stop: what is left is lost then.
      await Promise.race([provider.shutdown().catch(() => {}), wait(handOverMs, undefined, { ref: false })])
    },
  }
}

/** The trace that the caller's own request belongs to, as W3C's traceparent tells. */
function callerOf({ headers: { traceparent } }: FastifyRequest): Context {
  const [, traceId = '', spanId = ''] =
    /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/.exec(String(traceparent)) ?? []
  const context = { traceId, spanId, traceFlags: 1, isRemote: true }
  return isSpanContextValid(context) ? trace.setSpanContext(ROOT_CONTEXT, context) : ROOT_CONTEXT
}

/** Queries of a request or a job that is traced; those of polls and probes would be most of all. */
function traceQueries(tracer: Tracer): () => void {
  const listen = (message: unknown) => {
    const parent = currentWork()?.span
    if (parent === undefined || !parent.isRecording()) return
    const { text, ms, failed } = message as QueryEnd
    const { name, operation, table } = nameOfQuery(text)
    const end = Date.now()
    const span = tracer.startSpan(
      name,
      {
        kind: SpanKind.CLIENT,
        startTime: end - ms,
        attributes: {
          'db.system.name': 'postgresql',
          'db.operation.name': operation,
          ...(table === undefined ? {} : { 'db.collection.name': table }),
        },
      },
      trace.setSpan(ROOT_CONTEXT, parent),
    )
    if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end(end)
  }
  queryEnds.subscribe(listen)
  return () => void queryEnds.unsubscribe(listen)
}

function traceJobs(tracer: Tracer): () => void {
  const listen = (message: unknown) => {
    const { kind, outcome, ms } = message as JobEnd
    const end = Date.now()
    const span = tracer.startSpan(
      `job ${kind}`,
      { kind: SpanKind.CONSUMER, startTime: end - ms, attributes: { 'landfall.job.outcome': outcome } },
      ROOT_CONTEXT,
    )
    if (outcome !== 'done') span.setStatus({ code: SpanStatusCode.ERROR })
    span.end(end)
  }
  jobEnds.subscribe(listen)
  return () => void jobEnds.unsubscribe(listen)
}
