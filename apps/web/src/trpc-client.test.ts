import { TRPCClientError } from '@trpc/client'
import { afterEach, expect, test, vi } from 'vitest'
import { readNothingWhile } from './features/session/leaving.ts'
import { call } from './trpc-client.ts'

const asked: { url: string; init: RequestInit }[] = []

/** Has each request answered by what is made of its address. */
function answer(make: (paths: string[]) => unknown) {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, init })
    return Response.json(make(new URL(url, 'http://here').pathname.replace('/trpc/', '').split(',')))
  })
}

const echo = (paths: string[]) => paths.map((path) => ({ result: { data: { json: path } } }))
const refusal = { message: 'There is no such thing.', code: -32004, data: { code: 'NOT_FOUND' } }

afterEach(() => {
  asked.length = 0
  vi.unstubAllGlobals()
})

test('what is asked for together goes out in one request, 20 at most', async () => {
  answer(echo)
  const paths = Array.from({ length: 25 }, (_, index) => `a.b${index}`)
  expect(await Promise.all(paths.map((path) => call('query', path, { id: path })))).toEqual(paths)
  expect(asked).toHaveLength(2)
  const inputs = new URL(asked[1]?.url ?? '', 'http://here').searchParams.get('input') ?? ''
  expect(JSON.parse(inputs)).toEqual(
    Object.fromEntries([20, 21, 22, 23, 24].map((n, index) => [index, { json: { id: `a.b${n}` } }])),
  )
})

test('a change is posted, apart from what is read', async () => {
  answer(echo)
  await Promise.all([call('mutation', 'a.change', { name: 'A' }), call('query', 'a.read', undefined)])
  const post = asked.find(({ init }) => init.method === 'POST')
  expect(post?.url).toBe('/trpc/a.change?batch=1')
  expect(post?.init.body).toBe('{"0":{"json":{"name":"A"}}}')
  expect(asked.find(({ init }) => init.method === undefined)?.url).toContain('/trpc/a.read?batch=1&input=')
})

test('one refusal leaves the others their answers', async () => {
  answer((paths) => paths.map((path) => (path === 'a.gone' ? { error: { json: refusal } } : echo([path])[0])))
  const [gone, here] = await Promise.allSettled([
    call('query', 'a.gone', undefined),
    call('query', 'a.here', undefined),
  ])
  expect(gone).toMatchObject({
    status: 'rejected',
    reason: { name: 'TRPCClientError', message: refusal.message, data: { code: 'NOT_FOUND' } },
  })
  expect(here).toEqual({ status: 'fulfilled', value: 'a.here' })
})

test('a request refused as a whole refuses each call', async () => {
  answer(() => ({ error: { json: refusal } }))
  const all = await Promise.allSettled([call('query', 'a.b', undefined), call('query', 'a.c', undefined)])
  expect(all.map((each) => (each as PromiseRejectedResult).reason.data)).toEqual([refusal.data, refusal.data])
})

test.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a page instead of an answer', async () => new Response('<!doctype html>')],
  ['an answer of another shape', async () => Response.json({ error: 'Too many', code: 'TOO_MANY' })],
  ['too few answers', async () => Response.json([])],
])('%s is an error of the call, without what a server says', async (_, fetchIt) => {
  vi.stubGlobal('fetch', fetchIt)
  const error = await call('query', 'a.b', undefined).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(TRPCClientError)
  expect((error as TRPCClientError<never>).data).toBeUndefined()
})

/** Has each request wait until it is aborted, or answered by `answerAll`. */
function hold() {
  const held: (() => void)[] = []
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    asked.push({ url, init })
    return new Promise((resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason))
      held.push(() => resolve(Response.json([{ result: { data: { json: 'read' } } }])))
    })
  })
  return () => {
    for (const answerIt of held.splice(0)) answerIt()
  }
}

test('what is being read at a sign-out is given up, and nothing is read until it is over', async () => {
  hold()
  const settled = vi.fn()
  void call('query', 'a.before', undefined).then(settled, settled)
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  await readNothingWhile(async () => {
    void call('query', 'a.meanwhile', undefined).then(settled, settled)
    await new Promise((resolve) => setTimeout(resolve, 20))
  })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(asked).toHaveLength(1)
  expect(asked[0]?.init.signal?.aborted).toBe(true)
  expect(settled).not.toHaveBeenCalled()
})

test('where the sign-out fails, all of it is read after all', async () => {
  const answerAll = hold()
  const before = call('query', 'a.before', undefined)
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  let meanwhile: Promise<unknown> | undefined
  await expect(
    readNothingWhile(async () => {
      meanwhile = call('query', 'a.meanwhile', undefined)
      throw new Error('No network')
    }),
  ).rejects.toThrow('No network')
  await vi.waitFor(() => expect(asked).toHaveLength(3))
  answerAll()
  expect(await Promise.all([before, meanwhile])).toEqual(['read', 'read'])
})
