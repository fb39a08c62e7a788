import { defineTeamRecords } from './team-records.ts'

/** The dates of the papers of the team's members. */
export const validityDates = defineTeamRecords({ table: 'validityDates', noun: 'date' })
