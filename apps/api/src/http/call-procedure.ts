import { callTRPCProcedure } from '@trpc/server'
import type { ProcedureType } from '@trpc/server/unstable-core-do-not-import'
import { appRouter } from '../router.ts'
import type { Context } from '../trpc.ts'

/** What tRPC keeps of a procedure. */
const procedures = appRouter._def.procedures as unknown as Record<string, { _def: { type: ProcedureType } }>

/** Whether a procedure of this name, such as `milestones.list`, only reads. Undefined where there is none. */
export function isQuery(path: string): boolean | undefined {
  return Object.hasOwn(procedures, path) ? procedures[path]?._def.type === 'query' : undefined
}

/** Calls a procedure by its name, with input as it came. @throws TRPCError */
export async function callProcedure(
  path: string,
  { context, input }: { context: Context; input: unknown },
): Promise<unknown> {
  const procedure = Object.hasOwn(procedures, path) ? procedures[path] : undefined
  return callTRPCProcedure({
    router: appRouter,
    path,
    ctx: context,
    getRawInput: async () => input,
    type: procedure?._def.type ?? 'query',
    signal: undefined,
    batchIndex: 0,
  })
}
