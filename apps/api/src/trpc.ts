import type { Actor, Db } from '@suv/db'
import { type ApiKeyScope, DomainError } from '@suv/domain'
import { getTRPCErrorFromUnknown, initTRPC, type TRPCError } from '@trpc/server'
import type { FastifyBaseLogger } from 'fastify'
import type { OpenApiMeta } from 'trpc-to-openapi'
import type * as z from 'zod'
import type { AuthOnDemand } from './auth-on-demand.ts'
import { requireActor, requireEditor, requireMembership, requireScope } from './authorise.ts'
import type { Clock } from './clock.ts'
import type { DocumentAnalyzer } from './document-analyzer/document-analyzer.ts'
import { fieldIssues, isForLog, storedInstead, toPublicError } from './errors.ts'
import type { FileSafety } from './files/file-safety.ts'
import type { FileStorage } from './files/file-storage.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { LiveHub } from './live/live-hub.ts'
import type { Room } from './room.ts'
import type { Webhooks } from './webhooks/webhooks.ts'
import { wireFormat } from './wire-format.ts'

/** What a procedure may use. Made anew for each request. */
export type Context = {
  /** Who is asking: a member by session or API key, or null. */
  readonly actor: Actor | null
  readonly db: Db
  readonly auth: AuthOnDemand
  readonly clock: Clock
  readonly files: FileStorage
  readonly analyzer: DocumentAnalyzer
  readonly fileSafety: FileSafety
  readonly jobs: Jobs
  readonly webhooks: Webhooks
  readonly live: LiveHub
  readonly room: Room
  /** Origin for links in mails. */
  readonly siteUrl: string
  readonly log: FastifyBaseLogger
  readonly requestId: string
  /** Of the request's body; as many as any where it does not say. */
  readonly requestBytes: number
  /** The caller's IP address, as far as the configured proxies are believed. */
  readonly clientAddress: string
  /** The caller's program, as it calls itself. */
  readonly userAgent: string | null
  /** Tells the caller of a list where the next page begins; REST answers with a `Link` header. */
  readonly setNextCursor: (cursor: string | null) => void
  readonly settings: PublicSettings
}

/** Settings that the browser may know. */
export type PublicSettings = {
  readonly sampleSignIn: { readonly email: string; readonly password: string } | null
  /** Who reads documents: 'rules', or the name of a model, to which the text is then sent. */
  readonly analyst: string
}

/** A context whose actor is known. */
export type MemberContext = Context & { readonly actor: Actor }

/**
 * `waitsForNetwork`: the call asks other machines, such as a storage. It then does not run inside one transaction with its
 * idempotency key, because an open transaction would block everybody meanwhile.
 *
 * `answersSecret`: the answer shows a secret this once, and is not kept for a second call with the same idempotency key.
 */
export type ProcedureMeta = OpenApiMeta & {
  readonly waitsForNetwork?: boolean
  readonly answersSecret?: boolean
  /** The call is about what the caller's workspace keeps. */
  readonly isOfWorkspace?: boolean
  /** The call reads what the caller's workspace keeps, and may be made by who only reads there. */
  readonly readsWorkspace?: boolean
  /** The call stays open to a member without an active membership, or is open to everybody. */
  readonly isOpenToAll?: boolean
  readonly rest?: RestForm
  readonly answersAddress?: AddressField
}

/** What REST takes beside the procedure's own schema, which judges what `read` makes of it. */
export type RestForm = {
  readonly read: (given: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>
  /** The fields that have a second form, as the OpenAPI document shows them. */
  readonly schema: z.ZodObject
}

/** Fields of an answer that hold an address: over REST with its origin, on the pages as a path of the same site. */
export type AddressField = 'uploadURL' | 'url'

const t = initTRPC
  .context<Context>()
  .meta<ProcedureMeta>()
  .create({
    transformer: wireFormat,
    // A stack never leaves the server, whatever NODE_ENV says.
    isDev: false,
    errorFormatter: ({ shape, error }) => ({
      ...shape,
      // What tRPC itself refuses, such as a body that is no JSON, comes past no procedure.
      message: toPublicError(error).message,
      data: { ...shape.data, issues: fieldIssues(error.cause), current: storedInstead(error.cause) },
    }),
  })

export const router = t.router
export const createCallerFactory = t.createCallerFactory

export type CallType = 'query' | 'mutation' | 'subscription'

/** What an API key needs to call a procedure. */
function scopeOf(type: CallType): ApiKeyScope {
  return type === 'mutation' ? 'write' : 'read'
}

/**
 * Whether a call wants an active membership: every change does, but those that take something away, which is anybody's to ask for, and
 * those that say that they stay open. What is kept can be read, and taken along, for as long as the account stands.
 */
export function isPartOfMembership(type: CallType, meta: ProcedureMeta | undefined): boolean {
  return type === 'mutation' && meta?.isOpenToAll !== true && meta?.openapi?.method !== 'DELETE'
}

/** Of these an operator hears: somebody may be trying doors. */
const toldOfRefusals: ReadonlySet<string> = new Set(['FORBIDDEN', 'TOO_MANY_REQUESTS'])

/**
 * The outermost step of every procedure, and one only, because each costs what a small query costs: finds out whether the
 * caller may call it, and turns what is thrown, here and further in, into the error that callers see.
 */
function guard<Known extends object>(check: (context: Context, type: CallType) => Known) {
  return t.middleware(async ({ next, path, ctx, type, meta }) => {
    const result = await askGuarded(async () => {
      const known = check(ctx, type)
      if (isPartOfMembership(type, meta)) await requireMembership(ctx)
      return next({ ctx: known })
    })
    if (!('error' in result)) return result
    const error = toPublicError(result.error)
    if (isForLog(error)) ctx.log.error({ err: error.cause, procedure: path }, 'procedure failed')
    if (toldOfRefusals.has(error.code))
      ctx.log.warn({ refusal: error.code, procedure: path, userId: ctx.actor?.userId }, 'refused')
    throw error
  })
}

async function askGuarded<Result>(ask: () => Promise<Result>): Promise<Result | { error: TRPCError }> {
  try {
    return await ask()
  } catch (cause) {
    return { error: getTRPCErrorFromUnknown(cause) }
  }
}

/** Anyone may call these. A signed-in caller's API key still needs the scope. */
export const publicProcedure = t.procedure.meta({ isOpenToAll: true }).use(
  guard((context, type) => {
    // Without the write scope an API key may call queries only.
    requireScope(context.actor, scopeOf(type))
    return {}
  }),
)

/** Members only, by session or API key. */
export const memberProcedure = t.procedure.use(
  guard((context, type) => ({ actor: requireActor(context, scopeOf(type)) })),
)

/** Members, on what is kept in the workspace in which they work: who may only read there can call its queries only. */
export const workspaceProcedure = t.procedure.meta({ isOfWorkspace: true }).use(
  guard((context, type) => {
    const actor = requireActor(context, scopeOf(type))
    if (type === 'mutation') requireEditor(actor)
    return { actor }
  }),
)

/** Members in person only: an API key may not create further keys or end sessions. An account is theirs, paid for or not. */
export const sessionProcedure = t.procedure.meta({ isOpenToAll: true }).use(
  guard((context, type) => {
    const actor = requireActor(context, scopeOf(type))
    const { session } = actor
    if (session === undefined) {
      throw new DomainError('forbidden', 'Sign in on the site for this: an API key is not enough.')
    }
    return { actor, session }
  }),
)
