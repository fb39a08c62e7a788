import { initTRPC, TRPCError } from '@trpc/server'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { checkedAtOnce } from '../../src/checked-at-once.ts'

/** A router of every kind of middleware, made anew for each use. */
function createRouter() {
  const t = initTRPC.context<{ name: string; failsIn?: string }>().create()
  const failing = (where: string) =>
    t.middleware(({ ctx, next }) => {
      if (ctx.failsIn === where) throw new RangeError(where)
      return next()
    })
  const base = t.procedure
    .use(async ({ next }) => {
      const result = await next({ ctx: { seen: 'outer' } })
      if (!result.ok && result.error.cause instanceof RangeError)
        throw new TRPCError({ code: 'CONFLICT', message: `outer saw ${result.error.message}` })
      return result
    })
    .use(failing('middle'))
  return t.router({
    ask: base
      .input(z.object({ first: z.string().trim() }))
      .use(({ ctx, input, next }) => next({ ctx: { ...ctx, given: input } }))
      .input(z.object({ second: z.number().default(2) }))
      .output(z.object({ text: z.string().max(60) }))
      .query(({ ctx, input }) => {
        if (ctx.failsIn === 'resolver') throw new RangeError('resolver')
        return { text: JSON.stringify([ctx.name, ctx.seen, ctx.given, input]), more: 'left out' }
      }),
    bare: t.procedure.mutation(({ ctx }) => ctx.name),
    lazy: t.procedure
      .use(({ next }) => next({ getRawInput: async () => ({ from: 'middleware' }) } as never))
      .input(z.object({ from: z.string() }))
      .query(({ input }) => input.from),
    stuck: t.procedure.use(() => undefined as never).query(() => 'never'),
  })
}

type Caller = ReturnType<ReturnType<typeof createRouter>['createCaller']>

it.each<[string, { name: string; failsIn?: string }, (caller: Caller) => Promise<unknown>]>([
  ['a plain call', { name: 'Ada' }, (caller) => caller.ask({ first: ' a ' })],
  ['both inputs', { name: 'Ada' }, (caller) => caller.ask({ first: 'a', second: 5 })],
  ['a wrong first input', { name: 'Ada' }, (caller) => caller.ask({ first: 1 as never })],
  ['a wrong second input', { name: 'Ada' }, (caller) => caller.ask({ first: 'a', second: 'b' as never })],
  ['no input', { name: 'Ada' }, (caller) => caller.ask(undefined as never)],
  ['an answer that is not allowed', { name: 'A'.repeat(99) }, (caller) => caller.ask({ first: 'a' })],
  ['a failing middleware', { name: 'Ada', failsIn: 'middle' }, (caller) => caller.ask({ first: 'a' })],
  ['a failing resolver', { name: 'Ada', failsIn: 'resolver' }, (caller) => caller.ask({ first: 'a' })],
  ['a procedure without any', { name: 'Ada' }, (caller) => caller.bare()],
  ['an input that a middleware gives', { name: 'Ada' }, (caller) => caller.lazy({ from: 'caller' })],
  ['a middleware that hands on to nobody', { name: 'Ada' }, (caller) => caller.stuck()],
])('%s goes in one step as it goes in tRPC’s own', async (_what, context, call) => {
  const told = async (router: ReturnType<typeof createRouter>) => {
    try {
      return { answer: await call(router.createCaller(context)) }
    } catch (error) {
      if (!(error instanceof TRPCError)) throw error
      const { code, message, cause } = error
      return { code, message, cause: cause?.message }
    }
  }
  const own = await told(createRouter())
  expect(await told(checkedAtOnce(createRouter()))).toEqual(own)
})
