import { defineTeamRecords } from './team-records.ts'

/*
 * Every kind of record whose table names its team. Data exports, the tests of constraints and the sweep of authorisation
 * take their lists from the exports of this file. What else is asked of a kind stands in a file of its name. Kinds with a status
 * are locked to change, so that a new one is told once.
 */

export const commitmentCertificates = defineTeamRecords({
  table: 'commitmentCertificates',
  noun: 'commitment certificate',
  jsonFields: ['coversMembers', 'essentialMembers'],
  locksToChange: true,
})

/** Answers to the questions of IRCC's due diligence letter. */
export const diligenceAnswers = defineTeamRecords({ table: 'diligenceAnswers', noun: 'answer' })

/** Letters from IRCC, with what they hold against somebody and what answers it. */
export const irccLetters = defineTeamRecords({
  table: 'irccLetters',
  noun: 'letter',
  jsonFields: ['concerns'],
})

export const lettersOfSupport = defineTeamRecords({
  table: 'lettersOfSupport',
  noun: 'letter of support',
  locksToChange: true,
})

/** The members' shares of their team's voting rights. */
export const ownership = defineTeamRecords({
  table: 'ownership',
  noun: 'share',
  taken: 'This member has a share already. Change that one instead.',
})

/**
 * The founders' applications for permanent residence; each has one. A new one that names nobody becomes the main
 * applicant's. Locked to change, because the change is kept.
 */
export const prApplications = defineTeamRecords({
  table: 'prApplications',
  noun: 'application',
  taken: 'This person has an application already. Change that one instead.',
  locksToChange: true,
})

/** What somebody saw in IRCC's tracker, and when. */
export const trackerSightings = defineTeamRecords({ table: 'trackerSightings', noun: 'look' })

/** The dates of the papers of the team's members. Locked to change: which fields one may have depends on its kind. */
export const validityDates = defineTeamRecords({
  table: 'validityDates',
  noun: 'date',
  locksToChange: true,
})

export const workPermits = defineTeamRecords({
  table: 'workPermits',
  noun: 'work permit',
  locksToChange: true,
})
