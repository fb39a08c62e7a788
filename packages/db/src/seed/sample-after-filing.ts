import {
  type Activity,
  addDays,
  addMonths,
  dayInZone,
  type HistoryKind,
  type LetterConcern,
  type Relation,
} from '@suv/domain'
import type { Trx } from '../client.ts'
import { sampleMembers, sampleTeam } from './sample-team.ts'

type Sample = { readonly userId: string; readonly memberIds: readonly string[]; readonly now: Date }

/** So many months and days before today. */
type Ago = readonly [months: number, days?: number]

const family: readonly {
  name: string
  relation: Relation
  bornAgo: Ago
  since: Ago | null
  comes: boolean
}[] = [
  { name: 'Chidi Okafor', relation: 'spouse', bornAgo: [442, 9], since: [161, 3], comes: true },
  // 21, and to be 22 in some months.
  { name: 'Ngozi Okafor', relation: 'child', bornAgo: [21 * 12 + 7, 4], since: [161, 3], comes: true },
  { name: 'Zola Okafor', relation: 'child', bornAgo: [9 * 12 + 2, 11], since: null, comes: true },
]

type Entry = {
  kind: HistoryKind
  activity?: Activity
  title: string
  city?: string
  country: string
  from: Ago
  to?: Ago
}

/** The founder's ten years, with a gap of two months between two jobs, and an address whose street is long for the portal. */
const entries: readonly Entry[] = [
  {
    kind: 'activity',
    activity: 'study',
    title: 'University of Southampton',
    city: 'Southampton',
    country: 'GB',
    from: [134],
    to: [110],
  },
  {
    kind: 'activity',
    activity: 'work',
    title: 'Lagos Grid Operations Company',
    city: 'Lagos',
    country: 'NG',
    from: [110],
    to: [47],
  },
  {
    kind: 'activity',
    activity: 'work',
    title: sampleTeam.teamName,
    city: 'Lagos',
    country: 'NG',
    from: [44],
  },
  {
    kind: 'address',
    title: '14 Bedford Place',
    city: 'Southampton',
    country: 'GB',
    from: [134],
    to: [109],
  },
  {
    kind: 'address',
    title: 'Flat 3, 27 Admiralty Way, Lekki Phase 1',
    city: 'Lagos',
    country: 'NG',
    from: [109],
  },
  { kind: 'trip', title: 'Port visit', country: 'CA', from: [14, 6], to: [13, 20] },
  { kind: 'trip', title: 'Trade fair', country: 'NL', from: [7, 12], to: [7, 5] },
  { kind: 'passport', title: 'A01234567', country: 'NG', from: [80], to: [-40, -12] },
]

const concerns: readonly LetterConcern[] = [
  {
    text: 'Proof that the start-up funds are available to you.',
    answer: 'The balance and the average of six months are in the letter of the bank.',
    paper: 'Letter of the bank',
    documentIds: [],
  },
  { text: 'A language result that is less than two years old.', answer: '', paper: '', documentIds: [] },
]

/** What a team keeps while it waits: histories, what the tracker showed, a letter, and marks of a pack. */
export async function insertSampleAfterFiling(trx: Trx, { userId, memberIds, now }: Sample): Promise<void> {
  const [founderId] = memberIds
  if (founderId === undefined) return
  const today = dayInZone(now, 'UTC')
  const day = ([months, days = 0]: Ago) => addDays(addMonths(today, -months), -days)
  const stamps = { createdAt: now, updatedAt: now }
  const self = sampleMembers[0]
  const people = await trx
    .insertInto('historyPeople')
    .values([
      {
        userId,
        name: self.passportName,
        relation: 'self',
        dateOfBirth: self.dateOfBirth,
        ...stamps,
      },
      // Lists go by the time of creation.
      ...family.map(({ name, relation, bornAgo, since, comes }, index) => ({
        userId,
        name,
        relation,
        dateOfBirth: day(bornAgo),
        familySince: since === null ? null : day(since),
        comesAlong: comes,
        createdAt: new Date(now.getTime() + index + 1),
        updatedAt: now,
      })),
    ])
    .returning(['id', 'relation'])
    .execute()
  const personId = people.find(({ relation }) => relation === 'self')?.id
  if (personId === undefined) return
  await trx
    .insertInto('historyEntries')
    .values(
      entries.map(({ kind, activity = null, title, city = null, country, from, to }) => ({
        userId,
        personId,
        kind,
        activity,
        title,
        city,
        country,
        startsOn: day(from),
        endsOn: to === undefined ? null : day(to),
        ...stamps,
      })),
    )
    .execute()
  const ofTeam = { teamId: sampleTeam.id, memberId: founderId, ...stamps }
  const looks = [
    ['application', 'Submitted', [9]],
    ['background', 'Not started', [9]],
    ['background', 'In progress', [4, 2]],
    ['background', 'In progress', [1, 5]],
  ] as const
  await trx
    .insertInto('trackerSightings')
    .values(
      looks.map(([part, status, seen]) => ({
        ...ofTeam,
        part,
        status,
        seenOn: day(seen),
        notes: 'Sample entry.',
      })),
    )
    .execute()
  const { id: letterId } = await trx
    .insertInto('irccLetters')
    .values({
      ...ofTeam,
      kind: 'request',
      receivedOn: addDays(today, -10),
      limitDays: 30,
      inCanada: false,
      concerns: JSON.stringify(concerns),
      notes: 'Sample entry. No such letter was sent.',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const mark = { userId, place: 'this' as const, ...stamps }
  await trx
    .insertInto('packEvidence')
    .values([
      { ...mark, pack: 'permanent_residence', item: 'form', personId, paper: 'Filled in on the portal' },
      { ...mark, pack: 'permanent_residence', item: 'family', personId, paper: 'IMM 0008, four people' },
      {
        ...mark,
        pack: 'permanent_residence',
        item: 'language',
        personId,
        paper: 'IELTS result, with the work permit',
        place: 'earlier' as const,
      },
      {
        ...mark,
        pack: 'document_request',
        item: 'letter',
        teamId: sampleTeam.id,
        memberId: founderId,
        letterId,
        paper: 'Letter, page 1',
      },
    ])
    .execute()
}
