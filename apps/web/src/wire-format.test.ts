import superjson from 'superjson'
import { expect, it } from 'vitest'
import { wireFormat } from './wire-format.ts'

it.each([null, 'text', 12.5, { day: '2026-11-22', tags: ['a', { b: null }], isOpen: false }] as const)(
  'reads what superjson writes of %j',
  (value) => {
    expect(wireFormat.deserialize(superjson.serialize(value))).toEqual(value)
    const sent = JSON.parse(JSON.stringify(wireFormat.serialize(value)))
    expect(superjson.deserialize(sent)).toEqual(value)
  },
)

it('asks about nothing, and takes no answer for one', () => {
  const sent = JSON.parse(JSON.stringify(wireFormat.serialize(undefined)))
  expect(superjson.deserialize(sent)).toBeUndefined()
  expect(wireFormat.deserialize(superjson.serialize(undefined))).toBeUndefined()
})

it('leaves out what is undefined', () => {
  const sent = JSON.parse(JSON.stringify(wireFormat.serialize({ a: 1, b: undefined })))
  expect(superjson.deserialize(sent)).toEqual({ a: 1 })
})

it('does not pass off as text what is something else', () => {
  expect(() => wireFormat.deserialize(superjson.serialize({ at: new Date(0) }))).toThrow(/does not/)
})
