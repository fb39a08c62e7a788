import type { FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod'
import type { AppDependencies } from '../../dependencies.ts'

/** One endpoint of better-auth, and what we do around it. */
export type AuthRoute = {
  readonly method: 'GET' | 'POST'
  readonly path: string
  /** What the body has to be; left out: better-auth's own matter. Fields that are not named do not get there. */
  readonly takes?: z.ZodType<object>
  /** What better-auth is given instead of the body that was taken. */
  readonly gives?: (body: object, dependencies: AppDependencies) => object
  /** Fields of the answer that the browser may read. */
  readonly shows?: readonly string[]
  /** Fields that we put into the answer. */
  readonly adds?: object
  readonly around?: readonly Around[]
  /** When all of it is done; left out: at once. */
  readonly inTurn?: InTurn
}

/** Does the work when its turn has come. @throws DomainError too_many_requests where too many wait already. */
export type InTurn = (call: AuthCall, work: () => Promise<FastifyReply>) => Promise<FastifyReply>

/**
 * What is done before better-auth is asked; it throws where that shall not be. It may give back what is done once better-auth
 * has said yes.
 */
export type Around = (call: AuthCall) => Promise<AfterAnswer | undefined>
export type AfterAnswer = (answer: AuthAnswer) => Promise<void>

export type AuthCall = {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly dependencies: AppDependencies
}

/** What we read of better-auth's answers. */
export type AuthAnswer = {
  /** Of the session that has begun, as its cookie says. */
  readonly token?: string | undefined
  readonly id?: string
  readonly user?: { readonly id: string }
  readonly twoFactorRedirect?: boolean
} & Record<string, unknown>

/** better-auth said yes, and we do not: the sign-in begins anew. */
export class SignInEndedError extends Error {
  override readonly name = 'SignInEndedError'
}
