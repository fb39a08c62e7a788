import { TRPCClientError } from '@trpc/client'
import { haveLeft, visitSignal } from './features/session/leaving.ts'
import { whenTakenOver } from './first-load/taking-over.ts'
import { wireFormat } from './wire-format.ts'

type Kind = 'query' | 'mutation'

type Call = {
  path: string
  input: unknown
  resolve: (value: unknown) => void
  reject: (error: Error) => void
}

type Answer = { result: { data: never } } | { error: never }

/** The server takes 30 in one request. */
const mostAtOnce = 20

const waiting: Record<Kind, Call[]> = { query: [], mutation: [] }

/**
 * Calls a procedure. What is asked for in the same turn goes out in one request, as tRPC's `httpBatchLink` does, whose client takes
 * 3.5 kB more for links, subscriptions and abandoned calls. What a page asks for that is still being taken over comes after that, so that
 * nothing changes meanwhile. What is being read when its reader signs out gets no answer: there is nobody left to show it to.
 * @param path 'users.me'
 * @throws TRPCClientError, with `data` where the server answered.
 */
export function call(kind: Kind, path: string, input: unknown): Promise<unknown> {
  return new Promise((resolve, reject) => {
    if (waiting[kind].push({ path, input, resolve, reject }) > 1) return
    setTimeout(async () => {
      if (kind === 'query') await whenTakenOver()
      const calls = waiting[kind].splice(0)
      while (calls.length > 0) void send(kind, calls.splice(0, mostAtOnce))
    })
  })
}

async function send(kind: Kind, calls: readonly Call[]): Promise<void> {
  if (kind === 'query' && (await haveLeft())) return
  const signal = visitSignal()
  try {
    const inputs = JSON.stringify({ ...calls.map(({ input }) => wireFormat.serialize(input)) })
    const address = `/trpc/${calls.map(({ path }) => path).join()}?batch=1`
    const response = await (kind === 'query'
      ? fetch(`${address}&input=${encodeURIComponent(inputs)}`, { credentials: 'include', signal })
      : fetch(address, {
          method: 'POST',
          credentials: 'include',
          headers: { 'content-type': 'application/json' },
          body: inputs,
        }))
    const answers = (await response.json()) as Answer | Answer[]
    for (const [index, each] of calls.entries()) {
      // A request that is refused as a whole has one answer.
      settle(each, Array.isArray(answers) ? answers[index] : answers)
    }
  } catch (error) {
    if (kind === 'query' && signal.aborted) return send(kind, calls)
    for (const { reject } of calls) reject(TRPCClientError.from(error as Error))
  }
}

function settle({ resolve, reject }: Call, answer: Answer | undefined): void {
  try {
    if (answer === undefined || !('error' in answer))
      resolve(wireFormat.deserialize(answer?.result.data as never))
    else reject(TRPCClientError.from({ error: wireFormat.deserialize(answer.error) as never }))
  } catch {
    reject(new TRPCClientError('The answer cannot be read.'))
  }
}
