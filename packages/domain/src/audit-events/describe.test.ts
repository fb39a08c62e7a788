import { expect, it } from 'vitest'
import { describeAuditEvent } from './describe.ts'

it.each([
  ['update', 'milestones', ['title', 'dueDate'], null, 'changed a milestone: title, due date'],
  ['create', 'milestones', ['title', 'status'], null, 'added a milestone'],
  ['delete', 'workPermits', [], null, 'deleted a work permit'],
  ['create', 'documentOpenings', ['download'], 'Ada', 'opened a document of Ada'],
  ['update', 'teams', ['owner'], 'Grace', 'handed the team over to Grace'],
  ['create', 'teamMembers', ['userId'], null, 'joined the team'],
  ['delete', 'teamMembers', ['userId'], null, 'left the team'],
  ['update', 'teamMembers', ['userId'], null, 'joined or left the team'],
  ['update', 'teamMembers', ['userId'], 'Grace', 'took access from Grace'],
  ['update', 'teamMembers', ['workspaceRole'], 'Grace', 'changed what Grace may do'],
  [
    'update',
    'eligibilityAssessments',
    ['settlementFundsCAD'],
    null,
    'changed an eligibility assessment: settlement funds CAD',
  ],
  [
    'update',
    'businessPlans',
    ['a', 'b', 'c', 'd', 'e', 'f', 'lastModified'],
    null,
    'changed the business plan: a, b, c, d, 2 more',
  ],
  ['create', 'somethingNew', [], null, 'added something new'],
] as const)('%s %s %j', (action, entity, changedFields, about, words) => {
  expect(describeAuditEvent({ action, entity, changedFields, about })).toBe(words)
})
