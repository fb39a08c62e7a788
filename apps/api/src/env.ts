import { resolve } from 'node:path'
import { productName } from '@suv/domain'
import * as z from 'zod'
import type { ModelSettings } from './document-analyzer/model.ts'
import type { S3Settings } from './files/s3.ts'

const workspaceRoot = resolve(import.meta.dirname, '../../..')

const environmentSchema = z
  .object({
    PORT: z.coerce.number('must be a port number').int().min(1).max(65_535).default(3000),
    HOST: z.string().default('127.0.0.1'),
    DATA_DIR: z
      .string()
      .default('.data')
      .transform((folder) => resolve(workspaceRoot, folder)),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
    AUTH_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
    PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp(s):// address' }).optional(),
    MAIL_FROM: z.string().optional(),
    STRIPE_SECRET_KEY: z.string().optional(),
    STRIPE_WEBHOOK_SECRET: z.string().optional(),
    STRIPE_API_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
    WOOCOMMERCE_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
    WOOCOMMERCE_PRODUCT_ID: z.coerce.number('must be the number of a product').int().min(1).optional(),
    WOOCOMMERCE_WEBHOOK_SECRET: z.string().optional(),
    TRUST_PROXY: z
      .string()
      .transform((list) => list.split(',').map((address) => address.trim()))
      .optional(),
    REQUESTS_PER_MINUTE: z.coerce.number('must be a number').int().min(1).default(600),
    AI_BASE_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
    AI_MODEL: z.string().max(200).optional(),
    AI_API_KEY: z.string().optional(),
    AI_CALLS_PER_DAY: z.coerce.number('must be a number').int().min(0).default(20),
    MEMBER_STORAGE_BYTES: z.coerce.number('must be a number of bytes').int().min(1).default(1_073_741_824),
    CLAMD_URL: z.url({ protocol: /^tcp$/, error: 'must be a tcp://host:port address' }).optional(),
    S3_BUCKET: z.string().optional(),
    S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
    S3_REGION: z.string().default('us-east-1'),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    S3_FORCE_PATH_STYLE: z.stringbool({ error: 'must be true or false' }).optional(),
    S3_STS_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
    S3_STS_ROLE_ARN: z.string().optional(),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  })
  .refine((environment) => environment.DATABASE_URL === undefined || environment.AUTH_SECRET !== undefined, {
    path: ['AUTH_SECRET'],
    error: 'is required together with DATABASE_URL: it signs the session cookies of every process',
  })
  .refine((environment) => !environment.AI_BASE_URL === !environment.AI_MODEL, {
    path: ['AI_MODEL'],
    error: 'and AI_BASE_URL go together',
  })
  .refine((environment) => !environment.S3_ACCESS_KEY_ID === !environment.S3_SECRET_ACCESS_KEY, {
    path: ['S3_SECRET_ACCESS_KEY'],
    error: 'and S3_ACCESS_KEY_ID go together',
  })
  .refine((environment) => !environment.S3_STS_ENDPOINT === !environment.S3_STS_ROLE_ARN, {
    path: ['S3_STS_ROLE_ARN'],
    error: 'and S3_STS_ENDPOINT go together',
  })
  .refine((environment) => environment.SMTP_URL === undefined || environment.MAIL_FROM !== undefined, {
    path: ['MAIL_FROM'],
    error:
      'is required together with SMTP_URL: the sender of every mail, such as Landfall <mail@example.com>',
  })
  .refine(
    ({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }) =>
      (STRIPE_SECRET_KEY === undefined) === (STRIPE_WEBHOOK_SECRET === undefined),
    {
      path: ['STRIPE_WEBHOOK_SECRET'],
      error: 'and STRIPE_SECRET_KEY go together: one takes payments, the other believes the reports of them',
    },
  )
  .refine(
    ({ WOOCOMMERCE_URL, WOOCOMMERCE_PRODUCT_ID, WOOCOMMERCE_WEBHOOK_SECRET }) =>
      new Set(
        [WOOCOMMERCE_URL, WOOCOMMERCE_PRODUCT_ID, WOOCOMMERCE_WEBHOOK_SECRET].map(
          (value) => value === undefined,
        ),
      ).size === 1,
    {
      path: ['WOOCOMMERCE_URL'],
      error: ', WOOCOMMERCE_PRODUCT_ID and WOOCOMMERCE_WEBHOOK_SECRET go together',
    },
  )
  .refine(
    ({ STRIPE_SECRET_KEY, WOOCOMMERCE_URL }) =>
      STRIPE_SECRET_KEY === undefined || WOOCOMMERCE_URL === undefined,
    { path: ['WOOCOMMERCE_URL'], error: 'cannot stand beside STRIPE_SECRET_KEY: choose one that sells' },
  )

/** Who sells the membership. */
export type CheckoutSettings =
  | { readonly provider: 'none' }
  | {
      readonly provider: 'stripe'
      readonly secretKey: string
      readonly webhookSecret: string
      readonly apiUrl: string | undefined
    }
  | {
      readonly provider: 'woocommerce'
      readonly storeUrl: string
      readonly productId: number
      readonly webhookSecret: string
    }

export type Environment = {
  readonly port: number
  readonly host: string
  /** Absolute path of the folder that holds everything the embedded adapters keep. */
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly authSecret: string | undefined
  /** Origin under which members reach the site, without a trailing slash; undefined: whatever they typed. */
  readonly publicUrl: string | undefined
  /** Origin for links in mails: `publicUrl`, or else the address that is listened on. */
  readonly siteUrl: string
  /** `smtp(s)://user:password@host:port`; undefined: mails are written into a folder. */
  readonly smtpUrl: string | undefined
  /** Sender of every mail. */
  readonly mailFrom: string
  readonly checkout: CheckoutSettings
  /** Addresses or ranges of proxies whose X-Forwarded-For is believed. */
  readonly trustProxy: readonly string[] | undefined
  /** Requests that one address may make in a minute. */
  readonly requestsPerMinute: number
  /** An OpenAI-compatible model; undefined: documents are read by rules. */
  readonly model: ModelSettings | undefined
  /** What all files of one member may take together. */
  readonly memberStorageBytes: number
  /** ClamAV's daemon, tcp://host:port; undefined: no virus check. */
  readonly clamdUrl: URL | undefined
  /** Undefined: files are kept in `dataDir`. */
  readonly s3: S3Settings | undefined
  readonly logLevel: z.infer<typeof environmentSchema>['LOG_LEVEL']
  /** Embedded database on a loopback address: the only place where the sample member exists. */
  readonly isLocalTrial: boolean
}

/** Addresses that mean every address of the machine: nobody can open them. */
const anyHosts = new Set(['0.0.0.0', '::'])

function listeningAddress(host: string, port: number): string {
  const name = anyHosts.has(host) ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

const loopbackHosts = new Set(['127.0.0.1', 'localhost', '::1'])

/** What is wrong with the environment, in words for the person who set it. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError'
}

/**
 * Reads the settings from environment variables; the only place that does. An empty variable counts as unset.
 *
 * @throws EnvironmentError naming each variable that cannot be used.
 */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = environmentSchema.safeParse(set)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new EnvironmentError(`These settings cannot be used:\n${lines.join('\n')}`)
  }
  const environment = parsed.data
  const publicUrl = environment.PUBLIC_URL === undefined ? undefined : new URL(environment.PUBLIC_URL).origin
  return {
    port: environment.PORT,
    host: environment.HOST,
    dataDir: environment.DATA_DIR,
    databaseUrl: environment.DATABASE_URL,
    authSecret: environment.AUTH_SECRET,
    publicUrl,
    siteUrl: publicUrl ?? listeningAddress(environment.HOST, environment.PORT),
    smtpUrl: environment.SMTP_URL,
    mailFrom: environment.MAIL_FROM ?? `${productName} <no-reply@localhost>`,
    checkout: readCheckout(environment),
    trustProxy: environment.TRUST_PROXY,
    requestsPerMinute: environment.REQUESTS_PER_MINUTE,
    model: readModelSettings(environment),
    memberStorageBytes: environment.MEMBER_STORAGE_BYTES,
    clamdUrl: environment.CLAMD_URL === undefined ? undefined : new URL(environment.CLAMD_URL),
    s3: readS3Settings(environment),
    logLevel: environment.LOG_LEVEL,
    isLocalTrial: environment.DATABASE_URL === undefined && loopbackHosts.has(environment.HOST),
  }
}

function readCheckout(environment: z.infer<typeof environmentSchema>): CheckoutSettings {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL } = environment
  if (STRIPE_SECRET_KEY !== undefined && STRIPE_WEBHOOK_SECRET !== undefined) {
    return {
      provider: 'stripe',
      secretKey: STRIPE_SECRET_KEY,
      webhookSecret: STRIPE_WEBHOOK_SECRET,
      apiUrl: STRIPE_API_URL,
    }
  }
  const { WOOCOMMERCE_URL, WOOCOMMERCE_PRODUCT_ID, WOOCOMMERCE_WEBHOOK_SECRET } = environment
  if (
    WOOCOMMERCE_URL !== undefined &&
    WOOCOMMERCE_PRODUCT_ID !== undefined &&
    WOOCOMMERCE_WEBHOOK_SECRET !== undefined
  ) {
    return {
      provider: 'woocommerce',
      storeUrl: WOOCOMMERCE_URL.replace(/\/+$/, ''),
      productId: WOOCOMMERCE_PRODUCT_ID,
      webhookSecret: WOOCOMMERCE_WEBHOOK_SECRET,
    }
  }
  return { provider: 'none' }
}

function readModelSettings(environment: z.infer<typeof environmentSchema>): ModelSettings | undefined {
  const { AI_BASE_URL: baseUrl, AI_MODEL: model, AI_API_KEY: apiKey, AI_CALLS_PER_DAY } = environment
  if (baseUrl === undefined || model === undefined) return undefined
  return { baseUrl, model, apiKey, callsPerDay: AI_CALLS_PER_DAY }
}

function readS3Settings(environment: z.infer<typeof environmentSchema>): S3Settings | undefined {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = environment
  const { S3_STS_ENDPOINT, S3_STS_ROLE_ARN } = environment
  if (bucket === undefined) return undefined
  return {
    bucket,
    endpoint,
    region: environment.S3_REGION,
    // Storages other than Amazon's seldom have a name for each bucket.
    pathStyle: environment.S3_FORCE_PATH_STYLE ?? endpoint !== undefined,
    credentials:
      S3_ACCESS_KEY_ID === undefined || S3_SECRET_ACCESS_KEY === undefined
        ? undefined
        : { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
    sts:
      S3_STS_ENDPOINT === undefined || S3_STS_ROLE_ARN === undefined
        ? undefined
        : { endpoint: S3_STS_ENDPOINT, roleArn: S3_STS_ROLE_ARN },
  }
}
