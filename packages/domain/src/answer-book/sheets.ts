import { countryName } from '../geography/countries.ts'
import { historyWindow, travelList } from '../personal-history/engine.ts'
import type { Activity } from '../personal-history/kinds.ts'
import type { HistoryEntry, HistoryPerson } from '../personal-history/schema.ts'
import { countDays } from '../shared/watch.ts'
import { type PortalForm, portalDay, portalMonth } from './portal.ts'

/** Copy sheets: what a history says, in the order of the portal's screens, box by box. */

export type BookField = {
  readonly label: string
  /** Empty where nothing is entered. */
  readonly value: string
  /** Characters that the box is reported to take; null where it is a choice or a date, or nothing was reported. */
  readonly limit: number | null
}

/** The boxes that are filled in together: one block of a screen, or one row of its table. */
export type BookRow = { readonly title: string; readonly fields: readonly BookField[] }

export type BookSheet = {
  readonly id: string
  readonly form: PortalForm
  readonly screen: string
  readonly person: string
  readonly rows: readonly BookRow[]
  /** What the screen asks besides, which is not kept here. */
  readonly notKept: string | null
}

type History = { readonly people: readonly HistoryPerson[]; readonly entries: readonly HistoryEntry[] }

const activityWords: Readonly<Record<Activity, string>> = {
  work: 'Employment',
  study: 'Educational activity',
  unemployed: 'Unemployed',
  other: 'Other',
}

const field = (label: string, value: string | null, limit: number | null = null): BookField => ({
  label,
  value: value ?? '',
  limit,
})
const dayField = (label: string, day: string | null) => field(label, day === null ? null : portalDay(day))

/**
 * The sheets of an applicant and their family, form by form, as the portal's screens follow each other.
 *
 * @param today what goes on, goes on to the month of it.
 */
export function answerSheets({ people, entries }: History, today: string): BookSheet[] {
  const self = people.find(({ relation }) => relation === 'self')
  if (self === undefined) return []
  const family = people.filter(({ relation }) => relation === 'spouse' || relation === 'child')
  const adults = [self, ...family].filter((person) => historyWindow(person, today) !== null)
  const of = (person: HistoryPerson) => entries.filter(({ personId }) => personId === person.id)
  return [
    ...[self, ...family].flatMap((person) => genericForm(person, of(person))),
    ...adults.flatMap((person) => background(person, of(person), today)),
    ...adults.flatMap((person) => familyInformation(person, people, entries)),
    ...adults.flatMap((person) => travels(person, of(person), today)),
  ]
}

type Draft = Omit<BookSheet, 'id' | 'person' | 'notKept'> & { readonly notKept?: string | null }

const sheet = (person: HistoryPerson, draft: Draft): BookSheet => ({
  notKept: null,
  ...draft,
  id: `${draft.form} ${draft.screen} ${person.id}`.replaceAll(/[^A-Za-z0-9-]+/g, '-'),
  person: person.name,
})

/** Newest first, by when they began. */
const newestFirst = (a: HistoryEntry, b: HistoryEntry) =>
  (b.startsOn ?? '').localeCompare(a.startsOn ?? '') || a.id.localeCompare(b.id)

const ofKind = (entries: readonly HistoryEntry[], kind: HistoryEntry['kind']) =>
  entries.filter((entry) => entry.kind === kind).toSorted(newestFirst)

const country = (code: string | null) => (code === null ? null : countryName(code))

function genericForm(person: HistoryPerson, entries: readonly HistoryEntry[]): BookSheet[] {
  const isSelf = person.relation === 'self'
  const [address] = ofKind(entries, 'address').filter(({ endsOn }) => endsOn === null)
  const passports = ofKind(entries, 'passport')
  return [
    sheet(person, {
      form: 'IMM 0008',
      screen: isSelf ? 'Personal details' : 'Dependants: personal details',
      rows: [
        {
          title: 'Name and birth',
          fields: [
            ...(isSelf
              ? []
              : [
                  field('Accompanying you to Canada', person.comesAlong ? 'Yes' : 'No'),
                  field('Relationship to you', person.relation === 'child' ? 'Child' : 'Spouse or partner'),
                ]),
            field('Family and given names', person.name, 100),
            dayField('Date of birth', person.dateOfBirth),
            ...(address === undefined
              ? []
              : [field('Current country of residence', country(address.country))]),
            ...(person.relation === 'spouse'
              ? [dayField('Day of the marriage or partnership', person.familySince)]
              : []),
          ],
        },
        ...ofKind(entries, 'identity').map((each) => ({
          title: 'Other name or number',
          fields: [field('As entered', each.title, 100)],
        })),
      ],
      notKept:
        'The name is kept in one line: part it into family and given names as the passport does. Not kept here: UCI, sex, eye colour, height, place of birth, citizenships, status in the country.',
    }),
    ...(isSelf && address !== undefined
      ? [
          sheet(person, {
            form: 'IMM 0008',
            screen: 'Contact information',
            rows: [
              {
                title: 'Address where you live',
                fields: [
                  field('Street name', address.title, 100),
                  field('City', address.city, 30),
                  field('Country', country(address.country)),
                ],
              },
            ],
            notKept: 'Not kept here: unit, postal code, province, telephone.',
          }),
        ]
      : []),
    ...(passports.length === 0
      ? []
      : [
          sheet(person, {
            form: 'IMM 0008',
            screen: 'Passport',
            rows: passports.map((passport) => ({
              title: `Passport of ${country(passport.country) ?? 'no country entered'}`,
              fields: [
                field('Passport number', passport.title, 20),
                field('Country of issue', country(passport.country)),
                dayField('Issue date', passport.startsOn),
                dayField('Expiry date', passport.endsOn),
              ],
            })),
          }),
        ]),
  ]
}

function background(person: HistoryPerson, entries: readonly HistoryEntry[], today: string): BookSheet[] {
  const window = historyWindow(person, today)
  const inWindow = ({ startsOn, endsOn }: HistoryEntry) =>
    window !== null && (startsOn ?? '') <= window.to && (endsOn ?? window.to) >= window.from
  const months = ({ startsOn, endsOn }: HistoryEntry) => [
    field('From', startsOn === null ? null : portalMonth(startsOn)),
    field('To', portalMonth(endsOn ?? today)),
  ]
  const refusals = ofKind(entries, 'refusal')
  return [
    sheet(person, {
      form: 'IMM 5669',
      screen: 'Section A: Personal details',
      rows: [
        {
          title: 'Name and birth',
          fields: [
            field('Family and given names', person.name, 57),
            dayField('Date of birth', person.dateOfBirth),
          ],
        },
      ],
      notKept: 'Not kept here: your name in your own script, your parents’ places of birth and deaths.',
    }),
    sheet(person, {
      form: 'IMM 5669',
      screen: 'Section B: Questions',
      rows:
        refusals.length === 0
          ? []
          : [
              {
                title: 'Refused a visa, a permit or entry: Yes',
                fields: [
                  field(
                    'Details',
                    refusals
                      .map(({ title, country: where, startsOn }) =>
                        [startsOn === null ? null : portalDay(startsOn), country(where), title]
                          .filter(Boolean)
                          .join(', '),
                      )
                      .join('; '),
                    679,
                  ),
                ],
              },
            ],
      notKept: `${refusals.length === 0 ? 'No refusal is entered. ' : ''}The other questions are yours to answer; nothing of them is kept here.`,
    }),
    sheet(person, {
      form: 'IMM 5669',
      screen: 'Section D: Personal history',
      rows: ofKind(entries, 'activity')
        .filter(inWindow)
        .map((entry) => ({
          title: entry.title || activityWords[entry.activity ?? 'other'],
          fields: [
            ...months(entry),
            field('Activity', activityWords[entry.activity ?? 'other'], 21),
            field('City and country', [entry.city, country(entry.country)].filter(Boolean).join(', '), 62),
            field('Name of employer or school', entry.title, 27),
          ],
        })),
      notKept: 'Not kept here: your status in the country (reported limit 14 characters).',
    }),
    sheet(person, {
      form: 'IMM 5669',
      screen: 'Section H: Addresses',
      rows: ofKind(entries, 'address')
        .filter(inWindow)
        .map((entry) => ({
          title: entry.title,
          fields: [
            ...months(entry),
            field('Street and number', entry.title, 30),
            field('City', entry.city, 14),
            field('Country', country(entry.country), 14),
          ],
        })),
      notKept: 'Not kept here: province and postal code (reported limits 14 and 9 characters).',
    }),
  ]
}

function familyInformation(
  person: HistoryPerson,
  people: readonly HistoryPerson[],
  entries: readonly HistoryEntry[],
): BookSheet[] {
  const addressOf = ({ id }: HistoryPerson): string => {
    const own = entries.filter(({ personId }) => personId === id)
    const [now] = ofKind(own, 'address').filter(({ endsOn }) => endsOn === null)
    return now === undefined
      ? ''
      : [now.title, now.city, country(now.country)].filter((part) => part).join(', ')
  }
  const row = (each: HistoryPerson, title: string): BookRow => ({
    title,
    fields: [
      field('Full name', each.name, 63),
      dayField('Date of birth', each.dateOfBirth),
      field('Address', addressOf(each), 80),
    ],
  })
  // Only the member's own family is known by who they are to the member.
  const rowsOf = (relation: HistoryPerson['relation'], title: string) =>
    person.relation === 'self'
      ? people.filter((each) => each.relation === relation).map((each) => row(each, title))
      : []
  const notKept =
    person.relation === 'self'
      ? 'Not kept here: countries of birth, marital status, email addresses.'
      : 'Whose parents, children, brothers and sisters these are is kept for you alone: fill in theirs from their own papers.'
  const screens = [
    [
      'Section A: Applicant, spouse and parents',
      [row(person, 'Applicant'), ...rowsOf('spouse', 'Spouse or partner'), ...rowsOf('parent', 'Parent')],
    ],
    ['Section B: Children', rowsOf('child', 'Child')],
    ['Section C: Brothers and sisters', rowsOf('sibling', 'Brother or sister')],
  ] as const
  return screens.map(([screen, rows]) => sheet(person, { form: 'IMM 5406', screen, rows, notKept }))
}

function travels(person: HistoryPerson, entries: readonly HistoryEntry[], today: string): BookSheet[] {
  const purposeOf = (from: string, where: string) =>
    entries.find(
      ({ kind, startsOn, country: code }) => kind === 'trip' && startsOn === from && code === where,
    )?.title ?? ''
  const trips = travelList(person, entries, today)
  return [
    sheet(person, {
      form: 'IMM 5562',
      screen: 'Your travels',
      rows: trips.map(({ country: where, from, to, days }) => ({
        title: countryName(where),
        fields: [
          field('From', portalMonth(from)),
          field('To', portalMonth(to)),
          field('Destination', countryName(where), 100),
          field('Length', countDays(days), 100),
          field('Purpose of travel', purposeOf(from, where), 100),
        ],
      })),
      notKept: trips.length === 0 ? 'No trip is entered: “Did not travel” is the box for that.' : null,
    }),
  ]
}
