import { expect, test } from 'vitest'
import { changeAtOnce } from './change-at-once.ts'

/** A box on the screen, and a server that answers when it is told to. */
function setUp() {
  const shown: string[] = []
  const calls: { value: string; answer: (saved?: string) => void; refuse: () => void }[] = []
  const change = (before: string, after: string) =>
    changeAtOnce({
      of: 'the box',
      before,
      after,
      put: (value) => shown.push(value),
      send: () =>
        new Promise<string | undefined>((resolve, reject) => {
          calls.push({ value: after, answer: resolve, refuse: () => reject(new Error('refused')) })
        }),
    })
  return { shown, calls, change }
}

const settle = () => new Promise((resolve) => setTimeout(resolve))

test('a change shows before anything is sent, and then what the server answers', async () => {
  const { shown, calls, change } = setUp()
  const saved = change('a', 'b')
  expect(shown).toEqual(['b'])
  await settle()
  calls[0]?.answer('B')
  expect(await saved).toBe(true)
  expect(shown).toEqual(['b', 'B'])
})

test('an answer that says nothing leaves what was chosen', async () => {
  const { shown, calls, change } = setUp()
  const saved = change('a', 'b')
  await settle()
  calls[0]?.answer()
  expect(await saved).toBe(true)
  expect(shown.at(-1)).toBe('b')
})

test('what was not saved goes back', async () => {
  const { shown, calls, change } = setUp()
  const saved = change('a', 'b')
  await settle()
  calls[0]?.refuse()
  expect(await saved).toBe(false)
  expect(shown).toEqual(['b', 'a'])
})

test('the second change waits for the first, whose answer does not undo it on the screen', async () => {
  const { shown, calls, change } = setUp()
  const first = change('a', 'b')
  const second = change('b', 'c')
  await settle()
  expect(calls.map(({ value }) => value)).toEqual(['b'])
  calls[0]?.answer('B')
  expect(await first).toBe(true)
  await settle()
  expect(shown).toEqual(['b', 'c'])
  calls[1]?.answer('C')
  await second
  expect(shown).toEqual(['b', 'c', 'C'])
})

test('where both fail, what was there before the first comes back; where the second fails, what the first saved', async () => {
  const both = setUp()
  const outcomes = [both.change('a', 'b'), both.change('b', 'c')]
  await settle()
  both.calls[0]?.refuse()
  await settle()
  both.calls[1]?.refuse()
  expect(await Promise.all(outcomes)).toEqual([false, false])
  expect(both.shown).toEqual(['b', 'c', 'a'])

  const second = setUp()
  const others = [second.change('a', 'b'), second.change('b', 'c')]
  await settle()
  second.calls[0]?.answer('B')
  await settle()
  second.calls[1]?.refuse()
  expect(await Promise.all(others)).toEqual([true, false])
  expect(second.shown).toEqual(['b', 'c', 'B'])
})
