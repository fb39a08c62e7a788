import { expect, it } from 'vitest'
import { openTurns } from '../../src/worker-pool/turns.ts'

/** Work that ends when it is told to, and notes its beginning. */
function open(options: Parameters<typeof openTurns>[0]) {
  const turns = openTurns(options)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (owner: string | undefined, name: string) =>
    turns.during(owner, async () => {
      begun.push(name)
      await new Promise<void>((resolve) => ends.set(name, resolve))
      return name
    })
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  const end = async (name: string) => {
    ends.get(name)?.()
    await settled()
  }
  return { ask, begun, end, settled }
}

it('lets others come before the second job of one who has a turn', async () => {
  const { ask, begun, end, settled } = open({ concurrency: 2 })
  const answers = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map((name) => ask(name[0], name))
  await settled()
  expect(begun).toEqual(['a1', 'b1'])
  await end('b1')
  expect(begun).toEqual(['a1', 'b1', 'c1'])
  await end('a1')
  expect(begun.at(-1)).toBe('a2')
  await end('a2')
  await end('c1')
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'a3', 'b2'])
  await end('a3')
  await end('b2')
  expect(await Promise.all(answers)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'b2'])
})

it('refuses whom too many wait before, or too many of their own', async () => {
  const { ask, end, settled } = open({
    concurrency: 1,
    maxQueue: 3,
    maxQueueEach: 2,
    busy: 'Many letters are being written',
  })
  const refusal = {
    code: 'too_many_requests',
    message: 'Many letters are being written. Try again in a minute.',
  }
  const first = ask('a', 'a1')
  const waiting = [ask('a', 'a2'), ask('a', 'a3')]
  await expect(ask('a', 'a4')).rejects.toMatchObject(refusal)
  const other = ask('b', 'b1')
  await expect(ask('c', 'c1')).rejects.toMatchObject(refusal)
  await settled()
  for (const name of ['a1', 'a2', 'a3', 'b1']) await end(name)
  await Promise.all([first, ...waiting, other])
})

it('passes the turn on after an error, and lets work without an owner run together', async () => {
  const turns = openTurns({ concurrency: 2 })
  const failing = turns.during('a', () => Promise.reject(new Error('no')))
  const next = turns.during('a', async () => 'yes')
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('yes')
  const { ask, begun, settled } = open({ concurrency: 3 })
  for (const name of ['1', '2', '3', '4']) void ask(undefined, name)
  await settled()
  expect(begun).toEqual(['1', '2', '3'])
})
