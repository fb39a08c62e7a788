import { describe, expect, it } from 'vitest'
import type { DatedRecords } from '../calendar/records.ts'
import {
  application,
  certificate,
  letter,
  noRecords,
  paper,
  permit,
  person,
  withMilestone,
  withTeam,
} from '../calendar/testing.ts'
import { notificationsFor } from './notifications.ts'

/** What the first notification says of its time, or that there is none. */
function stepOn(records: Parameters<typeof notificationsFor>[0], today: string) {
  const [first] = notificationsFor(records, today)
  return first ? `${first.severity} ${first.key.split(':').at(-1)}` : 'nothing'
}

describe('a milestone that is due on 20 March', () => {
  const records = withMilestone({ dueDate: '2026-03-20T00:00:00.000Z' })

  it.each([
    ['2026-03-12', 'nothing'],
    ['2026-03-13', 'attention 7'],
    ['2026-03-18', 'attention 7'],
    ['2026-03-19', 'urgent 7'],
    ['2026-03-20', 'urgent 7'],
    ['2026-03-21', 'urgent over'],
    ['2027-03-21', 'urgent over'],
  ])('on %s: %s', (today, expected) => expect(stepOn(records, today)).toBe(expected))

  it('says what to know, and where', () => {
    expect(notificationsFor(records, '2026-03-19')).toEqual([
      {
        key: 'milestone:m:2026-03-20:7',
        kind: 'milestone',
        title: 'Write the plan',
        text: 'Due 20 Mar 2026, tomorrow.',
        href: '/timeline',
        at: '2026-03-20',
        severity: 'urgent',
      },
    ])
    expect(notificationsFor(records, '2026-03-21')[0]?.text).toBe(
      'Overdue: it was due yesterday, on 20 Mar 2026.',
    )
  })

  it('is told anew when it moves, and not any more when it is completed', () => {
    const moved = withMilestone({ dueDate: '2026-03-21T00:00:00.000Z' })
    const keys = [records, moved].map((each) => notificationsFor(each, '2026-03-20')[0]?.key)
    expect(new Set(keys).size).toBe(2)
    const done = withMilestone({ dueDate: '2026-03-20T00:00:00.000Z', status: 'completed' })
    expect(stepOn(done, '2026-03-25')).toBe('nothing')
  })
})

describe('papers, on the days around their limits', () => {
  it.each([
    // A test of 10 January 2025 counts up to 9 January 2027.
    ['language_result', '2025-01-10', '2026-10-10', 'nothing'],
    ['language_result', '2025-01-10', '2026-10-11', 'attention 90'],
    ['language_result', '2025-01-10', '2026-12-10', 'attention 30'],
    ['language_result', '2025-01-10', '2027-01-09', 'urgent 30'],
    ['language_result', '2025-01-10', '2027-01-10', 'urgent over'],
    ['medical_exam', '2026-01-10', '2026-11-09', 'nothing'],
    ['medical_exam', '2026-01-10', '2026-11-10', 'attention 60'],
    ['medical_exam', '2026-01-10', '2027-01-09', 'urgent 30'],
    ['medical_exam', '2026-01-10', '2027-01-10', 'urgent over'],
    // Six months from 31 August end with February.
    ['police_certificate', '2025-08-31', '2026-02-27', 'urgent 30'],
    ['police_certificate', '2025-08-31', '2026-02-28', 'urgent over'],
    // Of a passport the last day itself is known.
    ['passport', '2026-12-31', '2026-07-03', 'nothing'],
    ['passport', '2026-12-31', '2026-07-04', 'attention 180'],
    ['passport', '2026-12-31', '2026-12-31', 'urgent 30'],
    ['passport', '2026-12-31', '2027-01-01', 'urgent over'],
  ] as const)('%s of %s on %s: %s', (kind, day, today, expected) => {
    expect(stepOn(withTeam({ papers: [paper({ kind, day })] }), today)).toBe(expected)
  })

  it('names the person and the paper', () => {
    const records = withTeam({
      papers: [paper({ kind: 'police_certificate', label: 'Ghana', day: '2026-01-10' })],
    })
    expect(notificationsFor(records, '2026-07-01')[0]).toMatchObject({
      title: 'Police certificate: last day (Ada Nwosu, Ghana)',
      href: '/pr-application?applicant=ada#papers-ada',
    })
  })

  it('lets what served the application rest once it is made, but not what must still hold', () => {
    const prApplications = [application({ status: 'submitted' })]
    const told = (kind: 'language_result' | 'police_certificate' | 'medical_exam' | 'passport') =>
      stepOn(withTeam({ prApplications, papers: [paper({ kind, day: '2020-01-01' })] }), '2026-06-01')
    expect(
      ['language_result', 'police_certificate', 'medical_exam', 'passport'].map((kind) =>
        told(kind as 'passport'),
      ),
    ).toEqual(['nothing', 'nothing', 'urgent over', 'urgent over'])
  })
})

describe('permits and certificates', () => {
  const permits = withTeam({ workPermits: [permit({ expiryDate: '2026-12-31' })] })

  it.each([
    ['2026-10-01', 'nothing'],
    ['2026-10-02', 'attention 90'],
    ['2026-11-30', 'attention 90'],
    ['2026-12-01', 'attention 30'],
    ['2026-12-31', 'urgent 30'],
    ['2027-01-01', 'urgent over'],
  ])('a permit until 31 December on %s: %s', (today, expected) =>
    expect(stepOn(permits, today)).toBe(expected),
  )

  it.each(['pending', 'rejected', 'expired'] as const)(
    'says nothing of the day of a permit that is %s',
    (status) => {
      const records = withTeam({ workPermits: [permit({ expiryDate: '2026-12-31', status })] })
      expect(stepOn(records, '2026-12-30')).toBe('nothing')
    },
  )

  it.each([
    // Issued on 30 June: from 30 December on it is six months old.
    ['2025-10-29', 'nothing'],
    ['2025-10-30', 'attention 60'],
    ['2025-12-29', 'urgent 7'],
    ['2025-12-30', 'urgent over'],
  ])('a certificate of 30 June on %s: %s', (today, expected) => {
    const certificates = [certificate({ issuedDate: '2025-06-30' })]
    expect(stepOn(withTeam({ certificates }), today)).toBe(expected)
    const made = withTeam({ certificates, prApplications: [application({ status: 'in_process' })] })
    expect(stepOn(made, today)).toBe('nothing')
  })
})

describe('a certificate that was issued after the last day for certificates', () => {
  it.each(['2026-01-01', '2026-06-30', '2026-07-01'])('leaves no day to apply on: %s', (today) => {
    const certificates = [certificate({ issuedDate: '2026-01-01' })]
    expect(stepOn(withTeam({ certificates }), today)).toBe('nothing')
  })
})

describe('letters and the application', () => {
  const pending = withTeam({ letters: [letter({})] })

  it.each([
    ['2026-01-30', 'nothing'],
    ['2026-01-31', 'attention pending'],
  ])('asks after a letter of 1 January on %s: %s', (today, expected) =>
    expect(stepOn(pending, today)).toBe(expected),
  )

  it('tells of an expired letter, with unknown names where a record is gone', () => {
    const records = withTeam({
      letters: [letter({ status: 'expired', memberId: 'gone', organizationId: 'gone' })],
    })
    expect(notificationsFor(records, '2026-02-01')[0]).toMatchObject({
      severity: 'urgent',
      text: 'Unknown Organization for Unknown Member. The application needs a letter that stands.',
    })
  })

  it('names what the application still waits for once a letter is issued', () => {
    const letters = [letter({ status: 'issued' })]
    const open = withTeam({ letters, prApplications: [application({ feesPaid: true })] })
    expect(notificationsFor(open, '2026-01-02')[0]?.text).toBe(
      'A letter of support is issued. Still open: medical examination, police certificates.',
    )
    const prApplications = [
      application({ medicalExamCompleted: true, policeCheckCompleted: true, feesPaid: true }),
    ]
    expect(notificationsFor(withTeam({ letters, prApplications }), '2026-01-02')[0]?.title).toBe(
      'Permanent residence: ready to submit',
    )
    expect(stepOn(withTeam({ prApplications }), '2026-01-02')).toBe('nothing')
  })

  it.each([
    ['2026-06-30', 'Permanent residence: ready to submit'],
    ['2026-07-01', 'Permanent residence: not recorded as submitted'],
  ])('tells nobody to submit once nothing can be filed: on %s, %s', (today, title) => {
    const prApplications = [
      application({ medicalExamCompleted: true, policeCheckCompleted: true, feesPaid: true }),
    ]
    const records = withTeam({ letters: [letter({ status: 'issued' })], prApplications })
    expect(notificationsFor(records, today)).toMatchObject([{ title, href: '/pr-application?applicant=ada' }])
  })

  it.each([
    ['2026-01-31', 'info approved'],
    ['2026-02-01', 'nothing'],
  ])('tells of a decision for 30 days: %s, %s', (today, expected) =>
    expect(stepOn(withTeam({ prApplications: [application({ status: 'approved' })] }), today)).toBe(expected),
  )
})

describe('of several founders, each with an application of their own', () => {
  const people = [
    person({ id: 'ada', passportName: 'Ada Nwosu', role: 'founder' }),
    person({ id: 'ben', passportName: 'Ben Adu' }),
  ]
  const sent = application({ status: 'submitted' })
  const bens = (values: Parameters<typeof application>[0]) =>
    application({ id: 'b', teamMemberId: 'ben', ...values })

  it('names whose application waits, and whose was decided', () => {
    const letters = [letter({ status: 'issued' })]
    const told = notificationsFor(
      withTeam({ people, letters, prApplications: [application({ status: 'approved' }), bens({})] }),
      '2026-01-02',
    )
    expect(told.map(({ title }) => title).sort()).toEqual([
      'Permanent residence: approved (Ada Nwosu)',
      'Permanent residence: still open (Ben Adu)',
    ])
    expect(told.find(({ key }) => key === 'pr:a:approved')?.text).toBe(
      'The application of Ada Nwosu for permanent residence is recorded as approved.',
    )
  })

  it('lets the papers of each rest once theirs is made', () => {
    const papers = ['ada', 'ben'].map((memberId) => paper({ id: memberId, memberId, day: '2020-01-01' }))
    const told = notificationsFor(
      withTeam({ people, papers, prApplications: [sent, bens({})] }),
      '2026-06-01',
    )
    expect(told.map(({ title }) => title)).toEqual(['Language result: last day (Ben Adu)'])
  })

  it.each([
    ['both are made', [sent, bens({ status: 'in_process' })], 'nothing'],
    ['one is being prepared', [sent, bens({})], 'urgent over'],
    ['one is not begun', [sent], 'urgent over'],
  ])('lets a certificate that covers both rest when %s', (_, prApplications, expected) => {
    const certificates = [certificate({ issuedDate: '2025-06-30', coversMembers: ['ada', 'ben'] })]
    expect(stepOn(withTeam({ people, certificates, prApplications }), '2026-06-01')).toBe(expected)
  })

  it('asks nothing of somebody who has left, and tells what was decided of theirs', () => {
    const letters = [letter({ status: 'issued' })]
    const left = { teamMemberId: null, applicantName: 'Ben Adu' }
    const told = (status: 'preparing' | 'approved') =>
      notificationsFor(withTeam({ letters, prApplications: [bens({ ...left, status })] }), '2026-01-02')
    expect(told('preparing')).toEqual([])
    expect(told('approved')[0]).toMatchObject({
      title: 'Permanent residence: approved (Ben Adu)',
      href: '/pr-application?applicant=b',
    })
  })
})

describe('answers of the system', () => {
  const analysis: DatedRecords['analyses'][number] = {
    id: 'x',
    documentType: 'letter_of_support',
    analysisType: 'other',
    deadlines: [],
    createdAt: '2026-03-01T23:00:00.000Z',
  }

  it.each([
    ['2026-03-31', 'info x'],
    ['2026-04-01', 'nothing'],
  ])('are news for 30 days: %s, %s', (today, expected) =>
    expect(stepOn({ ...noRecords, analyses: [analysis] }, today)).toBe(expected),
  )

  it('tell of many matches at once', () => {
    const matches = ['a', 'b', 'c'].map((id) => ({ id, createdAt: '2026-03-01T10:00:00.000Z' }))
    expect(notificationsFor({ ...noRecords, matches }, '2026-03-02').map(({ title }) => title)).toEqual([
      '3 new organization matches',
    ])
  })

  it('bring the dates found in documents, once each', () => {
    const deadlines = [
      { description: 'The offer ends.', priority: 'high', date: '2026-03-20', category: 'legal' } as const,
    ]
    const analyses = [
      { ...analysis, deadlines },
      { ...analysis, id: 'y', deadlines },
    ]
    const found = (today: string) =>
      notificationsFor({ ...noRecords, analyses }, today).filter(({ kind }) => kind === 'document_deadline')
    expect(found('2026-03-02').map(({ text }) => text)).toEqual(['20 Mar 2026: The offer ends.'])
    expect(found('2026-04-19')).toHaveLength(1)
    expect(found('2026-04-20')).toHaveLength(0)
  })
})

it('puts the most pressing first, and gives each its own key', () => {
  const { milestones } = withMilestone({ dueDate: '2026-03-25T00:00:00.000Z' })
  const records = {
    ...withTeam({ workPermits: [permit({ expiryDate: '2026-03-01' })] }),
    milestones,
    matches: [{ id: 'a', createdAt: '2026-03-19T10:00:00.000Z' }],
  }
  const told = notificationsFor(records, '2026-03-20')
  expect(told.map(({ severity }) => severity)).toEqual(['urgent', 'attention', 'info'])
  expect(new Set(told.map(({ key }) => key)).size).toBe(3)
})

describe('a look into the tracker on 1 March', () => {
  const seen = (seenOn: string) => ({ memberId: 'ada', seenOn, updatedAt: '2026-03-01T10:00:00.000Z' })
  const records = withTeam({ sightings: [seen('2026-03-01'), seen('2026-01-05')] })

  it('is told once it is more than 30 days old, and not before', () => {
    expect(notificationsFor(records, '2026-03-31')).toEqual([])
    expect(notificationsFor(records, '2026-04-01')).toEqual([
      {
        key: 'look:ada:2026-03-31:over',
        kind: 'tracker_look',
        title: 'Look into IRCC’s tracker again (Ada Nwosu)',
        text: 'The last look was on 1 Mar 2026. What moved since then is not known here.',
        href: '/pr-application?part=waiting',
        at: '2026-03-31',
        severity: 'attention',
      },
    ])
  })

  it('is told no more after another look, and of nobody whose application is decided', () => {
    const again = withTeam({ sightings: [seen('2026-03-01'), seen('2026-03-20')] })
    expect(notificationsFor(again, '2026-04-01')).toEqual([])
    const [decided] = withTeam({
      sightings: [seen('2026-03-01')],
      prApplications: [application({ status: 'approved', updatedAt: '2026-01-01T00:00:00.000Z' })],
    }).teams
    expect(notificationsFor({ ...noRecords, teams: decided ? [decided] : [] }, '2026-04-01')).toEqual([])
  })
})
