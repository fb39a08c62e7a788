import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import * as z from 'zod'
import { backupSettings } from './backup/settings.ts'
import { checkoutSettings } from './checkout/settings.ts'
import { analysisSettings } from './document-analyzer/settings.ts'
import { fileSettings } from './files/settings.ts'
import { mailSettings } from './mail/settings.ts'
import { observationSettings } from './observe/settings.ts'
import { isInOwnNetwork, isThisMachine } from './own-network.ts'
import { withSecretFiles } from './secret-files.ts'
import { isNetwork, noNetworkText, numberSetting, portSetting, webAddressSetting } from './setting-fields.ts'
import { webhookSettings } from './webhooks/settings.ts'

const workspaceRoot = resolve(import.meta.dirname, '../../..')

const listeningSettings = z
  .object({
    PORT: portSetting.default(3000),
    HOST: z.string().default('127.0.0.1'),
    WORKERS: z
      .union(
        [z.literal('auto'), numberSetting({ min: 1, max: 256 })],
        "must be a number, 1 to 256, or 'auto'",
      )
      .default(1),
    DRAIN_SECONDS: numberSetting({ of: 'a number of seconds', min: 0, max: 3600 }).default(0),
  })
  .transform(({ PORT, HOST, WORKERS, DRAIN_SECONDS }) => ({
    port: PORT,
    host: HOST,
    workers: WORKERS,
    /** How long requests are still taken after SIGTERM, while /readyz says that no more are wanted. */
    drainSeconds: DRAIN_SECONDS,
  }))

const databaseSettings = z
  .object({
    DATA_DIR: z.string().default('.data'),
    DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address', abort: true })
      .optional(),
    DATABASE_DIRECT_URL: z
      .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address', abort: true })
      .optional(),
    AUTH_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
    PREPARED_STATEMENTS: z.enum(['true', 'false']).default('true'),
    ALLOW_NEWER_SCHEMA: z.enum(['true', 'false']).default('false'),
  })
  .refine(
    ({ DATABASE_URL, DATABASE_DIRECT_URL }) =>
      DATABASE_URL !== undefined || DATABASE_DIRECT_URL === undefined,
    { path: ['DATABASE_DIRECT_URL'], error: 'goes with DATABASE_URL, which is missing' },
  )
  .refine(({ DATABASE_URL, AUTH_SECRET }) => DATABASE_URL === undefined || AUTH_SECRET !== undefined, {
    path: ['AUTH_SECRET'],
    error: 'is required together with DATABASE_URL: it signs the session cookies of every process',
  })
  .transform(({ DATA_DIR, DATABASE_URL, DATABASE_DIRECT_URL, AUTH_SECRET, ...flags }) => ({
    /** Absolute path of the folder that holds everything the embedded adapters keep. */
    dataDir: resolve(workspaceRoot, DATA_DIR),
    /** Undefined: the embedded database. */
    databaseUrl: DATABASE_URL,
    /**
     * The same database without a pooler between, for what needs one session from beginning to end: migrations, LISTEN. Undefined
     * with the embedded database.
     */
    databaseDirectUrl: DATABASE_DIRECT_URL ?? DATABASE_URL,
    authSecret: AUTH_SECRET,
    preparesStatements: flags.PREPARED_STATEMENTS === 'true',
    /** To go back by one version: works on a schema that has migrations which this version does not know. */
    allowsNewerSchema: flags.ALLOW_NEWER_SCHEMA === 'true',
  }))

/** Ranges that Fastify knows by a name. */
const proxyRanges = new Set(['loopback', 'linklocal', 'uniquelocal'])

const siteSettings = z
  .object({
    PUBLIC_URL: webAddressSetting.optional(),
    TRUST_PROXY: z
      .string()
      .transform((list) => list.split(',').map((address) => address.trim()))
      .superRefine((addresses, context) => {
        for (const address of addresses)
          if (!isNetwork(address) && !proxyRanges.has(address))
            context.addIssue({ code: 'custom', message: noNetworkText(address) })
      })
      .optional(),
  })
  .transform(({ PUBLIC_URL, TRUST_PROXY }) => ({
    /** Origin under which members reach the site, without a trailing slash; undefined, on a loopback address only: whatever they typed. */
    publicUrl: PUBLIC_URL === undefined ? undefined : new URL(PUBLIC_URL).origin,
    /** Addresses or ranges of proxies whose X-Forwarded-For is believed. */
    trustProxy: TRUST_PROXY,
  }))

const limitSettings = z
  .object({
    REQUESTS_PER_MINUTE: numberSetting({ min: 1 }).default(600),
    MEMBER_STORAGE_BYTES: numberSetting({ of: 'a number of bytes', min: 1 }).default(1_073_741_824),
  })
  .transform(({ REQUESTS_PER_MINUTE, MEMBER_STORAGE_BYTES }) => ({
    /** Requests that one address may make in a minute. */
    requestsPerMinute: REQUESTS_PER_MINUTE,
    /** What all files of one member may take together. */
    memberStorageBytes: MEMBER_STORAGE_BYTES,
  }))

const logSettings = z
  .object({
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  })
  .transform(({ LOG_LEVEL }) => ({ logLevel: LOG_LEVEL }))

/** What is wrong with the environment, in words for the person who set it. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError'
}

export type Environment = ReturnType<typeof readEnvironment>

/**
 * Reads the settings from environment variables; the only place that does. An empty variable counts as unset; a secret may stand
 * in a file that NAME_FILE names. Each port says in its own schema what can be set of it.
 *
 * @param options.listens false for what opens nothing to others, such as an operator's command: HOST is not looked at.
 * @throws EnvironmentError naming each variable that cannot be used.
 */
export function readEnvironment(variables: NodeJS.ProcessEnv, { listens = true } = {}) {
  const problems: string[] = []
  const given = withSecretFiles(
    Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== '')),
    problems,
  )
  const read = <Schema extends z.ZodType>(schema: Schema): z.output<Schema> => {
    const parsed = schema.safeParse(given)
    if (parsed.success) return parsed.data
    problems.push(...parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`))
    // Never used: with a problem nothing is returned.
    return {} as z.output<Schema>
  }
  const listening = read(listeningSettings)
  const database = read(databaseSettings)
  const site = read(siteSettings)
  if (Number(listening.workers) > 1 && database.databaseUrl === undefined)
    problems.push('WORKERS: needs DATABASE_URL, since one process at a time uses the embedded database')
  // Where something else is wrong already, host or address may be missing for that.
  const isOpened = () => !isThisMachine(listening.host) || site.trustProxy !== undefined
  if (listens && problems.length === 0 && isOpened() && site.publicUrl === undefined)
    problems.push(
      'PUBLIC_URL: is required where HOST or TRUST_PROXY opens the server to other machines, such as https://landfall.example.com: links in mails and in calendars begin with it',
    )
  if (listens) problems.push(...unfitForOthers(site.publicUrl, database.authSecret))
  const settings = {
    ...listening,
    ...database,
    ...site,
    ...read(mailSettings),
    ...read(checkoutSettings),
    ...read(limitSettings),
    ...read(analysisSettings),
    ...read(fileSettings),
    ...read(webhookSettings),
    ...read(backupSettings),
    ...read(logSettings),
    ...read(observationSettings),
  }
  if (problems.length > 0)
    throw new EnvironmentError(`These settings cannot be used:\n${problems.join('\n')}`)
  return {
    ...settings,
    /** Origin for links in mails: `publicUrl`, or else the address that is listened on. */
    siteUrl: site.publicUrl ?? listeningAddress(listening),
    /** Processes that serve. */
    workers:
      database.databaseUrl === undefined
        ? 1
        : listening.workers === 'auto'
          ? availableParallelism()
          : listening.workers,
    /**
     * Embedded database on a loopback address that no proxy opens to others: the only place where the sample member exists, whose
     * password is published.
     */
    isLocalTrial:
      database.databaseUrl === undefined &&
      isThisMachine(listening.host) &&
      site.publicUrl === undefined &&
      site.trustProxy === undefined,
  }
}

function listeningAddress({ host, port }: { host: string; port: number }): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** In docker-compose.yml, for a trial: whoever reads it could sign addresses of files. */
const publishedSecret = 'only-for-trying-out-on-this-machine'

/** What does for a trial, and not where members come from elsewhere. */
function unfitForOthers(publicUrl: string | undefined, authSecret: string | undefined): string[] {
  const { protocol, hostname } = new URL(publicUrl ?? 'http://localhost')
  return [
    ...(protocol === 'http:' && !isInOwnNetwork(hostname)
      ? [
          'PUBLIC_URL: must begin with https:// where it is no name of your own network: passwords and papers would be readable on their way',
        ]
      : []),
    ...(authSecret === publishedSecret && !isThisMachine(hostname)
      ? [
          'AUTH_SECRET: is the published one of docker-compose.yml: set one of your own, made with openssl rand -base64 32',
        ]
      : []),
  ]
}
