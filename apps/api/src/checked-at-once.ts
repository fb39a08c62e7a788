import type { AnyRouter } from '@trpc/server'
import type { AnyMiddlewareFunction } from '@trpc/server/unstable-core-do-not-import'
import type * as z from 'zod'
import { checkInput, checkOutput, inOneStep } from './in-one-step.ts'

/** What tRPC keeps of a procedure. */
type Definition = {
  middlewares: AnyMiddlewareFunction[]
  readonly inputs: readonly z.ZodType[]
  readonly output?: z.ZodType
}

/**
 * Has a router's procedures run in one step of tRPC's, and check what they take and give with `parse` where tRPC would wait for
 * `parseAsync`: only for the former does zod compile its schemas to functions, which are several times as fast. A schema that has to
 * wait for something throws.
 */
export function checkedAtOnce<Router extends AnyRouter>(router: Router): Router {
  for (const procedure of Object.values(router._def.procedures)) {
    const definition = (procedure as unknown as { _def: Definition })._def
    const { middlewares, inputs, output } = definition
    const pending = [...inputs]
    const checked = middlewares.map((middleware) => {
      const { _type: type } = middleware
      const schema = type === 'input' ? pending.shift() : type === 'output' ? output : undefined
      if (schema === undefined) return middleware
      const check = type === 'input' ? checkInput : checkOutput
      return check((value) => schema.parse(value))
    })
    definition.middlewares = [inOneStep(checked)]
  }
  return router
}
