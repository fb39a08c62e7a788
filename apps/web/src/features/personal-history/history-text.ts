import type { Activity, HistoryKind, Relation } from '@suv/domain'

/** What the screen calls things. */

export const relationNames: Record<Relation, string> = {
  self: 'You',
  spouse: 'Spouse or partner',
  child: 'Child',
  parent: 'Parent',
  sibling: 'Brother or sister',
  other: 'Somebody else',
}

export const kindNames: Record<
  HistoryKind,
  { one: string; many: string; title: string; start: string; end: string }
> = {
  activity: {
    one: 'Work, study or unemployment',
    many: 'Work, study and unemployment',
    title: 'Employer, school or what was done',
    start: 'From',
    end: 'To',
  },
  address: { one: 'Address', many: 'Addresses', title: 'Street and number', start: 'From', end: 'To' },
  trip: { one: 'Trip or stay', many: 'Trips and stays', title: 'Purpose', start: 'From', end: 'To' },
  refusal: {
    one: 'Refusal',
    many: 'Refusals, anywhere',
    title: 'What was refused',
    start: 'Day of the decision',
    end: 'To',
  },
  passport: {
    one: 'Passport',
    many: 'Passports',
    title: 'Passport number',
    start: 'Day of issue',
    end: 'Expiry date',
  },
  identity: {
    one: 'Other name or identity document',
    many: 'Other names and identity documents',
    title: 'Name, or document and number',
    start: 'From',
    end: 'To',
  },
}

export const activityNames: Record<Activity, string> = {
  work: 'Work',
  study: 'Study',
  unemployed: 'Unemployed',
  other: 'Other',
}

/** What goes on where its end is left open; the others have one day, or end when they run out. */
export const goesOnUntilEnd = new Set<HistoryKind>(['activity', 'address', 'trip'])
