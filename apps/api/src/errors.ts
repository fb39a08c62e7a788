import {
  type BusinessPlan,
  businessPlanSchema,
  DomainError,
  type DomainErrorCode,
  PlanConflictError,
} from '@suv/domain'
import { TRPCError } from '@trpc/server'
import type { TRPC_ERROR_CODE_KEY } from '@trpc/server/rpc'
import * as z from 'zod'
import { isPassingFault, passingFaultText } from './passing-fault.ts'

const trpcCodes: Record<DomainErrorCode, TRPC_ERROR_CODE_KEY> = {
  invalid_input: 'BAD_REQUEST',
  not_signed_in: 'UNAUTHORIZED',
  forbidden: 'FORBIDDEN',
  not_found: 'NOT_FOUND',
  conflict: 'CONFLICT',
  too_many_requests: 'TOO_MANY_REQUESTS',
  unavailable: 'SERVICE_UNAVAILABLE',
}

/** What a person reads when something broke that they cannot mend. The cause is in the log under the request's id. */
export const unexpectedErrorText =
  'Something went wrong on our side. Please try again; if it happens again, tell support the request id.'

/** One field that was refused. */
export type FieldIssue = { path: string; message: string }

/** The body of every REST error. `code` is the tRPC spelling of the HTTP status. */
export type ErrorBody = {
  error: string
  code: string
  issues?: FieldIssue[]
  /** With a conflict over a business plan: the plan as it is stored, so that the caller can show both versions. */
  current?: BusinessPlan
}

export const errorBodySchema = z.object({
  error: z
    .string()
    .meta({ description: 'What is wrong and what to do.', example: 'Sign in, or send an API key.' }),
  code: z.string().meta({ example: 'UNAUTHORIZED' }),
  issues: z
    .array(z.object({ path: z.string().meta({ example: 'hasQualifyingBusiness' }), message: z.string() }))
    .optional()
    .meta({ description: 'The fields that were refused.' }),
  current: businessPlanSchema
    .optional()
    .meta({ description: 'With a conflict over a business plan: the plan as it is stored.' }),
})

/** Of a list of thousands each entry may be refused. */
const mostIssues = 100

/** The refused fields where `cause` is a failed validation, the first of them; else undefined. */
export function fieldIssues(cause: unknown): FieldIssue[] | undefined {
  if (!(cause instanceof z.core.$ZodError)) return undefined
  return cause.issues
    .slice(0, mostIssues)
    .map((issue) => ({ path: issue.path.join('.'), message: issue.message }))
}

/** What is stored, where `cause` refused to overwrite it, else undefined. */
export function storedInstead(cause: unknown): BusinessPlan | undefined {
  return cause instanceof PlanConflictError ? cause.current : undefined
}

/**
 * Turns whatever a procedure threw into the error that callers see. A DomainError keeps its words; a failed validation of
 * the input names its fields; what passes by itself says so; everything else becomes one fixed text. The original is the
 * `cause`, for the log.
 */
export function toPublicError(error: TRPCError): TRPCError {
  const { cause } = error
  if (cause instanceof DomainError) {
    return new TRPCError({ code: trpcCodes[cause.code], message: cause.message, cause })
  }
  if (error.code === 'BAD_REQUEST') {
    const issues = fieldIssues(cause)
    if (issues === undefined) return isOfEngine(cause) ? unreadable(cause) : error
    return new TRPCError({ code: 'BAD_REQUEST', message: describeIssues(issues), cause })
  }
  if (error.code === 'INTERNAL_SERVER_ERROR' && isPassingFault(cause)) {
    return new TRPCError({ code: 'SERVICE_UNAVAILABLE', message: passingFaultText, cause })
  }
  if (error.code === 'INTERNAL_SERVER_ERROR') {
    return new TRPCError({
      code: 'INTERNAL_SERVER_ERROR',
      message: unexpectedErrorText,
      cause: cause ?? error,
    })
  }
  return error
}

/** Whether what callers see says nothing of what happened, so that the log has to. */
export function isForLog({ code, cause }: TRPCError): boolean {
  return code === 'INTERNAL_SERVER_ERROR' || (code === 'SERVICE_UNAVAILABLE' && isPassingFault(cause))
}

/** Whether the words are those of the JavaScript engine, which tell a caller of our insides and nothing of what to do. */
function isOfEngine(cause: unknown): boolean {
  return cause instanceof SyntaxError || cause instanceof TypeError || cause instanceof RangeError
}

function unreadable(cause: unknown): TRPCError {
  return new TRPCError({ code: 'BAD_REQUEST', message: 'This request cannot be read.', cause })
}

function describeIssues(issues: FieldIssue[]): string {
  return issues.map(({ path, message }) => (path === '' ? message : `${path}: ${message}`)).join('; ')
}
