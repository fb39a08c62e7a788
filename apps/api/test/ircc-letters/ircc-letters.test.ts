import { describeTeamRecord } from '../support/team-records.ts'

describeTeamRecord({
  path: '/ircc-letters',
  entity: 'irccLetters',
  input: ({ teamId, founder }) => ({
    teamId,
    memberId: founder.memberId,
    kind: 'fairness',
    receivedOn: '2026-11-10',
    limitDays: 15,
    inCanada: false,
    concerns: [{ text: 'Purpose of the business', answer: 'See the plan.', paper: '', documentIds: [] }],
    notes: 'By mail.',
  }),
  least: ({ teamId, founder }) => ({
    teamId,
    memberId: founder.memberId,
    kind: 'request',
    receivedOn: '2026-11-10',
  }),
  defaults: { limitDays: null, inCanada: true, concerns: [], notes: null },
  change: {
    limitDays: null,
    concerns: [{ text: 'Funds', answer: '', paper: 'Bank letter', documentIds: [] }],
  },
  foreign: ({ stranger }) => ({ memberId: stranger.memberId }),
  foreignTeamStatus: 403,
  broken: [
    ['teamId', null],
    ['memberId', ''],
    ['kind', 'mail'],
    ['receivedOn', ''],
    ['limitDays', 0],
    ['limitDays', 366],
    ['inCanada', 'yes'],
    ['concerns', [{ text: '' }]],
    ['concerns', [{ text: 'Funds', documentIds: ['x'] }]],
    ['concerns', 'none'],
  ],
})
