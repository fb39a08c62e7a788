import { defineTeamRecords } from './team-records.ts'

export const workPermits = defineTeamRecords({ table: 'workPermits', noun: 'work permit' })
