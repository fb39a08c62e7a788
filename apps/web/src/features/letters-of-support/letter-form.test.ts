import type { LetterOfSupport } from '@suv/domain'
import { expect, it } from 'vitest'
import { changedFields } from '../team-records/form-values.ts'
import { toLetterFields, toLetterForm } from './letter-form.ts'

const letter: LetterOfSupport = {
  id: '0198f7a0-0000-7000-8000-000000000001',
  teamId: 'team',
  memberId: '0198f7a0-0000-7000-8000-000000000002',
  organizationId: '0198f7a0-0000-7000-8000-000000000003',
  letterDocumentId: null,
  isEssentialPerson: true,
  issuedDate: null,
  status: 'contacted',
  notes: null,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
}

it('leaves a stored state that no form may set as it is, until another is chosen', () => {
  const before = toLetterForm(letter)
  expect(before.status).toBe('')
  expect(toLetterFields(before)).not.toHaveProperty('status')
  const changed = { ...before, status: 'issued', issuedDate: '2026-11-20' } as const
  expect(changedFields(toLetterFields(before), toLetterFields(changed))).toEqual({
    status: 'issued',
    issuedDate: '2026-11-20',
  })
})

it('clears a field that was emptied', () => {
  const before = toLetterForm({ ...letter, status: 'issued', issuedDate: '2026-11-20', notes: 'Signed' })
  const changes = changedFields(
    toLetterFields(before),
    toLetterFields({ ...before, issuedDate: '', notes: ' ' }),
  )
  expect(changes).toEqual({ issuedDate: null, notes: null })
})
