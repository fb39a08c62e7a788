import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keptText } from './kept-text.ts'

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})

beforeEach(() => warn.mockClear())
afterEach(() => vi.unstubAllGlobals())

function stubStorage() {
  const values = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, text: string) => values.set(key, text),
    removeItem: (key: string) => values.delete(key),
  })
}

test('what is written is read, until it is removed', () => {
  stubStorage()
  const kept = keptText('tab', 'key')
  expect(kept.read()).toBeNull()
  expect(kept.write('[1]')).toBe(true)
  expect(kept.readAs(JSON.parse)).toEqual([1])
  kept.remove()
  expect(kept.read()).toBeNull()
})

test('what cannot be understood counts as not there, and a warning names it', () => {
  stubStorage()
  const kept = keptText('tab', 'key', 'The list')
  kept.write('[1')
  expect(kept.readAs(JSON.parse)).toBeNull()
  expect(warn.mock.calls[0]?.[0]).toBe('The list could not be read.')
})

test('without storage nothing is kept, and nothing throws', () => {
  // As in a browser that forbids it, there is nothing of that name.
  const kept = keptText('device', 'key')
  vi.stubGlobal('localStorage', undefined)
  expect(kept.read()).toBeNull()
  expect(kept.write('text')).toBe(false)
  expect(() => kept.remove()).not.toThrow()
  expect(warn).not.toHaveBeenCalled()
})
