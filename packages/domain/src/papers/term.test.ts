import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { datedEntries } from '../calendar/dated-entries.ts'
import { application, certificate, letter, paper, withTeam } from '../calendar/testing.ts'
import { notificationsFor } from '../notifications/notifications.ts'
import { lastFilingDay, policeCertificateValidityMonths } from '../program/validity.ts'
import { addDays, addMonths } from '../shared/days.ts'
import { judgePapers } from '../validity-dates/judge.ts'
import { collectPapers } from '../validity-dates/papers.ts'
import { lastDayOf } from './last-day.ts'
import { type DatedPaper, termOf } from './term.ts'

const anyDay = fc.integer({ min: 0, max: 12_000 }).map((days) => addDays('2000-01-01', days))
const anyStay = fc.record({
  livesThere: fc.constantFrom(true, false, null),
  stayEndedOn: fc.option(anyDay, { nil: null }),
})
const anyLabel = fc.constantFrom('Brazil', 'Nigeria', '', null)
const anyCertificate = fc
  .tuple(anyDay, anyLabel, anyStay)
  .map(([day, label, stay]) => paper({ kind: 'police_certificate', day, label, ...stay }))
const people = [{ id: 'ada', passportName: 'Ada Nwosu' }]
const stateOn = (date: ReturnType<typeof paper>, day: string) =>
  judgePapers(
    collectPapers({ members: people, dates: [date], certificates: [], permits: [] }),
    day,
    'ask',
  ).find(({ kind }) => kind === 'police_certificate')?.state

describe('a police certificate', () => {
  it('ages where the person lives now, by the months of the rule book', () => {
    fc.assert(
      fc.property(anyCertificate, anyDay, (police, later) => {
        const here = { ...police, livesThere: true }
        const end = addMonths(here.day, policeCertificateValidityMonths.value)
        expect(termOf(here).lastDay).toBe(lastDayOf('police_certificate', here.day))
        if (later >= end) expect(stateOn(here, later)).toBe('expired')
        else expect(stateOn(here, here.day)).toBe('holds')
      }),
    )
  })

  it('does not age elsewhere once it is later than the last stay, and never counts before that', () => {
    fc.assert(
      fc.property(anyCertificate, anyDay, fc.nat(4000), (police, stayEndedOn, later) => {
        const elsewhere = { ...police, livesThere: false, stayEndedOn }
        const on = addDays(elsewhere.day, later)
        expect(stateOn(elsewhere, on)).toBe(elsewhere.day > stayEndedOn ? 'holds' : 'refused')
        expect(datedEntries(withTeam({ papers: [elsewhere] }))).toEqual([])
      }),
    )
  })

  it('is judged as before, and asks, where nothing was said of the stay', () => {
    fc.assert(
      fc.property(anyDay, anyLabel, (day, label) => {
        const unsaid = {
          kind: 'police_certificate',
          day,
          label,
          livesThere: null,
          stayEndedOn: null,
        } as const
        const { lastDay, isLasting, refusal, open } = termOf(unsaid)
        expect([lastDay, isLasting, refusal]).toEqual([lastDayOf('police_certificate', day), false, null])
        expect(open).toContain('stay')
        expect(open.includes('country')).toBe(!label)
      }),
    )
  })

  it('has one term, whoever is asked: picture, calendar and bell', () => {
    fc.assert(
      fc.property(anyCertificate, (police) => {
        const { lastDay } = termOf(police)
        const records = withTeam({ papers: [police] })
        expect(datedEntries(records).map(({ day }) => day)).toEqual(lastDay === null ? [] : [lastDay])
        const told = notificationsFor(records, lastDay ?? '2040-01-01')
        expect(told).toHaveLength(lastDay === null ? 0 : 1)
        if (lastDay !== null) expect(stateOn(police, addDays(lastDay, 1))).toBe('expired')
      }),
    )
  })
})

it('a stay changes nothing for other papers', () => {
  fc.assert(
    fc.property(
      anyDay,
      anyStay,
      fc.constantFrom<DatedPaper['kind'][]>('language_result', 'medical_exam', 'passport'),
      (day, stay, kind) => {
        expect(termOf({ kind, day, label: null, ...stay })).toEqual({
          lastDay: lastDayOf(kind, day),
          isLasting: false,
          refusal: null,
          open: [],
        })
      },
    ),
  )
})

it('neither calendar nor bell offers a day to file on after the last one', () => {
  const offers = /last day to (apply|file)|must be made|must arrive|ready to submit/i
  fc.assert(
    fc.property(
      fc.array(anyCertificate, { maxLength: 20 }),
      anyDay,
      fc.nat(3000),
      (papers, issuedDate, later) => {
        const today = addDays(lastFilingDay.value, 1 + later)
        const certificates = [certificate({ issuedDate })]
        const records = withTeam({
          papers: papers.map((each, index) => ({ ...each, id: `p${index}` })),
          certificates,
          letters: [letter({ status: 'issued' })],
          prApplications: [
            application({ medicalExamCompleted: true, policeCheckCompleted: true, feesPaid: true }),
          ],
        })
        for (const { title, text, day } of datedEntries(records)) {
          if (offers.test(`${title} ${text}`)) expect(day <= lastFilingDay.value).toBe(true)
        }
        for (const { title, text, at } of notificationsFor(records, today)) {
          if (offers.test(`${title} ${text}`)) expect(at <= lastFilingDay.value).toBe(true)
        }
      },
    ),
  )
})
