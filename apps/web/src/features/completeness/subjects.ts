import {
  answeredPoints,
  type HistoryEntry,
  type HistoryPerson,
  historyWindow,
  type IrccLetter,
  type JudgedPack,
  judgePack,
  type KeptFacts,
  keptEvidence,
  markedEvidence,
  type Pack,
  type PackKind,
  type PackPerson,
  packs,
  requestPack,
  type StoredPackEvidence,
  type TeamMember,
  withMarks,
} from '@suv/domain'

/** Whose pack it is, and who is in it, the applicant first. */
export type Subject = {
  readonly id: string
  readonly label: string
  readonly people: readonly PackPerson[]
  /** The applicant's row in the team; undefined where they are in none. */
  readonly memberId: string | undefined
  /** Whether it is the member's own pack: only of that is the history known here. */
  readonly isOwn: boolean
}

type History = { readonly people: readonly HistoryPerson[]; readonly entries: readonly HistoryEntry[] }

const family: ReadonlySet<HistoryPerson['relation']> = new Set(['spouse', 'child'])

/** The member with their spouse and children, then each other founder of the team. */
export function subjectsOf(
  { people }: History,
  members: readonly TeamMember[],
  { userId, today }: { userId: string; today: string },
): Subject[] {
  const mine = members.find((member) => member.userId === userId)
  const self = people.find(({ relation }) => relation === 'self')
  const packPerson = (person: HistoryPerson): PackPerson => ({
    id: person.id,
    name: person.name,
    isAdult: historyWindow(person, today) !== null,
  })
  const founder = ({ id, passportName }: TeamMember): Subject => ({
    id,
    label: passportName,
    people: [{ id, name: passportName }],
    memberId: id,
    isOwn: false,
  })
  const own: Subject | undefined =
    self === undefined
      ? mine && { ...founder(mine), label: `${mine.passportName} (you)`, isOwn: true }
      : {
          id: self.id,
          label: `${self.name} (you)`,
          people: [self, ...people.filter(({ relation }) => family.has(relation))].map(packPerson),
          memberId: mine?.id,
          isOwn: true,
        }
  return [...(own === undefined ? [] : [own]), ...members.filter((each) => each !== mine).map(founder)]
}

/** Whether a mark is of this person: the applicant may have been marked as a founder before their history was begun. */
export function isMarkOf(
  mark: Pick<StoredPackEvidence, 'personId' | 'memberId'>,
  personId: string,
  { people, memberId }: Subject,
): boolean {
  if ((mark.personId ?? mark.memberId) === personId) return true
  return memberId !== undefined && mark.memberId === memberId && personId === people[0]?.id
}

/** All that is known, of every subject. */
export type Known = {
  readonly history: History
  readonly documents: KeptFacts['documents']
  readonly marks: readonly StoredPackEvidence[]
  readonly applications: readonly { readonly teamMemberId: string | null; readonly feesPaid: boolean }[]
  readonly letters: readonly (KeptFacts['letters'][number] & { readonly memberId: string })[]
  readonly dates: readonly (KeptFacts['dates'][number] & { readonly memberId: string })[]
}

/** A pack to be sent: which one, and the letter where it answers one. */
export type Sending = { readonly kind: PackKind; readonly letter: IrccLetter | null }

export function packOf({ kind, letter }: Sending): Pack {
  return letter === null ? packs[kind] : requestPack(letter)
}

/** The pack of a subject as an officer would look at it. */
export function judge(sending: Sending, subject: Subject, known: Known, today: string): JudgedPack {
  const { people, memberId, isOwn } = subject
  const [applicant] = people
  if (applicant === undefined) return judgePack(packOf(sending), [], [])
  const ofApplicant = <Row extends { readonly memberId: string }>(rows: readonly Row[]) =>
    rows.filter((row) => row.memberId === memberId)
  const facts: KeptFacts = {
    documents: isOwn ? known.documents : [],
    history: isOwn ? known.history : { people: [], entries: [] },
    feesPaid: known.applications.some((each) => each.teamMemberId === memberId && each.feesPaid),
    letters: ofApplicant(known.letters),
    dates: ofApplicant(known.dates),
  }
  const own = new Set(known.documents.map(({ id }) => id))
  const kept =
    sending.letter === null
      ? keptEvidence(packOf(sending), applicant, facts, today)
      : // What another founder attached is not listed here, and taken to be there.
        answeredPoints(sending.letter, applicant.id, (id) => !isOwn || own.has(id))
  const marked = markedEvidence(
    known.marks.map((mark) =>
      isMarkOf(mark, applicant.id, subject) ? { ...mark, personId: applicant.id } : mark,
    ),
    { pack: sending.kind, letterId: sending.letter?.id ?? null },
    known.documents,
  )
  return judgePack(packOf(sending), people, withMarks(kept, marked))
}
