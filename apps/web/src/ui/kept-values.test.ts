import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keptValues } from './kept-values.ts'

const storage = new Map<string, string>()

beforeEach(() => {
  storage.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => storage.set(key, text),
    removeItem: (key: string) => storage.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const stored = { title: 'Lease', notes: '', members: ['a'], isEssential: false }

test('what was typed comes back, over what is stored by then', () => {
  keptValues('me:lease', stored).write({ ...stored, notes: 'Ask again', members: ['a', 'b'] })
  expect(keptValues('me:lease', { ...stored, title: 'Renamed meanwhile' }).read()).toEqual({
    title: 'Renamed meanwhile',
    notes: 'Ask again',
    members: ['a', 'b'],
    isEssential: false,
  })
  expect(keptValues('somebody-else:lease', stored).read()).toEqual(stored)
})

test('nothing is kept of a form that is as it was, or is given up', () => {
  const kept = keptValues('me:lease', stored)
  kept.write({ ...stored, notes: 'Ask again' })
  kept.write({ ...stored, members: [...stored.members] })
  expect(storage.size).toBe(0)
  kept.write({ ...stored, notes: 'Ask again' })
  kept.forget()
  expect(kept.read()).toEqual(stored)
})

test('a form that stays after it is saved keeps what differs from that', () => {
  const kept = keptValues('me:lease', stored)
  kept.settle({ ...stored, title: 'Renewed' })
  expect(storage.size).toBe(0)
  kept.write({ ...stored, title: 'Renewed', notes: 'Ask again' })
  expect(keptValues('me:lease', { ...stored, title: 'Renamed meanwhile' }).read()).toEqual({
    ...stored,
    title: 'Renamed meanwhile',
    notes: 'Ask again',
  })
})

test('fields that the form no longer has, and what is no form, are left out', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  storage.set('suv:form:me:lease', '{"colour":"red","notes":"kept"}')
  expect(keptValues('me:lease', stored).read()).toEqual({ ...stored, notes: 'kept' })
  storage.set('suv:form:me:lease', '7')
  expect(keptValues('me:lease', stored).read()).toEqual(stored)
})
