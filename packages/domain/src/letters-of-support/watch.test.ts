import { describe, expect, it } from 'vitest'
import { certificateLastDay, type KnownCertificate, watchCertificate, watchLetter } from './watch.ts'

describe('a certificate', () => {
  it.each([
    ['2025-06-10', '2025-12-09'],
    // The month has no such day: its last one still counts.
    ['2025-08-31', '2026-02-28'],
    ['2023-08-31', '2024-02-29'],
    ['2024-02-29', '2024-08-28'],
  ])('of %s may be used up to %s', (issued, lastDay) => {
    expect(certificateLastDay(issued)).toBe(lastDay)
  })

  const issued = { issuedDate: '2025-12-01', status: 'issued' } as const
  it.each([
    ['2025-11-30', 'attention', 'Its day of issue, 1 Dec 2025, is still to come.'],
    [
      '2025-12-01',
      'good',
      'Issued 1 Dec 2025. It counts for an application made by 31 May 2026: 181 days left.',
    ],
    [
      '2026-04-30',
      'good',
      'Issued 1 Dec 2025. It counts for an application made by 31 May 2026: 31 days left.',
    ],
    [
      '2026-05-01',
      'attention',
      'Issued 1 Dec 2025. It reaches 6 months on 1 Jun 2026: the last day to apply is 31 May 2026, in 30 days.',
    ],
    [
      '2026-05-31',
      'attention',
      'Issued 1 Dec 2025. It reaches 6 months on 1 Jun 2026: the last day to apply is 31 May 2026, today.',
    ],
    [
      '2026-06-01',
      'over',
      'Issued 1 Dec 2025. It reached 6 months on 1 Jun 2026. An application made by 31 May 2026 is not affected.',
    ],
  ])('on %s: %s, %s', (today, tone, text) => {
    expect(watchCertificate(issued, today)).toEqual({ tone, text, lastDay: '2026-05-31' })
  })

  it('is not accepted when it was issued too late, whatever its six months say', () => {
    expect(watchCertificate({ issuedDate: '2025-12-31', status: 'issued' }, '2026-01-10').tone).toBe('good')
    expect(watchCertificate({ issuedDate: '2026-01-01', status: 'issued' }, '2026-01-10')).toEqual({
      tone: 'over',
      text: 'Issued 1 Jan 2026. The government accepts no certificate issued after 31 Dec 2025.',
      lastDay: null,
    })
  })

  it('asks for its day of issue, or waits for it', () => {
    const watch = (status: 'pending' | 'issued' | 'expired') =>
      watchCertificate({ issuedDate: null, status }, '2026-01-10').text
    expect(watch('pending')).toBe('Not issued yet. Its 6 months begin on the day of issue.')
    expect(watch('issued')).toBe('Add the day of issue, so that its 6 months can be watched.')
    expect(watch('expired')).toBe('Marked as expired.')
  })
})

describe('a letter', () => {
  const letter = {
    status: 'issued',
    issuedDate: '2025-12-01',
    letterDocumentId: 'd',
    organizationId: 'o',
    memberId: 'm',
  } as const
  const certificate: KnownCertificate = {
    organizationId: 'o',
    certificateId: 'CC-1',
    coversMembers: ['m'],
    issuedDate: '2025-12-01',
    status: 'issued',
  }
  const watch = (change: object, certificates: KnownCertificate[] = [], today = '2026-01-10') =>
    watchLetter({ ...letter, ...change }, { recordedOn: '2025-12-20', today, certificates })

  it('goes with the certificate of its organization', () => {
    expect(watch({}, [certificate])).toEqual({
      tone: 'good',
      text: 'Issued 1 Dec 2025. Its certificate CC-1 counts for an application made by 31 May 2026.',
      lastDay: '2026-05-31',
    })
    expect(watch({}, [certificate], '2026-06-01')).toMatchObject({
      tone: 'over',
      text: 'Issued 1 Dec 2025. Its certificate CC-1 no longer counts.',
    })
    expect(watch({ memberId: 'other' }, [certificate]).text).toBe(
      'Issued 1 Dec 2025. No commitment certificate of this organization is recorded yet.',
    )
  })

  it('takes the certificate that counts longest', () => {
    const older = { ...certificate, certificateId: 'CC-0', issuedDate: '2025-09-01' }
    expect(watch({}, [older, certificate]).text).toContain('CC-1')
    expect(watch({}, [certificate, older]).text).toContain('CC-1')
  })

  it('says what is missing', () => {
    expect(watch({ letterDocumentId: null }, [certificate])).toMatchObject({
      tone: 'attention',
      text: 'Issued 1 Dec 2025. Attach the letter from your documents. Its certificate CC-1 counts for an application made by 31 May 2026.',
    })
    expect(watch({ issuedDate: null }, [certificate]).text).toMatch(/^Add the day of issue\./)
  })

  it('is asked after when it does not come', () => {
    expect(watch({ status: 'pending' }, [], '2026-01-18')).toMatchObject({ tone: 'plain' })
    expect(watch({ status: 'in_discussion' }, [], '2026-01-19')).toMatchObject({
      tone: 'attention',
      text: 'Not issued yet, 30 days after it was recorded on 20 Dec 2025. Ask the organization where it stands.',
    })
    expect(watch({ status: 'expired' })).toMatchObject({ tone: 'over' })
  })
})
