import { describeTeamRecord } from '../support/team-records.ts'

describeTeamRecord({
  path: '/work-permits',
  entity: 'workPermits',
  input: ({ teamId, founder }) => ({
    teamId,
    memberId: founder.memberId,
    category: 'employer-specific',
    submittedAt: '2026-01-01',
    approvedAt: '2026-03-01',
    expiryDate: '2029-03-01',
    status: 'approved',
    notes: 'Before the change.',
  }),
  least: ({ teamId, founder }) => ({ teamId, memberId: founder.memberId }),
  defaults: { category: 'SUV_open', status: 'pending', expiryDate: null, notes: null },
  change: { status: 'expired', notes: null },
  foreign: ({ stranger }) => ({ memberId: stranger.memberId }),
  foreignTeamStatus: 403,
  broken: [
    ['teamId', null],
    ['memberId', ''],
    ['category', 'open'],
    ['submittedAt', 'soon'],
    ['approvedAt', '2026-02-30'],
    ['expiryDate', 2029],
    ['status', 'issued'],
    ['notes', 5],
  ],
})
