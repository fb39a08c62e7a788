import { describeTeamRecord } from '../support/team-records.ts'

describeTeamRecord({
  path: '/member-records',
  entity: 'memberRecords',
  input: ({ founder }) => ({
    memberId: founder.memberId,
    category: 'employer-specific',
    status: 'approved',
    notes: 'Kept for the file.',
  }),
  least: ({ founder }) => ({ memberId: founder.memberId }),
  defaults: { category: 'SUV_open', status: 'pending', notes: null },
  change: { status: 'rejected', notes: null },
  foreign: ({ stranger }) => ({ memberId: stranger.memberId }),
  // There is no team id to refuse: the member is somebody whom the caller does not know.
  foreignTeamStatus: 404,
  broken: [
    ['memberId', ''],
    ['category', 'open'],
    ['status', 'issued'],
    ['notes', 5],
  ],
})
