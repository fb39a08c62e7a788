import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { datedEntries } from '../calendar/dated-entries.ts'
import { certificate, paper, permit, withTeam } from '../calendar/testing.ts'
import { watchCertificate } from '../letters-of-support/watch.ts'
import { notificationsFor } from '../notifications/notifications.ts'
import { lastCertificateDay, lastFilingDay } from '../program/validity.ts'
import { addDays } from '../shared/days.ts'
import { judgePapers } from '../validity-dates/judge.ts'
import { collectPapers } from '../validity-dates/papers.ts'
import { watchWorkPermit } from '../work-permits/watch.ts'
import { datedPaperKinds, type PaperKind } from './kinds.ts'
import { lastDayOf } from './last-day.ts'
import { papers } from './papers.ts'

const kinds = Object.keys(papers) as PaperKind[]
const anyKind = fc.constantFrom(...kinds)
const daysBefore = (end: string, most: number) =>
  fc.integer({ min: 0, max: most }).map((days) => addDays(end, -days))
const anyDay = daysBefore('2030-12-31', 8000)
/** Certificates count only where they were issued in time. */
const anyIssueDay = daysBefore(lastCertificateDay.value, 3000)
const people = [{ id: 'ada', passportName: 'Ada Nwosu' }]

/** The records with one paper of the kind, and what the validity view collects of them. */
function recordsWith(kind: PaperKind, day: string) {
  const permits = kind === 'work_permit' ? [permit({ expiryDate: day })] : []
  const certificates = kind === 'commitment_certificate' ? [certificate({ issuedDate: day })] : []
  const dated = datedPaperKinds.find((each) => each === kind)
  const dates = dated === undefined ? [] : [paper({ kind: dated, day })]
  return {
    records: withTeam({ workPermits: permits, certificates, papers: dates }),
    collected: collectPapers({ members: people, dates, certificates, permits }).find(
      (each) => each.kind === kind,
    ),
  }
}

describe('a paper that runs out', () => {
  it('never ends earlier for having been issued later', () => {
    fc.assert(
      fc.property(anyKind, anyDay, fc.nat(400), (kind, day, later) => {
        expect(lastDayOf(kind, day) <= lastDayOf(kind, addDays(day, later))).toBe(true)
      }),
    )
  })

  it('lets the last certificates count on the last day of the intake', () => {
    expect(lastDayOf('commitment_certificate', lastCertificateDay.value)).toBe(lastFilingDay.value)
  })

  it('has one last day, whoever is asked', () => {
    fc.assert(
      fc.property(anyKind, anyIssueDay, (kind, day) => {
        const lastDay = lastDayOf(kind, day)
        const { records, collected } = recordsWith(kind, day)
        expect(datedEntries(records).map((entry) => entry.day)).toEqual([lastDay])
        expect(collected?.lastDay).toBe(lastDay)
        if (collected === undefined) return
        const stateOn = (on: string) => judgePapers([collected], on, 'file')[0]?.state
        expect([stateOn(lastDay), stateOn(addDays(lastDay, 1))]).toEqual(['holds', 'expired'])

        const [onLastDay] = notificationsFor(records, lastDay)
        const [dayAfter] = notificationsFor(records, addDays(lastDay, 1))
        expect(onLastDay?.key).toMatch(new RegExp(`:${lastDay}:\\d+$`))
        expect(dayAfter?.key).toMatch(new RegExp(`:${lastDay}:over$`))

        if (kind === 'commitment_certificate') {
          const watch = (on: string) => watchCertificate({ issuedDate: day, status: 'issued' }, on)
          expect(watch(lastDay)).toMatchObject({ tone: 'attention', lastDay })
          expect(watch(addDays(lastDay, 1))).toMatchObject({ tone: 'over', lastDay })
        }
        if (kind === 'work_permit') {
          const values = { status: 'approved', expiryDate: day, submittedAt: null } as const
          expect(watchWorkPermit(values, lastDay)).toMatchObject({ tone: 'attention', lastDay })
          expect(watchWorkPermit(values, addDays(lastDay, 1))).toMatchObject({ tone: 'over', lastDay })
        }
      }),
    )
  })

  it('is told by the bell from the first step of the table on, and not a day earlier', () => {
    fc.assert(
      fc.property(anyKind, anyIssueDay, (kind, day) => {
        const { records } = recordsWith(kind, day)
        const first = papers[kind].tellDays[0] ?? 0
        const told = (before: number) =>
          notificationsFor(records, addDays(lastDayOf(kind, day), -before)).length
        expect([told(first + 1), told(first)]).toEqual([0, 1])
      }),
    )
  })

  it.each(kinds)('%s: steps of the bell come nearer and nearer, and its months have a source', (kind) => {
    const { tellDays, months } = papers[kind]
    expect(tellDays.toSorted((a, b) => b - a)).toEqual(tellDays)
    if (months !== null) expect(months.source.url).toMatch(/^https:/)
  })
})
