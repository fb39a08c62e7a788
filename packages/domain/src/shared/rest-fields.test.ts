import { expect, it } from 'vitest'
import { readRestFields, restFieldSchema, writeRestFields } from './rest-fields.ts'

it.each([
  ['issuedDate', '2026-11-20T23:30:00-05:00', '2026-11-20'],
  ['issuedDate', '2026-11-20', '2026-11-20'],
  ['expiryDate', '', null],
  ['dueDate', '2026-11-20', '2026-11-20T00:00:00.000Z'],
  ['dueDate', '2026-11-20T09:30:00.000Z', '2026-11-20T09:30:00.000Z'],
  ['dueDate', '', null],
  ['category', 'employer-specific', 'employer_specific'],
  ['category', 'legal', 'legal'],
  ['stayEndedOn', '', null],
  ['lastModified', '2026-11-20', '2026-11-20T00:00:00.000Z'],
  // Left for the schema to refuse.
  ['issuedDate', '2026-99-99T00:00:00Z', '2026-99-99T00:00:00Z'],
  ['issuedDate', 'tomorrow', 'tomorrow'],
  ['dueDate', 'soon', 'soon'],
  ['issuedDate', 5, 5],
  ['title', '', ''],
  ['title', '2026-11-20', '2026-11-20'],
])('reads %s %j as %j', (field, given, expected) => {
  expect(readRestFields({ [field]: given })).toEqual({ [field]: expected })
})

it('answers a category in the documented spelling, of one record and of a list', () => {
  const permit = { id: '1', category: 'employer_specific' }
  expect(writeRestFields(permit)).toEqual({ id: '1', category: 'employer-specific' })
  expect(writeRestFields([permit, { category: 'legal' }, null])).toEqual([
    { id: '1', category: 'employer-specific' },
    { category: 'legal' },
    null,
  ])
  expect(writeRestFields('employer_specific')).toBe('employer_specific')
})

it('names every form that a date may have, and leaves other fields as they are', () => {
  const day = { description: 'When.', anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }] }
  expect(restFieldSchema('issuedDate', day)).toEqual({
    description: 'When.',
    anyOf: [
      { type: 'null' },
      { type: 'string', format: 'date' },
      { type: 'string', format: 'date-time' },
      { type: 'string', const: '' },
    ],
  })
  expect(restFieldSchema('title', { type: 'string' })).toEqual({ type: 'string' })
})
