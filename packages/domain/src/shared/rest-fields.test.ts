import { expect, it } from 'vitest'
import { readRestFields } from './rest-fields.ts'

it.each([
  ['issuedDate', '2026-11-20T23:30:00-05:00', '2026-11-20'],
  ['issuedDate', '2026-11-20', '2026-11-20'],
  ['expiryDate', '', null],
  ['dueDate', '2026-11-20', '2026-11-20T00:00:00.000Z'],
  ['dueDate', '2026-11-20T09:30:00.000Z', '2026-11-20T09:30:00.000Z'],
  ['dueDate', '', null],
  ['category', 'employer-specific', 'employer_specific'],
  ['category', 'legal', 'legal'],
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
