import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { languageScoresSchema } from '../teams/schema.ts'
import {
  cadSchema,
  daySchema,
  jsonObjectSchema,
  lineSchema,
  linesSchema,
  momentSchema,
  noteSchema,
  pageFields,
  percentSchema,
  requiredLineSchema,
  webAddressSchema,
} from './fields.ts'

function messageOf(schema: z.ZodType, value: unknown): string | undefined {
  return schema.safeParse(value).error?.issues[0]?.message
}

function nest(levels: number): object {
  let value: object = {}
  for (let level = 1; level < levels; level++) value = { a: value }
  return value
}

const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, key) => [`k${key}`, 1]))

describe('the shared fields', () => {
  it.each([
    ['line', lineSchema, 'x'.repeat(201), 'Use at most 200 characters.'],
    ['line', lineSchema, 5, 'Enter a text.'],
    ['line', lineSchema, undefined, 'This is required.'],
    ['required line', requiredLineSchema, '  \t', 'This is required.'],
    ['required line', requiredLineSchema, undefined, 'This is required.'],
    ['note', noteSchema, 'x'.repeat(5_001), 'Use at most 5,000 characters.'],
    ['note with NUL', noteSchema, 'a\u0000b', 'Remove the characters that are no text.'],
    ['line with half a character', lineSchema, 'a\ud83d', 'Remove the characters that are no text.'],
    ['object with NUL', jsonObjectSchema, { a: ['\u0000'] }, 'Remove the characters that are no text.'],
    ['object with NUL', jsonObjectSchema, { 'a\u0000': 1 }, 'Remove the characters that are no text.'],
    ['large object', jsonObjectSchema, { a: 'x'.repeat(50_000) }, 'Use at most 50,000 characters of JSON.'],
    ['deep object', jsonObjectSchema, nest(9), 'Nest at most 8 levels.'],
    ['object nested 60,000 times', jsonObjectSchema, nest(60_000), 'Nest at most 8 levels.'],
    ['object of many keys', jsonObjectSchema, keys(501), 'Use at most 500 entries.'],
    ['object of many entries', jsonObjectSchema, { a: Array(200_000).fill(1) }, 'Use at most 500 entries.'],
    ['language scores of many keys', languageScoresSchema, keys(31), 'Use at most 30 entries.'],
    ['money', cadSchema, -1, 'An amount cannot be below 0.'],
    ['money', cadSchema, 1.5, 'Enter whole Canadian dollars.'],
    ['money', cadSchema, 2_000_000_001, 'Enter at most 2,000,000,000.'],
    ['percent', percentSchema, 101, 'Enter 0 to 100.'],
    ['percent', percentSchema, -1, 'Enter 0 to 100.'],
    ['day', daySchema, '2026-02-29', 'Enter a date as YYYY-MM-DD.'],
    ['day', daySchema, '20 Nov 2026', 'Enter a date as YYYY-MM-DD.'],
    ['day', daySchema, '0000-01-01', 'Enter a date from 1900 to 2199.'],
    ['moment', momentSchema, '2026-11-20', 'Enter an ISO date and time.'],
    ['moment', momentSchema, '2200-01-01T00:00:00Z', 'Enter a date from 1900 to 2199.'],
    ['list', linesSchema, Array(101).fill('a'), 'Use at most 100 entries.'],
  ])('refuse a bad %s', (_, schema, value, message) => {
    expect(messageOf(schema, value)).toBe(message)
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://example.org', '//example.org', 'example.org'])(
    'refuse the address %s',
    (address) => {
      expect(messageOf(webAddressSchema, address)).toBe(
        'Enter an address that starts with https:// or http://.',
      )
    },
  )

  it('keep any whole text as it is, apart from the white space around a line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (text) => {
        const isStorable = text.isWellFormed() && !text.includes('\u0000')
        expect(noteSchema.safeParse(text).success).toBe(isStorable)
        if (isStorable) {
          expect(noteSchema.parse(text)).toBe(text)
          expect(lineSchema.parse(text)).toBe(text.trim())
          if (text === '__proto__') return
          expect(jsonObjectSchema.parse({ [text]: text })).toEqual({ [text]: text })
        }
      }),
    )
  })

  it('leave out the key that would change what an object is', () => {
    const sent = JSON.parse('{ "__proto__": { "isAdmin": true }, "a": 1 }')
    const kept = jsonObjectSchema.parse(sent)
    expect(Object.keys(kept)).toEqual(['a'])
    expect(kept.isAdmin).toBeUndefined()
  })

  it('read a limit as typed in an address, within its bounds', () => {
    expect(pageFields.limit.parse('25')).toBe(25)
    expect(pageFields.limit.parse(undefined)).toBeUndefined()
    for (const bad of ['0', '501', '1.5', 'ten', '', '-1', true]) {
      expect(pageFields.limit.safeParse(bad).success).toBe(false)
    }
  })
})
