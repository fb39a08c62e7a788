import { getTRPCErrorFromUnknown, TRPCError } from '@trpc/server'
import {
  type AnyMiddlewareFunction,
  isObject,
  type MiddlewareResult,
  middlewareMarker,
} from '@trpc/server/unstable-core-do-not-import'

type Options = Parameters<AnyMiddlewareFunction>[0]
type Result = MiddlewareResult<unknown>
/** What a middleware hands on. */
type Given = { ctx?: object; input?: unknown; getRawInput?: Options['getRawInput'] }

/**
 * A procedure's middlewares as one that runs them as tRPC does: each gets what the one before handed on, and what is thrown further
 * in comes back as a failed result. tRPC copies the whole context, field by field, four times a middleware; here it is copied where one
 * adds to it.
 */
export function inOneStep(middlewares: readonly AnyMiddlewareFunction[]): AnyMiddlewareFunction {
  const step = async (index: number, options: Options): Promise<Result> => {
    const middleware = middlewares[index]
    if (middleware === undefined) throw new TypeError('The last middleware hands on to nobody.')
    try {
      const next = (given: Given = {}) => step(index + 1, handOn(options, given))
      return await middleware({ ...options, next: next as Options['next'] })
    } catch (cause) {
      return { ok: false, error: getTRPCErrorFromUnknown(cause), marker: middlewareMarker }
    }
  }
  return (options) => step(0, options) as ReturnType<AnyMiddlewareFunction>
}

function handOn(options: Options, given: Given): Options {
  return {
    ...options,
    ctx: given.ctx === undefined ? options.ctx : { ...options.ctx, ...given.ctx },
    input: 'input' in given ? given.input : options.input,
    getRawInput: given.getRawInput ?? options.getRawInput,
  }
}

type Parse = (value: unknown) => unknown

/** As tRPC's own: what `parse` makes of the input, beside what was taken before. */
export function checkInput(parse: Parse): AnyMiddlewareFunction {
  return async ({ getRawInput, input, next }) => {
    const raw = await getRawInput()
    const parsed = orThrow(() => parse(raw), { code: 'BAD_REQUEST' })
    return next({ input: isObject(input) && isObject(parsed) ? { ...input, ...parsed } : parsed })
  }
}

/** As tRPC's own: the answer is what `parse` makes of it. */
export function checkOutput(parse: Parse): AnyMiddlewareFunction {
  return async ({ next }) => {
    const result = await next()
    if (!result.ok) return result
    const data = orThrow(() => parse(result.data), {
      code: 'INTERNAL_SERVER_ERROR',
      message: 'Output validation failed',
    })
    return { ...result, data }
  }
}

function orThrow<T>(work: () => T, error: { code: TRPCError['code']; message?: string }): T {
  try {
    return work()
  } catch (cause) {
    throw new TRPCError({ ...error, cause })
  }
}
