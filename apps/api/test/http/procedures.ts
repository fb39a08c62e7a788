import type { AnyRouter } from '@trpc/server'
import type * as z from 'zod'

export type Procedure = {
  readonly path: string
  readonly type: 'query' | 'mutation'
  /** Undefined where it takes nothing. */
  readonly input?: z.ZodType | undefined
}

export function listProcedures(root: AnyRouter): Procedure[] {
  return Object.entries(root._def.procedures).map(([path, procedure]) => {
    const { type, inputs } = (procedure as { _def: { type: Procedure['type']; inputs: z.ZodType[] } })._def
    return { path, type, input: inputs[0] }
  })
}
