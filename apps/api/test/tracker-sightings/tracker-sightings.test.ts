import { describeTeamRecord } from '../support/team-records.ts'

describeTeamRecord({
  path: '/tracker-sightings',
  entity: 'trackerSightings',
  input: ({ teamId, founder }) => ({
    teamId,
    memberId: founder.memberId,
    part: 'background',
    status: 'In progress',
    seenOn: '2026-10-03',
    notes: 'No message.',
  }),
  least: ({ teamId, founder }) => ({
    teamId,
    memberId: founder.memberId,
    part: 'medical',
    status: 'Passed',
    seenOn: '2026-10-03',
  }),
  defaults: { notes: null },
  change: { status: 'Completed', seenOn: '2026-11-01' },
  foreign: ({ stranger }) => ({ memberId: stranger.memberId }),
  foreignTeamStatus: 403,
  broken: [
    ['teamId', null],
    ['memberId', ''],
    ['part', 'fees'],
    ['status', ''],
    ['seenOn', '2026-02-30'],
    ['notes', 5],
  ],
})
