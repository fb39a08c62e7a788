import { defineTeamRecords } from './team-records.ts'

export const lettersOfSupport = defineTeamRecords({ table: 'lettersOfSupport', noun: 'letter of support' })
