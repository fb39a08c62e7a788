import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ApplicationStep, PaperKind } from '../papers/kinds.ts'
import { lastDayOf } from '../papers/last-day.ts'
import { lastFilingDay } from '../program/validity.ts'
import { addDays, addMonths } from '../shared/days.ts'
import { judgePapers, nextToExpire, splitByFiling } from './judge.ts'
import { collectPapers, type Paper, type TeamPapers } from './papers.ts'
import { windowAround } from './window.ts'
import { noFilingText, paperQuestion, paperRuleText, paperStateText, summariseValidity } from './words.ts'

const nothing = { members: [], dates: [], certificates: [], permits: [] }
const paper = (change: Partial<Paper> = {}): Paper => ({
  key: 'k',
  kind: 'medical_exam',
  memberId: 'amara',
  label: null,
  from: '2026-01-10',
  lastDay: '2027-01-09',
  isLasting: false,
  refusal: null,
  stayEndedOn: null,
  open: [],
  ...change,
})
const stateOn = (day: string, change: Partial<Paper> = {}) =>
  judgePapers([paper(change)], day, 'land')[0]?.state

describe('the last day', () => {
  it.each<[PaperKind, string, string]>([
    ['language_result', '2024-11-20', '2026-11-19'],
    ['language_result', '2024-02-29', '2026-02-27'],
    ['language_result', '2026-02-28', '2028-02-27'],
    ['medical_exam', '2026-01-10', '2027-01-09'],
    ['medical_exam', '2024-02-29', '2025-02-27'],
    ['medical_exam', '2023-03-01', '2024-02-29'],
    ['police_certificate', '2026-08-31', '2027-02-27'],
    ['police_certificate', '2027-08-31', '2028-02-28'],
    ['police_certificate', '2026-07-01', '2026-12-31'],
    ['commitment_certificate', '2025-12-31', '2026-06-30'],
    ['commitment_certificate', '2025-12-30', '2026-06-29'],
    ['commitment_certificate', '2025-08-31', '2026-02-28'],
    ['passport', '2031-05-04', '2031-05-04'],
    ['work_permit', '2028-02-29', '2028-02-29'],
  ])('of a %s of %s is %s', (kind, day, expected) => {
    expect(lastDayOf(kind, day)).toBe(expected)
  })

  it('never lies past the months, and moves on with the day', () => {
    const days = fc.integer({ min: -20_000, max: 60_000 }).map((n) => addDays('2000-01-01', n))
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 40 }), (day, later) => {
        const last = lastDayOf('medical_exam', day)
        expect(last < addMonths(day, 12)).toBe(true)
        expect(last <= lastDayOf('medical_exam', addDays(day, later))).toBe(true)
      }),
    )
  })
})

describe('on a day', () => {
  it('a paper counts from its first day to its last, both included', () => {
    expect(stateOn('2026-01-09')).toBe('not_yet')
    expect(stateOn('2026-01-10')).toBe('holds')
    expect(stateOn('2027-01-09')).toBe('holds')
    expect(stateOn('2027-01-10')).toBe('expired')
    expect(stateOn('2026-06-01', { lastDay: null })).toBe('unknown')
    expect(stateOn('2026-06-01', { refusal: 'issued_too_late' })).toBe('refused')
  })

  it('says so in words', () => {
    const text = (day: string, change: Partial<Paper> = {}) =>
      judgePapers([paper(change)], day, 'land').map(paperStateText)[0]
    expect(text('2027-01-08')).toBe('Holds until 9 Jan 2027: 1 day left')
    expect(text('2027-01-09')).toBe('Holds: 9 Jan 2027 is the last day')
    expect(text('2027-01-10')).toBe('Expired: 9 Jan 2027 was the last day')
    expect(text('2026-01-01')).toBe('Counts only from 10 Jan 2026')
    expect(text('2026-06-01', { lastDay: null })).toBe('Date not known')
    expect(text('2026-06-01', { refusal: 'issued_too_late' })).toBe('Not accepted: issued after 31 Dec 2025')
    expect(text('2026-06-01', { refusal: 'marked_expired' })).toBe('Marked as expired')
    expect(text('2027-06-01', { refusal: 'marked_expired' })).toBe('Expired: 9 Jan 2027 was the last day')
  })

  it('what is looked at depends on the step', () => {
    const papers = [
      paper(),
      paper({ key: 'l', kind: 'language_result' }),
      paper({ key: 'p', kind: 'passport' }),
    ]
    const counted = (step: ApplicationStep) =>
      judgePapers(papers, '2026-06-01', step)
        .filter(({ isCounted }) => isCounted)
        .map(({ kind }) => kind)
    expect(counted('file')).toEqual(['language_result', 'passport'])
    expect(counted('ask')).toEqual(['medical_exam', 'passport'])
    expect(counted('land')).toEqual(['medical_exam', 'passport'])
  })
})

describe('the papers of a team', () => {
  const unsaid = { livesThere: null, stayEndedOn: null } as const
  const date = {
    id: 'd1',
    memberId: 'a',
    kind: 'passport',
    label: null,
    day: '2030-01-01',
    ...unsaid,
  } as const

  it('are listed without a date where nobody entered one', () => {
    const papers = collectPapers({ ...nothing, members: [{ id: 'a' }], dates: [date] })
    expect(papers.map(({ kind, lastDay }) => [kind, lastDay])).toEqual([
      ['commitment_certificate', null],
      ['language_result', null],
      ['medical_exam', null],
      ['police_certificate', null],
      ['passport', '2030-01-01'],
    ])
  })

  it('are the newest of their kind, and of each country for the police', () => {
    const police = { ...date, kind: 'police_certificate' } as const
    const papers = collectPapers({
      ...nothing,
      members: [{ id: 'a' }],
      dates: [
        { ...date, id: 'old', day: '2027-01-01' },
        date,
        { ...police, id: 'br-old', label: 'Brazil', day: '2026-01-01' },
        { ...police, id: 'br', label: 'brazil ', day: '2026-05-01' },
        { ...police, id: 'ng', label: 'Nigeria', day: '2026-02-01' },
      ],
    })
    const keys = papers.map(({ key }) => key)
    expect(keys).toContain('d1')
    expect(keys).toEqual(expect.arrayContaining(['br', 'ng']))
    expect(keys).not.toContain('old')
    expect(keys).not.toContain('br-old')
  })

  it('leave out permits that were not given, and judge certificates by their issue', () => {
    const permit = { id: 'w', memberId: 'a', approvedAt: null, expiryDate: '2028-01-01' } as const
    const certificate = { certificateId: 'CC', status: 'issued' } as const
    const papers = collectPapers({
      ...nothing,
      members: [{ id: 'a' }],
      certificates: [
        { ...certificate, id: 'c1', issuedDate: '2025-12-31' },
        { ...certificate, id: 'c2', issuedDate: '2026-01-01' },
      ],
      permits: [
        { ...permit, id: 'w1', status: 'approved' },
        { ...permit, id: 'w2', status: 'pending' },
        { ...permit, id: 'w3', status: 'rejected' },
        { ...permit, id: 'w4', status: 'expired' },
      ],
    })
    const refusalOf = Object.fromEntries(papers.map(({ key, refusal }) => [key, refusal]))
    expect(refusalOf).toMatchObject({ c1: null, c2: 'issued_too_late', w1: null, w4: 'marked_expired' })
    expect(Object.keys(refusalOf)).not.toContain('w2')
    expect(Object.keys(refusalOf)).not.toContain('w3')
  })
})

describe('police certificates', () => {
  const members = [{ id: 'a' }]
  const police = { memberId: 'a', kind: 'police_certificate', day: '2024-03-10' } as const
  const stay = { livesThere: false, stayEndedOn: '2024-01-31' }
  const judgedOn = (day: string, ...dates: TeamPapers['dates'][number][]) =>
    judgePapers(collectPapers({ ...nothing, members, dates }), day, 'ask').filter(
      ({ kind }) => kind === 'police_certificate',
    )
  const date = (change: object) => ({
    ...police,
    id: 'p',
    label: 'Brazil',
    livesThere: null,
    stayEndedOn: null,
    ...change,
  })

  it.each([
    ['lived in now', { livesThere: true }, '2026-11-20', 'Expired: 9 Sep 2024 was the last day'],
    ['lived in now, in time', { livesThere: true }, '2024-09-09', 'Holds: 9 Sep 2024 is the last day'],
    [
      'left before it',
      stay,
      '2035-01-01',
      'Holds, and does not age: issued after the last stay ended on 31 Jan 2024',
    ],
    ['left before it, too early a day', stay, '2024-03-09', 'Counts only from 10 Mar 2024'],
    [
      'left after it',
      { ...stay, stayEndedOn: '2024-03-10' },
      '2024-04-01',
      'Does not count: issued before the last stay ended on 10 Mar 2024',
    ],
    ['left on a day nobody knows', { livesThere: false }, '2024-04-01', 'End of the last stay not known'],
    ['of which nothing was said', {}, '2026-11-20', 'Expired: 9 Sep 2024 was the last day'],
  ])('of a country %s', (_, change, day, text) => {
    expect(judgedOn(day, date(change)).map(paperStateText)).toEqual([text])
  })

  it('ask for the country and the stay until they are said', () => {
    const asked = (change: object) => judgedOn('2026-01-01', date(change)).map(paperQuestion)
    expect(asked({ label: null })).toEqual([
      'Add its country. Say whether this is the country lived in now: its six months are counted until then.',
    ])
    expect(asked({ livesThere: false })).toEqual([
      'Add the last day of the last stay of six months or more there.',
    ])
    expect(asked({ label: ' ', livesThere: true })).toEqual(['Add its country.'])
    expect(asked(stay)).toEqual([null])
  })

  it('are none, one or twenty: each country its own, and each that does not say its country', () => {
    expect(judgedOn('2026-01-01').map(({ state }) => state)).toEqual(['unknown'])
    const twenty = Array.from({ length: 20 }, (_, index) =>
      date({
        id: `p${index}`,
        label: index < 10 ? `Country ${index}` : null,
        ...(index % 2 === 0 ? stay : {}),
      }),
    )
    expect(judgedOn('2026-01-01', ...twenty)).toHaveLength(20)
    expect(
      judgedOn('2026-01-01', date({}), date({ id: 'q', label: 'brazil ', day: '2025-01-01' })),
    ).toMatchObject([{ key: 'q' }])
  })

  it('stand in the order of their countries, whichever was entered first', () => {
    const dates = ['Peru', 'Brazil', 'Ghana'].map((label) => date({ id: label, label }))
    const inOrder = ['Brazil', 'Ghana', 'Peru']
    expect(judgedOn('2026-01-01', ...dates).map(({ label }) => label)).toEqual(inOrder)
    expect(judgedOn('2026-01-01', ...dates.toReversed()).map(({ label }) => label)).toEqual(inOrder)
  })

  it('that do not age are never the next to run out', () => {
    const [lasting] = judgedOn('2026-01-01', date(stay))
    expect(lasting).toMatchObject({ state: 'holds', lastDay: null, daysLeft: null })
    expect(nextToExpire(judgedOn('2026-01-01', date(stay)))).toBeUndefined()
  })
})

describe('what is filed and what is not', () => {
  const mine = paper({ key: 'mine' })
  const theirs = paper({ key: 'theirs', memberId: 'ben' })
  const shared = paper({ key: 'shared', memberId: null })
  const keysOf = (papers: readonly Paper[]) => papers.map(({ key }) => key)

  it.each([
    [[mine, theirs, shared], ['mine'], ['theirs', 'shared']],
    [[mine, shared], ['mine', 'shared'], []],
    [[theirs, shared], [], ['theirs', 'shared']],
    [[shared], [], ['shared']],
    [[], [], []],
  ])('is each person’s, and the team’s goes with whoever has filed none', (papers, filed, notFiled) => {
    const parts = splitByFiling(papers, (memberId) => memberId === 'amara')
    expect([keysOf(parts.filed), keysOf(parts.notFiled)]).toEqual([filed, notFiled])
  })
})

describe('the answer in words', () => {
  const nameOf = (id: string) => (id === 'amara' ? 'Amara Okafor' : 'Unknown Member')
  const papers = [
    paper({ key: '1', kind: 'language_result', from: '2024-03-03', lastDay: '2026-03-02' }),
    paper({
      key: '2',
      kind: 'police_certificate',
      label: 'Brazil',
      from: '2026-10-01',
      lastDay: '2027-03-31',
    }),
    paper({ key: '3', kind: 'passport', memberId: 'x', from: null, lastDay: null }),
    paper({ key: '4', kind: 'commitment_certificate', memberId: null, label: 'CC-1', lastDay: '2026-12-01' }),
    paper({ key: '5', lastDay: '2026-01-01' }),
  ]
  const say = (day: string, step: ApplicationStep = 'file', from = papers) =>
    summariseValidity(judgePapers(from, day, step), { day, step, nameOf })

  it('names what has expired, what is missing and what runs out next', () => {
    expect(say('2026-11-20')).toBe(
      'If a successor asked for the same papers on 20 Nov 2026, 1 of 4 papers would count no longer: language result of Amara Okafor. ' +
        'Dates are missing for 1: passport of Unknown Member. ' +
        'The next to run out is commitment certificate (CC-1), from 2 Dec 2026 on.',
    )
    expect(say('2026-11-20', 'land')).toContain('If you land on 20 Nov 2026, 1 of 2 papers counts no longer')
    expect(say('2026-11-20', 'ask')).toContain('If IRCC asks on 20 Nov 2026, 1 of 3 papers counts no longer')
    expect(say('2026-01-20')).toContain('Too early for police certificate (Brazil) of Amara Okafor.')
  })

  it('says when nothing is known, and when nothing has expired', () => {
    expect(say('2026-11-20', 'land', papers.slice(2, 3))).toBe(
      'If you land on 20 Nov 2026, no date is known to say what has expired.',
    )
    expect(say('2026-03-02', 'file', papers.slice(0, 1))).toBe(
      'If a successor asked for the same papers on 2 Mar 2026, nothing that is known has expired. The next to run out is language result of Amara Okafor, from 3 Mar 2026 on.',
    )
    expect(nextToExpire(judgePapers(papers, '2030-01-01', 'file'))).toBeUndefined()
  })

  it('offers no day to file on, whatever the day', () => {
    const days = fc.integer({ min: -2000, max: 9000 }).map((later) => addDays(lastFilingDay.value, later))
    fc.assert(
      fc.property(days, fc.constantFrom<ApplicationStep>('file', 'ask', 'land'), (day, step) => {
        expect(say(day, step)).not.toMatch(/if you file|if you apply|to file/i)
      }),
    )
    expect(noFilingText).toBe(
      'Nothing can be filed under this program: it took applications until 30 Jun 2026.',
    )
  })

  it('says what a kind of paper is measured by', () => {
    expect(paperRuleText('language_result')).toBe(
      'Must be less than 24 months old, from the day of the test. Looked at when the application is made.',
    )
    expect(paperRuleText('passport')).toBe(
      'Holds up to and on its expiry date. Looked at when the application is made, when IRCC asks for papers anew and when you land.',
    )
    expect(paperRuleText('police_certificate')).toContain('and then does not age')
  })
})

describe('the window of the picture', () => {
  it('holds today and the papers, within five years ahead and two years back', () => {
    const today = '2028-02-29'
    expect(windowAround([], today)).toEqual({ start: '2027-08-29', end: '2030-02-28' })
    expect(windowAround([paper({ from: '2027-01-01', lastDay: '2030-06-01' })], today)).toEqual({
      start: '2027-01-01',
      end: '2030-07-01',
    })
    expect(windowAround([paper({ from: '2001-01-01', lastDay: '2090-06-01' })], today)).toEqual({
      start: '2026-02-28',
      end: '2033-02-28',
    })
  })
})
