import * as z from 'zod'
import { numberSetting, webAddressSetting } from '../setting-fields.ts'

const loopbackHosts = new Set(['127.0.0.1', 'localhost', '::1'])

/** What operators see of the server from outside: figures, traces and slow queries. */
export const observationSettings = z
  .object({
    METRICS_PORT: z.coerce.number('must be a port number').int().min(1).max(65_535).optional(),
    METRICS_HOST: z.string().default('127.0.0.1'),
    METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
    OTEL_EXPORTER_OTLP_ENDPOINT: webAddressSetting.optional(),
    OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
    OTEL_SERVICE_NAME: z.string().default('landfall'),
    OTEL_TRACES_SAMPLER_ARG: z.coerce.number('must be a share from 0 to 1').min(0).max(1).default(1),
    SLOW_QUERY_MS: numberSetting({ of: 'a number of milliseconds', min: 1 }).default(500),
  })
  .refine(
    ({ METRICS_PORT, METRICS_HOST, METRICS_TOKEN }) =>
      METRICS_PORT === undefined || loopbackHosts.has(METRICS_HOST) || METRICS_TOKEN !== undefined,
    {
      path: ['METRICS_TOKEN'],
      error: 'is required where METRICS_HOST opens the figures to other machines',
    },
  )
  .transform((given) => ({
    metrics:
      given.METRICS_PORT === undefined
        ? undefined
        : { port: given.METRICS_PORT, host: given.METRICS_HOST, token: given.METRICS_TOKEN },
    traces:
      given.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? undefined
        : {
            endpoint: given.OTEL_EXPORTER_OTLP_ENDPOINT,
            headers: readHeaders(given.OTEL_EXPORTER_OTLP_HEADERS ?? ''),
            serviceName: given.OTEL_SERVICE_NAME,
            share: given.OTEL_TRACES_SAMPLER_ARG,
          },
    /** A query that takes longer is named in the log. */
    slowQueryMs: given.SLOW_QUERY_MS,
  }))

type Settings = z.output<typeof observationSettings>
export type MetricsSettings = NonNullable<Settings['metrics']>
export type TraceSettings = NonNullable<Settings['traces']>

/** `name=value,name=value`, percent-encoded, as OpenTelemetry has it. */
function readHeaders(text: string): Record<string, string> {
  return Object.fromEntries(
    text
      .split(',')
      .map((pair) => pair.split('='))
      .flatMap(([name = '', ...value]) =>
        name.trim() === '' ? [] : [[name.trim(), decodeURIComponent(value.join('=').trim())]],
      ),
  )
}
