import * as z from 'zod'
import { isThisMachine } from '../own-network.ts'
import { numberSetting, portSetting, webAddressSetting } from '../setting-fields.ts'

const shareError = 'must be a share from 0 to 1'
const shareSetting = z
  .string()
  .trim()
  .regex(/^[\d.]+$/, { error: shareError, abort: true })
  .transform(Number)
  // Also what is no number.
  .refine((share) => share >= 0 && share <= 1, shareError)

/** What operators see of the server from outside: figures, traces and slow queries. */
export const observationSettings = z
  .object({
    METRICS_PORT: portSetting.optional(),
    METRICS_HOST: z.string().default('127.0.0.1'),
    METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
    OTEL_EXPORTER_OTLP_ENDPOINT: webAddressSetting.optional(),
    OTEL_EXPORTER_OTLP_HEADERS: z.string().transform(readHeaders).default({}),
    OTEL_SERVICE_NAME: z.string().default('landfall'),
    OTEL_TRACES_SAMPLER_ARG: shareSetting.default(1),
    SLOW_QUERY_MS: numberSetting({ of: 'a number of milliseconds', min: 1 }).default(500),
  })
  .refine(
    ({ METRICS_PORT, METRICS_HOST, METRICS_TOKEN }) =>
      METRICS_PORT === undefined || isThisMachine(METRICS_HOST) || METRICS_TOKEN !== undefined,
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
            headers: given.OTEL_EXPORTER_OTLP_HEADERS,
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
function readHeaders(text: string, context: z.RefinementCtx): Record<string, string> {
  const pairs = text.split(',').filter((pair) => pair.trim() !== '')
  try {
    return Object.fromEntries(
      pairs.map((pair) => {
        const [, name = '', value = ''] = /^\s*([\w!#$%&'*+.^`|~-]+)\s*=(.*)$/.exec(pair) ?? []
        if (name === '') throw new Error(`${pair} names no header`)
        return [name, decodeURIComponent(value.trim())]
      }),
    )
  } catch {
    context.addIssue({ code: 'custom', message: 'must be name=value,…, with values percent-encoded' })
    return z.NEVER
  }
}
