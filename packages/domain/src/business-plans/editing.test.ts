import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  beginEdit,
  editText,
  fieldsStanding,
  type PlanEdit,
  planTextProblem,
  recoverDraft,
  settleConflict,
  standingOf,
  takeStored,
} from './editing.ts'
import type { BusinessPlan } from './schema.ts'

const field = 'executiveSummary'
const plan = (text: string | null, title = 'Plan'): BusinessPlan => ({
  id: '0f0c6a3e-0000-4000-8000-000000000001',
  userId: '0f0c6a3e-0000-4000-8000-000000000002',
  title,
  executiveSummary: text,
  innovationStatement: null,
  jobCreationPlan: null,
  globalCompetitiveness: null,
  marketAnalysis: null,
  operationsPlan: null,
  financialProjections: null,
  status: 'draft',
  progress: 0,
  lastModified: '2026-11-21T12:00:00.000Z',
  createdAt: '2026-11-21T12:00:00.000Z',
  updatedAt: '2026-11-21T12:00:00.000Z',
})

describe('an edited plan', () => {
  it('begins even, and with the specified title where there is none', () => {
    expect(fieldsStanding(beginEdit(null), 'mine', 'theirs', 'conflict')).toEqual([])
    expect(beginEdit(null).mine.title).toBe('Tech Startup Business Plan')
  })

  it('has something to save from the first letter until it is stored', () => {
    const edit = editText(beginEdit(plan(null)), field, 'a')
    expect(fieldsStanding(edit, 'mine')).toEqual([field])
    expect(fieldsStanding(takeStored(edit, plan('a')), 'mine', 'conflict')).toEqual([])
  })

  it('is not in conflict with its own save, though the writing went on', () => {
    const edit = editText(beginEdit(plan('a')), field, 'abc')
    const stored = takeStored(edit, plan('ab'), { [field]: 'ab' })
    expect(standingOf(stored, field)).toBe('mine')
    expect(stored.mine[field]).toBe('abc')
  })

  it('takes over what was changed elsewhere, and only that', () => {
    const edit = editText(beginEdit(plan('a')), 'operationsPlan', 'mine')
    const stored = takeStored(edit, plan('b', 'Other'))
    expect(stored.mine).toMatchObject({ [field]: 'b', title: 'Other', operationsPlan: 'mine' })
    expect(fieldsStanding(stored, 'conflict')).toEqual([])
  })

  it('stays in conflict until somebody chooses', () => {
    const edit = takeStored(editText(beginEdit(plan('a')), field, 'mine'), plan('theirs'))
    expect(standingOf(edit, field)).toBe('conflict')
    const typed = editText(edit, field, 'mine and more')
    expect(standingOf(typed, field)).toBe('conflict')
    expect(standingOf(settleConflict(typed, field, 'mine and more'), field)).toBe('mine')
    expect(standingOf(settleConflict(typed, field, 'theirs'), field)).toBe('same')
  })

  it.each([
    [{ base: 'a', text: 'b' }, 'a', 'mine'],
    [{ base: 'a', text: 'b' }, 'b', 'same'],
    [{ base: 'a', text: 'b' }, 'c', 'conflict'],
    [{ base: 'a', text: 'bc', sent: 'b' }, 'b', 'mine'],
    [{ base: 'a', text: 'bc', sent: 'b' }, 'a', 'mine'],
  ])('recovers %j where %j is stored: %s', (draft, stored, standing) => {
    const edit = recoverDraft(beginEdit(plan(stored)), field, draft)
    expect(standingOf(edit, field)).toBe(standing)
    expect(edit.mine[field]).toBe(draft.text)
  })

  it('does not wait for the space after a title', () => {
    expect(fieldsStanding(editText(beginEdit(plan('')), 'title', 'Plan '), 'mine')).toEqual([])
  })

  it('never drops a text that was typed and is not stored', () => {
    const word = fc.constantFrom('', 'a', 'b', 'c')
    const step = fc.oneof(
      word.map((text) => ({ kind: 'type' as const, text })),
      word.map((text) => ({ kind: 'stored' as const, text })),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let edit: PlanEdit = beginEdit(plan(''))
        let typed: string | null = null
        for (const { kind, text } of steps) {
          if (kind === 'type') {
            edit = editText(edit, field, text)
            typed = edit.mine[field] === text ? text : null
          } else {
            const before = standingOf(edit, field)
            edit = takeStored(edit, plan(text))
            if (typed !== null && before !== 'same') expect(edit.mine[field]).toBe(typed)
          }
        }
      }),
    )
  })
})

describe('a text that cannot be saved', () => {
  it.each([
    ['title', ' ', 'This is required.'],
    ['title', 'a'.repeat(201), 'Use at most 200 characters.'],
    [field, 'a'.repeat(100_000), null],
    [
      field,
      'a'.repeat(101_234),
      'A section holds at most 100,000 characters. Shorten this one by 1,234, and it is saved.',
    ],
    [field, 'a\u0000', 'Remove the characters that are no text.'],
    [field, '', null],
  ] as const)('%s %#', (name, text, problem) => {
    expect(planTextProblem(name, text)).toBe(problem)
  })
})
