import { describe, expect, it } from 'vitest'
import { dayToComeDoubt, notCoveredDoubt, notEssentialDoubt, orderDoubt } from './doubts.ts'

describe('what is entered and cannot be', () => {
  it('is a day that has been, and is still to come', () => {
    expect(dayToComeDoubt('2027-01-05', '2026-11-23')).toBe(
      '5 Jan 2027 is still to come. Check the day and the year.',
    )
    for (const day of ['2026-11-23', '2026-01-05', '', '2027'])
      expect(dayToComeDoubt(day, '2026-11-23')).toBeNull()
  })

  it('is an approval before its submission', () => {
    expect(orderDoubt('2026-05-02', '2026-05-01', 'the submission')).toBe(
      'This is before the submission, 2 May 2026.',
    )
    expect(orderDoubt('2026-05-01', '2026-05-01', 'the submission')).toBeNull()
    expect(orderDoubt('', '2026-05-01', 'the submission')).toBeNull()
  })

  it('is an essential person whom the certificate does not cover', () => {
    const nameOf = (id: string) => id.toUpperCase()
    expect(notCoveredDoubt({ coversMembers: ['a'], essentialMembers: ['a', 'b'] }, nameOf)).toContain(
      'cover B,',
    )
    expect(notCoveredDoubt({ coversMembers: ['a', 'b'], essentialMembers: ['b'] }, nameOf)).toBeNull()
  })

  it('is an essential person of a letter whom the certificate of the organization does not call so', () => {
    const letter = { memberId: 'a', organizationId: 'o', isEssentialPerson: true }
    const certificate = { organizationId: 'o', certificateId: 'CC-1', essentialMembers: ['b'] }
    expect(notEssentialDoubt(letter, [certificate])).toContain('The certificate CC-1')
    expect(notEssentialDoubt(letter, [certificate, { ...certificate, essentialMembers: ['a'] }])).toBeNull()
    expect(notEssentialDoubt(letter, [{ ...certificate, organizationId: 'p' }])).toBeNull()
    expect(notEssentialDoubt({ ...letter, isEssentialPerson: false }, [certificate])).toBeNull()
  })
})
