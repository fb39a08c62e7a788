import {
  addDays,
  addMonths,
  type DatedPaperKind,
  dayInZone,
  type Stay,
  type WorkPermitStep,
} from '@suv/domain'
import type { Trx } from '../client.ts'
import { sampleTeam } from './sample-team.ts'

const tickedSteps: readonly WorkPermitStep[] = ['valid_passport', 'digital_photo']

/** Dates of papers of the sample team, some of them about to run out, and the first ticks of its checklist. */
export async function insertSamplePapers(
  trx: Trx,
  { memberIds, now }: { memberIds: readonly string[]; now: Date },
): Promise<void> {
  const shared = { teamId: sampleTeam.id, createdAt: now, updatedAt: now }
  const today = dayInZone(now, 'UTC')
  const [first, second] = memberIds
  if (first === undefined || second === undefined) return
  const dates: readonly [
    memberId: string,
    kind: DatedPaperKind,
    label: string | null,
    day: string,
    stay?: Partial<Stay>,
  ][] = [
    [first, 'language_result', null, addMonths(today, -14)],
    [first, 'police_certificate', 'Nigeria', addMonths(today, -5), { livesThere: true }],
    [
      first,
      'police_certificate',
      'United Kingdom',
      addMonths(today, -19),
      { livesThere: false, stayEndedOn: addMonths(today, -22) },
    ],
    [first, 'passport', null, addDays(addMonths(today, 40), 12)],
    [second, 'language_result', null, addDays(addMonths(today, -24), 20)],
    [second, 'passport', null, addDays(addMonths(today, 8), 5)],
  ]
  await trx
    .insertInto('validityDates')
    .values(
      dates.map(([memberId, kind, label, day, stay]) => ({ ...shared, memberId, kind, label, day, ...stay })),
    )
    .execute()
  await trx
    .insertInto('workPermitSteps')
    .values(tickedSteps.map((step) => ({ ...shared, step, isDone: true })))
    .execute()
}
