import { randomBytes } from 'node:crypto'
import { type Actor, deleteExpiredVerifications, getUser, insertAuditEvent, touchPasskey } from '@suv/db'
import { parseCookies } from 'better-auth/cookies'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod'
import { clientAddressHeader, cookiePrefix } from '../auth.ts'
import type { AppDependencies } from '../dependencies.ts'
import { fieldIssues } from '../errors.ts'
import { mailSecurityChange } from '../features/accounts/mail-security-change.ts'
import { noteSignIn } from '../features/accounts/note-sign-in.ts'
import { describeWait } from '../features/accounts/rate-limit.ts'
import { consumeSignInLimit, resetSignInLimit } from '../features/accounts/sign-in-limit.ts'
import { newPasskeySchema, usedPasskeySchema } from '../features/passkeys/passkey-bodies.ts'
import type { SecurityChange } from '../mail/templates/security-changed.ts'
import { findSessionActor } from './actor.ts'
import { statusOf, toErrorBody } from './auth-errors.ts'

/**
 * The better-auth endpoints that we offer. The rest of its routes stay closed: sessions, API keys and passwords are managed
 * by our own procedures, which are described, scoped and tested like every other.
 */
const endpoints: readonly Endpoint[] = [
  { method: 'POST', path: '/sign-in/email', signsIn: true },
  { method: 'POST', path: '/sign-out', audit: { action: 'delete', entity: 'sessions' } },
  // Null for a stranger; for a member it also prolongs a session that is over a day old.
  { method: 'GET', path: '/get-session' },
  // Two-step verification. Turning it on is finished by the first code, turning it off asks for the password.
  { method: 'POST', path: '/two-factor/enable', shows: ['totpURI', 'backupCodes'] },
  {
    method: 'POST',
    path: '/two-factor/verify-totp',
    signsIn: true,
    audit: { action: 'create', entity: 'twoFactors' },
    change: 'two-step-on',
  },
  { method: 'POST', path: '/two-factor/verify-backup-code', signsIn: true },
  {
    method: 'POST',
    path: '/two-factor/disable',
    audit: { action: 'delete', entity: 'twoFactors' },
    change: 'two-step-off',
  },
  {
    method: 'POST',
    path: '/two-factor/generate-backup-codes',
    shows: ['backupCodes'],
    audit: { action: 'update', entity: 'twoFactors' },
    change: 'codes',
  },
  // Passkeys. Adding one takes a sign-in of the last hour.
  {
    method: 'GET',
    path: '/passkey/generate-register-options',
    makesChallenge: true,
    shows: [
      'challenge',
      'rp',
      'user',
      'pubKeyCredParams',
      'timeout',
      'excludeCredentials',
      'authenticatorSelection',
      'attestation',
    ],
  },
  {
    method: 'POST',
    path: '/passkey/verify-registration',
    takes: newPasskeySchema,
    audit: { action: 'create', entity: 'passkeys' },
    change: 'passkey-added',
  },
  {
    method: 'GET',
    path: '/passkey/generate-authenticate-options',
    makesChallenge: true,
    shows: ['challenge', 'rpId', 'timeout', 'allowCredentials'],
    // The plugin would only prefer it.
    adds: { userVerification: 'required' },
  },
  { method: 'POST', path: '/passkey/verify-authentication', takes: usedPasskeySchema, signsIn: true },
]

type Endpoint = {
  readonly method: 'GET' | 'POST'
  readonly path: string
  /** Whether a caller without a session gets one by it. */
  readonly signsIn?: true
  /** What the body has to be; left out: better-auth's own matter. Fields that are not named do not get there. */
  readonly takes?: z.ZodType<object>
  /** Fields of the answer that the browser may read. */
  readonly shows?: readonly string[]
  /** Fields that we put into the answer. */
  readonly adds?: object
  /** Whether it leaves something behind that is to be proved soon, and forgotten if it is not. */
  readonly makesChallenge?: true
  /** What a caller with a session has done by it. */
  readonly audit?: {
    readonly action: 'create' | 'update' | 'delete'
    readonly entity: 'sessions' | 'twoFactors' | 'passkeys'
  }
  /** What of their security a caller with a session has changed by it, who is told by mail. */
  readonly change?: SecurityChange
}

/** What we read of better-auth's answers. */
type Answer = {
  /** Of the session that has begun: on its own, or in the session. */
  readonly token?: string
  readonly session?: { readonly token?: string } | null
  readonly id?: string
  readonly twoFactorRedirect?: boolean
} & Record<string, unknown>

const deviceCookie = 'device'
const fourHundredDays = 400 * 24 * 60 * 60

export function registerAuth(server: FastifyInstance, parts: AppDependencies): void {
  for (const endpoint of endpoints) {
    const { method, path } = endpoint
    server.route({
      method,
      url: `/api/auth${path}`,
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store')
        const taken = endpoint.takes?.safeParse(request.body)
        if (taken?.success === false) return refuseBody(reply, taken.error)
        const attempt = path === '/sign-in/email' ? readAttempt(request) : undefined
        if (attempt !== undefined) {
          const wait = await consumeSignInLimit(parts.db, { ...attempt, now: parts.clock.now() })
          if (wait > 0) return refuse(reply, wait)
        }
        const { db, clock, authSecret: secret } = parts
        const actor =
          endpoint.audit === undefined ? null : await findSessionActor(request, { db, clock, secret })
        const isNews = actor !== null && (await changesAnything(parts, endpoint, actor))
        if (endpoint.makesChallenge) await deleteExpiredVerifications(db, { now: clock.now() })
        const response = await parts.auth.handler(toWebRequest(request, taken?.data ?? request.body))
        const text = await response.text()
        const answer = response.ok ? ((JSON.parse(text || 'null') ?? {}) as Answer) : {}
        if (response.ok) {
          if (attempt !== undefined) await resetSignInLimit(db, { ...attempt, now: clock.now() })
          const token = answer.token ?? answer.session?.token
          if (endpoint.signsIn && actor === null && typeof token === 'string') {
            await noteDeviceOf(request, reply, parts, token)
          }
          if (path === '/passkey/verify-authentication') await notePasskeyUse(request, parts)
          if (isNews) await noteAudit(request, parts, endpoint, actor, answer)
        }
        return send(reply, response, response.ok ? toBody(endpoint, text, answer) : undefined, text)
      },
    })
  }
}

/** Whose sign-in it is; undefined where the request names nobody, which better-auth refuses. */
function readAttempt(request: FastifyRequest): { email: string; address: string } | undefined {
  const email = (request.body as { email?: unknown } | undefined)?.email
  return typeof email === 'string' ? { email, address: request.ip } : undefined
}

function refuse(reply: FastifyReply, seconds: number): FastifyReply {
  return reply
    .code(429)
    .header('retry-after', seconds)
    .send({ error: `Too many tries. Try again in ${describeWait(seconds)}.`, code: 'TOO_MANY_REQUESTS' })
}

function refuseBody(reply: FastifyReply, error: z.ZodError): FastifyReply {
  const issues = fieldIssues(error) ?? []
  const text = issues.map(({ message }) => message).join(' ')
  return reply.code(400).send({ error: text, code: 'BAD_REQUEST', issues })
}

async function noteDeviceOf(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: AppDependencies,
  sessionToken: string,
): Promise<void> {
  const isSecure = parts.publicUrl?.startsWith('https:') ?? false
  const name = `${isSecure ? '__Secure-' : ''}${cookiePrefix}.${deviceCookie}`
  const known = parseCookies(request.headers.cookie ?? '').get(name)
  const deviceToken =
    known !== undefined && /^[\w-]{43}$/.test(known) ? known : randomBytes(32).toString('base64url')
  await noteSignIn(parts, { sessionToken, deviceToken, requestId: request.id })
  reply.header(
    'set-cookie',
    `${name}=${deviceToken}; Path=/api/auth; Max-Age=${fourHundredDays}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
  )
}

async function notePasskeyUse({ body }: FastifyRequest, { db, clock }: AppDependencies): Promise<void> {
  const { id: credentialId } = usedPasskeySchema.parse(body).response
  await touchPasskey(db, { credentialId, now: clock.now() })
}

/** Whether the call would do what it is named after. A code may also be tried where two-step verification is on already. */
async function changesAnything(
  { db }: AppDependencies,
  { change }: Endpoint,
  { userId }: Actor,
): Promise<boolean> {
  if (change !== 'two-step-on' && change !== 'two-step-off') return true
  const { twoFactorEnabled } = await getUser(db, { id: userId })
  return twoFactorEnabled !== (change === 'two-step-on')
}

async function noteAudit(
  request: FastifyRequest,
  { db, jobs, clock, siteUrl }: AppDependencies,
  { audit, change }: Endpoint,
  actor: Actor,
  answer: Answer,
): Promise<void> {
  if (audit === undefined) return
  const at = clock.now()
  const entityIds = {
    sessions: actor.session?.id ?? actor.userId,
    twoFactors: actor.userId,
    passkeys: answer.id ?? actor.userId,
  }
  await db.transaction().execute(async (trx) => {
    await insertAuditEvent(trx, {
      ...audit,
      at,
      actorUserId: actor.userId,
      subjectUserId: actor.userId,
      entityId: entityIds[audit.entity],
      requestId: request.id,
    })
    if (change === undefined) return
    const from = { at, address: request.ip, userAgent: request.headers['user-agent'] ?? null }
    await mailSecurityChange(jobs, trx, { actor, siteUrl, change, from, requestId: request.id })
  })
}

function toWebRequest(request: FastifyRequest, body: unknown): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (name === clientAddressHeader || name === 'content-length') continue
    for (const item of [value ?? []].flat()) headers.append(name, item)
  }
  // The only address better-auth may believe: Fastify has checked which proxies to trust.
  headers.set(clientAddressHeader, request.ip)
  // Fastify has parsed the body, whatever it was announced as.
  headers.set('content-type', 'application/json')
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  return new Request(`${request.protocol}://${request.host}${request.url}`, {
    method: request.method,
    headers,
    ...(hasBody ? { body: JSON.stringify(body ?? {}) } : {}),
  })
}

/** better-auth's answers carry the session token, which belongs in the HttpOnly cookie alone. */
function toBody({ shows = [], adds = {} }: Endpoint, text: string, answer: Answer): object | null {
  if (text === 'null') return null
  return {
    ok: true,
    ...(answer.twoFactorRedirect === true ? { secondStep: true } : {}),
    ...Object.fromEntries(shows.map((field) => [field, answer[field]])),
    ...adds,
  }
}

function send(
  reply: FastifyReply,
  response: Response,
  body: object | null | undefined,
  text: string,
): FastifyReply {
  reply.code(statusOf(response.status, text))
  for (const [name, value] of response.headers) {
    if (name === 'set-cookie' || name === 'content-length') continue
    reply.header(name === 'x-retry-after' ? 'retry-after' : name, value)
  }
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie)
  reply.type('application/json').header('cache-control', 'no-store')
  return reply.send(JSON.stringify(body === undefined ? toErrorBody(response.status, text) : body))
}
