import { DomainError, isStorableJson, notStorable } from '@suv/domain'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type * as z from 'zod'
import type { AppDependencies } from '../../dependencies.ts'
import { fieldIssues } from '../../errors.ts'
import { type AuthAnswer, type AuthCall, type AuthRoute, SignInEndedError } from './auth-route.ts'
import { beganSession, sendAnswer, toWebRequest } from './exchange.ts'
import { authRoutes } from './routes.ts'

/** Sign-in and what protects it, by better-auth behind our own limits, audit rows and mails. */
export function registerAuth(server: FastifyInstance, dependencies: AppDependencies): void {
  for (const route of authRoutes) {
    server.route({
      method: route.method,
      url: `/api/auth${route.path}`,
      handler: (request, reply) => answerInTurn(route, { request, reply, dependencies }),
    })
  }
}

async function answerInTurn(route: AuthRoute, call: AuthCall): Promise<FastifyReply> {
  const { request, reply } = call
  reply.header('cache-control', 'no-store')
  // Our own steps and better-auth's look members up by what stands there.
  if (!isStorableJson(request.body)) throw new DomainError('invalid_input', notStorable)
  const work = () => answer(route, call)
  return route.inTurn === undefined ? work() : route.inTurn(call, work)
}

async function answer(route: AuthRoute, call: AuthCall): Promise<FastifyReply> {
  const { request, reply, dependencies } = call
  const taken = route.takes?.safeParse(request.body)
  if (taken?.success === false) return refuseBody(reply, taken.error)
  const note = (outcome: 'ok' | 'refused' | 'slowed down', userId?: string) => {
    // Every page load asks for the session.
    if (route.method === 'POST') request.log.info({ auth: route.path, outcome, userId }, 'authentication')
  }
  const after = []
  try {
    for (const before of route.around ?? []) after.push(await before(call))
  } catch (error) {
    note('slowed down')
    throw error
  }
  const body = taken?.data ?? request.body
  const given = taken === undefined ? body : (route.gives?.(taken.data, dependencies) ?? body)
  const auth = await dependencies.auth()
  const response = await auth.handler(toWebRequest(call, given))
  const text = await response.text()
  if (!response.ok) {
    note('refused')
    return sendAnswer(reply, response, { body: null, text })
  }
  const answered = JSON.parse(text || '{}') as AuthAnswer | null
  const token = beganSession(response, dependencies)
  try {
    for (const finish of after) await finish?.({ ...answered, token })
  } catch (error) {
    if (!(error instanceof SignInEndedError)) throw error
    note('refused')
    return reply.code(401).send({ error: error.message, code: 'SIGN_IN_ENDED' })
  }
  note('ok', answered?.user?.id)
  return sendAnswer(reply, response, { body: toBody(route, answered), text })
}

function refuseBody(reply: FastifyReply, error: z.ZodError): FastifyReply {
  const issues = fieldIssues(error) ?? []
  const text = issues.map(({ message }) => message).join(' ')
  return reply.code(400).send({ error: text, code: 'BAD_REQUEST', issues })
}

/** better-auth's answers carry the session token, which belongs in the HttpOnly cookie alone. */
function toBody({ shows = [], adds = {} }: AuthRoute, given: AuthAnswer | null): object | null {
  if (given === null) return null
  return {
    ok: true,
    ...(given.twoFactorRedirect === true ? { secondStep: true } : {}),
    ...Object.fromEntries(shows.map((field) => [field, given[field]])),
    ...adds,
  }
}
