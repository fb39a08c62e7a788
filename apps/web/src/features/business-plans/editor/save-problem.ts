import type { BusinessPlan } from '@suv/domain'
import { TRPCClientError } from '@trpc/client'
import { describeError } from '../../../ui/describe-error.ts'

/** Why a save failed, and whether trying again by itself can help. */
export type SaveProblem = {
  readonly kind: 'offline' | 'session' | 'server' | 'refused'
  readonly message: string
}

const passing = new Set(['INTERNAL_SERVER_ERROR', 'TOO_MANY_REQUESTS', 'TIMEOUT', 'SERVICE_UNAVAILABLE'])

export function saveProblemOf(error: unknown): SaveProblem {
  const message = describeError(error)
  const code = error instanceof TRPCClientError ? error.data?.code : undefined
  if (code === undefined) return { kind: 'offline', message: message.replace(', then try again', '') }
  if (code === 'UNAUTHORIZED') return { kind: 'session', message: 'Your session has ended.' }
  return { kind: passing.has(code) ? 'server' : 'refused', message }
}

/** The stored plan that a refused save came with, where another tab or device has saved since. */
export function storedInstead(error: unknown): BusinessPlan | undefined {
  if (!(error instanceof TRPCClientError) || error.data?.code !== 'CONFLICT') return undefined
  return (error.data as { current?: BusinessPlan }).current
}
