import { expect, it } from 'vitest'
import { readProvenance } from '../../src/seed/read-provenance.ts'

const asOf = '2026-11-20'

it.each([
  [
    'page: https://example.org/a; page: a list of 2023. unverified: description, city',
    'page: https://example.org/a; page: a list of 2023',
    'Not verified: description, city.',
  ],
  [
    'page: a file (address); coordinates from 1 Main Street; unverified: rest',
    'page: a file (address); coordinates from 1 Main Street',
    'Not verified: rest.',
  ],
  ['unverified', null, 'Not verified.'],
  ['unverified (address, website)', null, 'Not verified: address, website.'],
  ['unverified (address), phone', null, 'Not verified: address, phone.'],
  ['unverified; phone: page https://example.org', null, 'Not verified; phone: page https://example.org.'],
  ['page: a note (unverified figures) of 2024. ', 'page: a note (unverified figures) of 2024', undefined],
  ['This product.', 'This product', undefined],
  ['', null, 'Not verified.'],
  [undefined, null, 'Not verified.'],
  [null, null, 'Not verified.'],
])('splits %j', (line, source, note) => {
  expect(readProvenance(line, asOf)).toEqual({
    source,
    checkedOn: source === null ? null : asOf,
    notes: note === undefined ? [] : [note],
  })
})
