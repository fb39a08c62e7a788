import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { getTRPCErrorFromUnknown, getTRPCErrorShape, TRPCError, transformTRPCResponse } from '@trpc/server'
import { getHTTPStatusCode } from '@trpc/server/http'
import type { FastifyRequest } from 'fastify'
import { appRouter } from '../router.ts'
import type { Context } from '../trpc.ts'
import { wireFormat } from '../wire-format.ts'
import { callProcedure, isQuery } from './call-procedure.ts'

type Query = { readonly path: string; readonly input: unknown }

/** What one request asks: one query, or several whose answers come in one list. */
export type Queries = { readonly calls: readonly Query[]; readonly isBatch: boolean }

const config = appRouter._def._config

/**
 * The queries of a plain GET request, as the web app sends nearly all of its requests; undefined for anything else, which tRPC's
 * own handler gets: it answers the same way, but builds the web platform's Request, Response and streams around it, which costs
 * more than the query.
 */
export function readQueries(request: FastifyRequest): Queries | undefined {
  if (request.method !== 'GET' || request.headers['trpc-accept'] !== undefined) return undefined
  // Also in `accept`, and with connection parameters, a caller may ask for what only tRPC's handler gives.
  if (request.headers.accept?.includes('application/jsonl') === true) return undefined
  const { batch, input, ...others } = request.query as Record<string, unknown>
  if (Object.keys(others).length > 0 || (input !== undefined && typeof input !== 'string')) return undefined
  const { path } = request.params as { path: string }
  const isBatch = batch === '1'
  const paths = isBatch ? path.split(',') : [path]
  if (!paths.every(isQuery)) return undefined
  try {
    const inputs = readInputs(input, isBatch)
    return { calls: paths.map((name, index) => ({ path: name, input: inputs[index] })), isBatch }
  } catch {
    // tRPC's handler says what is wrong with it.
    return undefined
  }
}

function readInputs(text: string | undefined, isBatch: boolean): unknown[] {
  if (text === undefined || text === '') return []
  const given = JSON.parse(text)
  if (!isBatch) return [wireFormat.deserialize(given)]
  if (typeof given !== 'object' || given === null || Array.isArray(given)) throw new TypeError('no inputs')
  const inputs: unknown[] = []
  for (const [index, input] of Object.entries(given))
    inputs[Number(index)] = wireFormat.deserialize(input as never)
  return inputs
}

/** The answer of tRPC's handler to the same queries. `createContext` may throw a TRPCError, which then is every query's answer. */
export async function answerQueries(
  { calls, isBatch }: Queries,
  createContext: () => Promise<Context>,
): Promise<{ status: number; body: string | Readable }> {
  const context = await createContext().catch(getTRPCErrorFromUnknown)
  const [only] = calls
  if (!isBatch && only !== undefined) {
    const given = await answer(only, context)
    return { status: getHTTPStatusCode(given), body: write(given) }
  }
  const { answers, texts, size } = await answerTogether(calls, context)
  // Joined and sent at once, a long list of answers would be one long turn.
  const body = size > longAnswer ? Readable.from(inTurns(texts)) : `[${texts.join(',')}]`
  return { status: getHTTPStatusCode(answers), body }
}

/** So many queries of a batch wait for the database at the same time: what the others answer has its text by then, and their rows are gone. */
const askedAtOnce = 8

/** The answers of a batch, with their texts. What is too long beside those that came first is refused, or not even asked. */
async function answerTogether(calls: readonly Query[], context: Context | Error) {
  const answers: Answer[] = []
  const texts: string[] = []
  let size = 0
  const refuseAt = async (index: number) => {
    const refused = await refuse(calls[index], context)
    answers[index] = refused
    texts[index] = write(refused)
  }
  const asked = new Map<string, Promise<{ given: Answer; text: string }>>()
  // The same asked twice is worked out, and written, once.
  const askOnce = (call: Query) => {
    const key = JSON.stringify([call.path, call.input])
    const known = asked.get(key) ?? answer(call, context).then((given) => ({ given, text: write(given) }))
    asked.set(key, known)
    return known
  }
  const fill = async (index: number, call: Query): Promise<void> => {
    if (size > largestBatch) return refuseAt(index)
    const { given, text } = await askOnce(call)
    // Others are answered between two long ones.
    if (text.length > longAnswer) {
      hasLong = true
      await setImmediate()
    }
    if (size > 0 && size + text.length > largestBatch) {
      size = largestBatch + 1
      return refuseAt(index)
    }
    answers[index] = given
    texts[index] = text
    size += text.length
  }
  // Two at first, more while the answers are short, and one after the other once one was long.
  let workers = 2
  let hasLong = false
  const work = async (): Promise<void> => {
    const more: Promise<void>[] = []
    for (let at = next(); at !== undefined; at = hasLong && workers > 1 ? undefined : next()) {
      await fill(...at)
      if (hasLong || workers >= askedAtOnce) continue
      workers += 1
      more.push(work())
    }
    workers -= 1
    await Promise.all(more)
  }
  const waiting = calls.entries()
  const next = () => waiting.next().value
  await Promise.all([work(), work()])
  return { answers, texts, size }
}

async function* inTurns(texts: readonly string[]): AsyncGenerator<string> {
  for (const [index, text] of texts.entries()) {
    yield `${index === 0 ? '[' : ','}${text}${index === texts.length - 1 ? ']' : ''}`
    await setImmediate()
  }
}

/** Characters of one batch's answers together, and from which one it is worth letting others go first. */
const largestBatch = 16_000_000
const longAnswer = 250_000

type Answer = Awaited<ReturnType<typeof answer>>

function write(given: Answer): string {
  return JSON.stringify(transformTRPCResponse(config, given))
}

async function refuse(call: Query | undefined, context: Context | Error): Promise<Answer> {
  const message = 'Together these answers are too long. Ask for them in requests of their own.'
  const error = new TRPCError({ code: 'PAYLOAD_TOO_LARGE', message })
  const { path = '', input } = call ?? {}
  const ctx = context instanceof Error ? undefined : context
  return { error: getTRPCErrorShape({ config, ctx, error, input, path, type: 'query' }) }
}

async function answer({ path, input }: Query, context: Context | Error) {
  const known = context instanceof Error ? undefined : context
  try {
    if (context instanceof Error) throw context
    return { result: { data: await callProcedure(path, { context, input }) } }
  } catch (cause) {
    const error = getTRPCErrorFromUnknown(cause)
    return { error: getTRPCErrorShape({ config, ctx: known, error, input, path, type: 'query' }) }
  }
}
