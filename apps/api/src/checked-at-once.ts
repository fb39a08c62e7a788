import type { AnyRouter } from '@trpc/server'
import {
  type AnyMiddlewareFunction,
  createInputMiddleware,
  createOutputMiddleware,
} from '@trpc/server/unstable-core-do-not-import'
import type * as z from 'zod'

/** What tRPC keeps of a procedure. */
type Definition = {
  readonly middlewares: AnyMiddlewareFunction[]
  readonly inputs: readonly z.ZodType[]
  readonly output?: z.ZodType
}

/**
 * Has a router's procedures check what they take and give with `parse` where tRPC would wait for `parseAsync`: only for the former
 * does zod compile its schemas to functions, which are several times as fast. A schema that has to wait for something throws.
 */
export function checkedAtOnce<Router extends AnyRouter>(router: Router): Router {
  for (const procedure of Object.values(router._def.procedures)) {
    const { middlewares, inputs, output } = (procedure as unknown as { _def: Definition })._def
    const pending = [...inputs]
    for (const [index, { _type: type }] of middlewares.entries()) {
      const schema = type === 'input' ? pending.shift() : type === 'output' ? output : undefined
      if (schema === undefined) continue
      const create = type === 'input' ? createInputMiddleware : createOutputMiddleware
      middlewares[index] = create((value: unknown) => schema.parse(value))
    }
  }
  return router
}
