import { readRestFields, writeRestFields } from '@suv/domain'
import { TRPCError } from '@trpc/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { OpenApiMethod } from 'trpc-to-openapi'
import * as z from 'zod'
import {
  requireActor,
  requireEditor,
  requireMembership,
  requireTeam,
  requireTeamEditor,
} from '../authorise.ts'
import type { AppDependencies } from '../dependencies.ts'
import type { ErrorBody } from '../errors.ts'
import { appRouter } from '../router.ts'
import {
  type AddressField,
  type CallType,
  type Context,
  isPartOfMembership,
  type ProcedureMeta,
  type RestForm,
} from '../trpc.ts'
import { callProcedure } from './call-procedure.ts'
import { createContext } from './context.ts'
import { sendUnlessKnown } from './entity-tag.ts'
import { withIdempotencyKey } from './idempotency.ts'

/** A procedure that has a REST path. */
type RestProcedure = {
  readonly name: string
  readonly method: OpenApiMethod
  /** Path below /api with `{name}` for parameters. */
  readonly path: string
  readonly hasInput: boolean
  /** Whether it takes fields that its path does not name. */
  readonly takesBody: boolean
  readonly waitsForNetwork: boolean
  readonly answersSecret: boolean
  readonly rest: RestForm | undefined
  readonly answersAddress: AddressField | undefined
  readonly isQuery: boolean
  readonly isOfWorkspace: boolean
  readonly readsWorkspace: boolean
  readonly isPartOfMembership: boolean
}

/** What tRPC keeps of a procedure and its types do not show. */
type ProcedureDefinition = { _def: { meta?: ProcedureMeta; inputs: object[]; type: CallType } }

/** Every procedure whose meta names a REST path, in the order of the router. */
export function listRestProcedures(): RestProcedure[] {
  return Object.entries(appRouter._def.procedures).flatMap(([name, procedure]) => {
    const { meta, inputs, type } = (procedure as unknown as ProcedureDefinition)._def
    if (meta?.openapi === undefined) return []
    const { method, path } = meta.openapi
    const waitsForNetwork = meta.waitsForNetwork === true
    const answersSecret = meta.answersSecret === true
    const { rest, answersAddress } = meta
    const hasInput = inputs.length > 0
    const takesBody = inputs.some((input) => fieldsOf(input).some((field) => !path.includes(`{${field}}`)))
    return [
      {
        name,
        method,
        path,
        hasInput,
        takesBody,
        waitsForNetwork,
        answersSecret,
        rest,
        answersAddress,
        isQuery: type === 'query',
        isOfWorkspace: meta.isOfWorkspace === true,
        readsWorkspace: meta.isOfWorkspace === true || meta.readsWorkspace === true,
        isPartOfMembership: isPartOfMembership(type, meta),
      },
    ]
  })
}

/** The fields of an input: an object, or one that is transformed afterwards. */
function fieldsOf(input: object): string[] {
  const object = input instanceof z.ZodPipe ? input.in : input
  return object instanceof z.ZodObject ? Object.keys(object.shape) : []
}

/**
 * Serves the REST paths by calling the procedures as they are. trpc-to-openapi writes the document but does not serve:
 * its handlers loosen shared zod schemas in place, after which "5" passes as a number everywhere.
 */
export function registerRest(server: FastifyInstance, dependencies: AppDependencies): void {
  const methodsByUrl = new Map<string, Set<string>>()
  for (const procedure of listRestProcedures()) {
    const url = `/api${procedure.path.replaceAll(/\{(\w+)\}/g, ':$1')}`
    server.route({
      method: procedure.method,
      url,
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store')
        const context = await createContext(request, dependencies, (cursor) =>
          linkNextPage(request, reply, cursor),
        )
        const answer = await withIdempotencyKey(
          request,
          context,
          (once) =>
            callProcedure(procedure.name, {
              context: once,
              input: procedure.hasInput ? readInput(procedure, request, once) : undefined,
            }),
          {
            ...procedure,
            workspaceId: procedure.readsWorkspace ? context.actor?.workspace.id : undefined,
            mayAsk: (asked, given) => requireStillAllowed(procedure, { asked, request, given }),
          },
        )
        // A call without an answer says null in JSON, not an empty body.
        const body = JSON.stringify(writeAnswer(procedure, answer, originOf(request, dependencies)) ?? null)
        reply.type('application/json; charset=utf-8')
        return procedure.method === 'GET' ? sendUnlessKnown(request, reply, body) : reply.send(body)
      },
    })
    const methods = methodsByUrl.get(url) ?? new Set()
    methodsByUrl.set(url, methods.add(procedure.method))
  }
  for (const [url, methods] of methodsByUrl) refuseOtherMethods(server, url, methods)
}

/** Where the caller has reached us, unless it is configured. */
function originOf(request: FastifyRequest, { publicUrl }: AppDependencies): string {
  return publicUrl ?? `${request.protocol}://${request.host}`
}

/** The answer as REST documents it: categories in their documented spelling, and addresses that programs can use as they are. */
function writeAnswer({ answersAddress }: RestProcedure, answer: unknown, origin: string): unknown {
  const written = writeRestFields(answer)
  if (answersAddress === undefined) return written
  const addressed = written as Record<string, unknown>
  return { ...addressed, [answersAddress]: new URL(String(addressed[answersAddress]), origin).href }
}

/** Names the next page of a list as RFC 8288 has it; the list itself stays a plain array. */
function linkNextPage(request: FastifyRequest, reply: FastifyReply, cursor: string | null): void {
  if (cursor === null) return
  const [path, search] = request.url.split('?', 2)
  const query = new URLSearchParams(search)
  query.set('cursor', cursor)
  reply.header('link', `<${path}?${query}>; rel="next"`)
}

/** What the published form sends for its user, who is whoever asks. */
const placeholderUserId = 'user-1'
const fieldsOfUser = ['id', 'userId'] as const

/** Query, body, and the path's parameters on top: the path decides which thing is meant. */
function readInput(procedure: RestProcedure, request: FastifyRequest, { actor }: Context): unknown {
  const isRead = procedure.method === 'GET' || procedure.method === 'DELETE'
  const isChange = procedure.takesBody && (procedure.method === 'PUT' || procedure.method === 'PATCH')
  // What is to be created may be given by defaults alone; a change of nothing is a body that was lost on the way.
  if (isChange && request.body == null && actor !== null) {
    throw new TRPCError({
      code: 'BAD_REQUEST',
      message: 'Send a JSON object with the fields that are to change: nothing came.',
    })
  }
  const given = isRead ? request.query : (request.body ?? {})
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw new TRPCError({ code: 'BAD_REQUEST', message: 'Send a JSON object.' })
  }
  const input: Record<string, unknown> = {
    ...(request.query as object),
    ...given,
    ...(request.params as object),
  }
  if (actor !== null) {
    for (const field of fieldsOfUser) if (input[field] === placeholderUserId) input[field] = actor.userId
  }
  const read = readRestFields(input)
  return procedure.rest?.read(read) ?? read
}

const allMethods = ['DELETE', 'GET', 'PATCH', 'POST', 'PUT'] as const

function refuseOtherMethods(server: FastifyInstance, url: string, methods: ReadonlySet<string>): void {
  const others = allMethods.filter((method) => !methods.has(method))
  if (others.length === 0) return
  const allow = [...methods].sort().join(', ')
  server.route({
    method: others,
    url,
    exposeHeadRoute: false,
    handler: async (_request, reply) => {
      const body: ErrorBody = { error: `This path takes ${allow}.`, code: 'METHOD_NOT_SUPPORTED' }
      return reply.code(405).header('allow', allow).send(body)
    },
  })
}

/**
 * What the procedure would ask before it did its work: the key's scope, the role in the workspace, full access, and the team that the
 * body or the stored answer names.
 *
 * @throws DomainError forbidden, not_signed_in
 */
async function requireStillAllowed(
  { isQuery, isOfWorkspace, isPartOfMembership }: RestProcedure,
  { asked, request, given }: { asked: Context; request: FastifyRequest; given: unknown },
): Promise<void> {
  const actor = requireActor(asked, isQuery ? 'read' : 'write')
  if (isOfWorkspace && !isQuery) requireEditor(actor)
  for (const named of [request.body, given]) {
    const teamId = (named as { teamId?: unknown } | null | undefined)?.teamId
    if (typeof teamId !== 'string') continue
    if (isQuery) requireTeam(actor, teamId)
    else requireTeamEditor(actor, teamId)
  }
  if (isPartOfMembership) await requireMembership(asked)
}
