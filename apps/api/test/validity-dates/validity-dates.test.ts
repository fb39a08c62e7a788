import { describeTeamRecord } from '../support/team-records.ts'

describeTeamRecord({
  path: '/validity-dates',
  entity: 'validityDates',
  input: ({ teamId, founder }) => ({
    teamId,
    memberId: founder.memberId,
    kind: 'police_certificate',
    label: 'Brazil',
    day: '2026-07-01',
  }),
  least: ({ teamId, founder }) => ({
    teamId,
    memberId: founder.memberId,
    kind: 'passport',
    day: '2031-05-04',
  }),
  defaults: { label: null },
  change: { day: '2026-08-01', label: 'Portugal' },
  foreign: ({ stranger }) => ({ memberId: stranger.memberId }),
  foreignTeamStatus: 403,
  broken: [
    ['teamId', null],
    ['memberId', ''],
    ['kind', 'visa'],
    ['label', 5],
    ['day', '2026-02-30'],
    ['day', ''],
  ],
})
