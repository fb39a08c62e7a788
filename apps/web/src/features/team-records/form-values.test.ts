import { describe, expect, it } from 'vitest'
import { changedFields, formValues, nullWhereEmpty, optionalDay } from './form-values.ts'

const empty = { memberId: '', status: 'pending', isEssential: false, notes: '', covers: [] as string[] }
const row = {
  id: 'a',
  memberId: 'm',
  status: 'issued',
  isEssential: true,
  notes: null,
  covers: ['x'],
  createdAt: '2026-11-01T00:00:00.000Z',
}

describe('formValues', () => {
  it('takes the fields of the form from the record, and no others', () => {
    expect(formValues(empty, row)).toEqual({
      memberId: 'm',
      status: 'issued',
      isEssential: true,
      notes: '',
      covers: ['x'],
    })
  })

  it('keeps what is stored as false', () => {
    expect(formValues({ isEssential: true }, { isEssential: false })).toEqual({ isEssential: false })
  })
})

describe('nullWhereEmpty', () => {
  it('sends null for an empty or blank text of the named fields only', () => {
    const values = { memberId: '', notes: '  ', day: '', label: 'kept' }
    expect(nullWhereEmpty(values, ['notes', 'day', 'label'])).toEqual({
      memberId: '',
      notes: null,
      day: null,
      label: 'kept',
    })
  })
})

describe('changedFields', () => {
  it('names what differs from what is stored, lists by their content', () => {
    expect(changedFields({ a: 1, b: ['x'], c: null }, { a: 2, b: ['x'], c: null })).toEqual({ a: 2 })
  })

  it('is empty where nothing was changed', () => {
    expect(changedFields(empty, { ...empty, covers: [] })).toEqual({})
  })
})

describe('optionalDay', () => {
  it.each([
    ['', true],
    ['2026-11-22', true],
    ['2026-02-30', false],
    ['1899-12-31', false],
    ['22 Nov 2026', false],
  ])('reads %j as fit to send: %s', (text, fits) => {
    expect(optionalDay.safeParse(text).success).toBe(fits)
  })
})
