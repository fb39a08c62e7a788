import { isLikelyOnePerson, newestOfEach } from '../document-analyses/compare-documents.ts'
import { compareNames, type NameRelation } from '../document-analyses/compare-names.ts'
import type { DocumentAnalysis, ExtractedField, FieldName } from '../document-analyses/schema.ts'
import { formatDate } from '../formatting.ts'
import type { PersonalHistory } from '../personal-history/schema.ts'

/**
 * Where the papers say something else than what was entered of the people. What a paper says was read by a program, which errs: a
 * difference comes with the passage and how sure the reading is, and is never stated as a fact.
 */

type Place = 'the team' | 'People and history'

/** Somebody, as they were entered in one place. */
export type EnteredPerson = {
  readonly name: string
  readonly place: Place
  readonly dateOfBirth: string | null
  /** Names besides `name`, such as one before a marriage. */
  readonly otherNames: readonly string[]
  /** Last days are ISO days. */
  readonly passports: readonly { readonly number: string; readonly endsOn: string | null }[]
  readonly isSelf: boolean
}

export type PaperDifference = {
  readonly id: string
  readonly text: string
  /** What was read, where and how surely; null where both sides were entered. */
  readonly reading: Pick<ExtractedField, 'quote' | 'page' | 'before' | 'after' | 'confidence'> | null
}

type Analysed = Pick<DocumentAnalysis, 'id' | 'documentId' | 'documentType' | 'createdAt' | 'extractedFields'>

/** The papers of one person, by what they are called in a sentence. */
const personalPapers: Readonly<Record<string, string>> = {
  passport: 'passport page',
  police_certificate: 'police certificate',
  medical: 'medical examination',
  language_test: 'language result',
  bank_letter: 'bank letter',
}
const teamPapers: Readonly<Record<string, string>> = {
  letter_of_support: 'letter of support',
  commitment_certificate: 'commitment certificate',
}

/** The team's people, and those of the caller's own history, which nobody else reads. */
export function enteredPeople({
  members,
  history,
  userId,
}: {
  members: readonly {
    readonly passportName: string
    readonly dateOfBirth: string | null
    readonly userId: string | null
  }[]
  history: Pick<PersonalHistory, 'people' | 'entries'>
  /** Who asks. */
  userId: string
}): readonly EnteredPerson[] {
  const entriesOf = (person: string, kind: 'identity' | 'passport') =>
    history.entries.filter((entry) => entry.personId === person && entry.kind === kind)
  return [
    ...members.map(
      (member): EnteredPerson => ({
        name: member.passportName,
        place: 'the team',
        dateOfBirth: member.dateOfBirth,
        otherNames: [],
        passports: [],
        isSelf: member.userId === userId,
      }),
    ),
    ...history.people.map(
      ({ id, name, dateOfBirth, relation }): EnteredPerson => ({
        name,
        place: 'People and history',
        dateOfBirth,
        // An identity without a digit is another name; with one, it is a number of a document.
        otherNames: entriesOf(id, 'identity').flatMap(({ title }) => (/\d/.test(title) ? [] : [title])),
        passports: entriesOf(id, 'passport').map(({ title, endsOn }) => ({ number: title, endsOn })),
        isSelf: relation === 'self',
      }),
    ),
  ]
}

/** Where what was entered in one place differs from the other, and from what the newest analysis of each paper read. */
export function paperDifferences(
  people: readonly EnteredPerson[],
  analyses: readonly Analysed[],
): readonly PaperDifference[] {
  if (people.length === 0) return []
  return [...enteredDifferences(people), ...newestOfEach(analyses).flatMap((paper) => ofPaper(people, paper))]
}

function enteredDifferences(people: readonly EnteredPerson[]): PaperDifference[] {
  return people
    .filter(({ place }) => place === 'People and history')
    .flatMap((own) => {
      const inTeam = people.find(
        (other) =>
          other.place === 'the team' &&
          (own.isSelf ? other.isSelf : isWritten(other.name, [own.name, ...own.otherNames])),
      )
      if (inTeam === undefined) return []
      const found: PaperDifference[] = []
      if (!isWritten(inTeam.name, [own.name, ...own.otherNames])) {
        const text = `The team has “${inTeam.name}”, People and history has “${own.name}”. Write the name as in the passport in both.`
        found.push({ id: `entered name ${own.name}`, text, reading: null })
      }
      if (own.dateOfBirth !== null && inTeam.dateOfBirth !== null && own.dateOfBirth !== inTeam.dateOfBirth) {
        const text = `The date of birth of ${own.name} is ${formatDate(inTeam.dateOfBirth)} in the team and ${formatDate(own.dateOfBirth)} under People and history.`
        found.push({ id: `entered birth ${own.name}`, text, reading: null })
      }
      return found
    })
}

function ofPaper(people: readonly EnteredPerson[], paper: Analysed): PaperDifference[] {
  const { id, documentType, extractedFields } = paper
  const named = (field: FieldName) => extractedFields.filter((each) => each.field === field)
  const team = people.filter(({ place }) => place === 'the team')
  const ofTeam = teamPapers[documentType]
  if (ofTeam !== undefined) {
    return [...named('person'), ...named('essentialPerson')].flatMap((read) =>
      team.length === 0
        ? []
        : nameDifference(team, { id: `${id} ${read.start}`, read, paper: ofTeam, of: 'in the team' }),
    )
  }
  const what = personalPapers[documentType]
  const holders = named('person')
  const [holder] = holders
  // Of a paper that names several people, nobody knows whose the day of birth is.
  if (what === undefined || holder === undefined || holders.length > 1) return []
  const theirs = whoIs(people, holder.value)
  const found = nameDifference(people, {
    id: `${id} name`,
    read: holder,
    paper: what,
    of: 'in the team or under People and history',
  })
  if (theirs.length === 0) return found

  const add = (
    field: ExtractedField | undefined,
    entered: readonly { readonly value: string; readonly place: Place }[],
    words: (value: string) => string,
    { show = (value: string) => value, hint = '' } = {},
  ) => {
    if (field === undefined || entered.length === 0) return
    const isSame = entered.map(({ value }) => plainNumber(value) === plainNumber(field.value))
    // Of several passports one fits; a day of birth is one.
    if (field.field === 'documentNumber' ? isSame.includes(true) : !isSame.includes(false)) return
    const other = entered.filter((_, index) => !isSame[index])
    const text = `The ${what} of ${holder.value} seems to ${words(show(field.value))}. Entered: ${listed(other, show)}.${hint}`
    found.push({ id: `${id} ${field.field}`, text, reading: field })
  }
  add(
    named('dateOfBirth')[0],
    theirs.flatMap(({ dateOfBirth, place }) => (dateOfBirth === null ? [] : [{ value: dateOfBirth, place }])),
    (day) => `give ${day} as the date of birth`,
    { show: formatDate },
  )
  if (documentType === 'passport') {
    const passports = theirs.flatMap(({ passports, place }) => passports.map((each) => ({ ...each, place })))
    const [number] = named('documentNumber')
    add(
      number,
      passports.map(({ number: value, place }) => ({ value, place })),
      (value) => `have the number ${value}`,
      { hint: ' It may be another passport.' },
    )
    const same = passports.filter(
      (each) => number !== undefined && plainNumber(each.number) === plainNumber(number.value),
    )
    add(
      named('expiresOn')[0],
      same.flatMap(({ endsOn, place }) => (endsOn === null ? [] : [{ value: endsOn, place }])),
      (day) => `be valid until ${day}`,
      { show: formatDate },
    )
  }
  return found
}

const hints: Readonly<Record<NameRelation, string>> = {
  same: '',
  order: '',
  transliteration: ' It may be the same name in other letters.',
  spelling: ' It may be the same name in another spelling.',
  initials: ' One of them has initials.',
  part: ' One of them leaves out a part of the name.',
  different: ' It may be a misspelling.',
}

function nameDifference(
  people: readonly EnteredPerson[],
  { id, read, paper, of }: { id: string; read: ExtractedField; paper: string; of: string },
): PaperDifference[] {
  const theirs = whoIs(people, read.value)
  if (theirs.length === 0) {
    const text = `The ${paper} seems to name “${read.value}”, and nobody of that name is ${of}.`
    return [{ id, text, reading: read }]
  }
  const others = theirs.filter(({ name, otherNames }) => !isWritten(read.value, [name, ...otherNames]))
  const [first] = others
  if (first === undefined) return []
  const entered = listed(
    others.map(({ name, place }) => ({ value: `“${name}”`, place })),
    (name) => name,
  )
  const text = `The ${paper} seems to write “${read.value}”. Entered: ${entered}.${hints[compareNames(read.value, first.name)]}`
  return [{ id, text, reading: read }]
}

/** Whoever was entered and is probably the one that a paper names: those whose name is closest to it. */
function whoIs(people: readonly EnteredPerson[], name: string): readonly EnteredPerson[] {
  const namesOf = (person: EnteredPerson) => [person.name, ...person.otherNames]
  const exact = people.filter((person) => isWritten(name, namesOf(person)))
  const near = people.filter((person) => namesOf(person).some((other) => isLikelyOnePerson(name, other)))
  const [nearest] = exact.length > 0 ? exact : near
  if (nearest === undefined) return []
  // The same person, where they were entered in both places.
  return near.filter(
    (person) => exact.includes(person) || (nearest.isSelf && person.isSelf) || person === nearest,
  )
}

function isWritten(name: string, names: readonly string[]): boolean {
  return names.some((other) => ['same', 'order'].includes(compareNames(name, other)))
}

const plainNumber = (value: string) => value.replace(/[\s-]/g, '').toUpperCase()

function listed(
  entered: readonly { readonly value: string; readonly place: Place }[],
  show: (value: string) => string,
): string {
  const where = (place: Place) => (place === 'the team' ? 'in the team' : 'under People and history')
  const places = new Map<string, Set<string>>()
  for (const { value, place } of entered) {
    const shown = show(value)
    places.set(shown, (places.get(shown) ?? new Set()).add(where(place)))
  }
  return [...places].map(([shown, at]) => `${shown} ${[...at].join(' and ')}`).join(', ')
}
