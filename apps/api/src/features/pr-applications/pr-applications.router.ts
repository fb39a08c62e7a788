import { prApplications } from '@suv/db'
import {
  createPrApplicationSchema,
  memberIdSchema,
  prApplicationChangeSchema,
  prApplicationSchema,
  updatePrApplicationSchema,
} from '@suv/domain'
import * as z from 'zod'
import { teamInput, teamListInput } from '../../inputs.ts'
import { memberProcedure, router } from '../../trpc.ts'
import { listTeamRecords } from '../team-records/team-record.ts'
import { teamRecordWrites } from '../team-records/team-record-procedures.ts'
import { findPrApplication } from './find-pr-application.ts'
import { keepChanges } from './keep-changes.ts'
import { listPrApplicationChanges } from './list-pr-application-changes.ts'

const path = '/pr-applications'
const tags = ['PR application']

/** Of a read. Documented calls leave it out and get the main applicant's. */
const whose = {
  teamMemberId: memberIdSchema
    .optional()
    .meta({ description: 'Whose. Left out: the main applicant’s, who is the team’s first founder.' }),
}

export const prApplicationsRouter = router({
  get: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: `${path}/{id}`,
        tags,
        summary: "A founder's application for permanent residence, or null",
        description: '`id` is the team’s. Each founder has an application of their own.',
      },
    })
    .input(teamInput.extend(whose))
    .output(prApplicationSchema.nullable())
    .query(({ ctx, input }) => findPrApplication(ctx, input)),
  list: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: `${path}/{id}/all`,
        tags,
        summary: "The applications of all the team's founders, newest first",
        description:
          '`id` is the team’s. Those of people who have left it are among them, under their names.',
      },
    })
    .input(teamListInput)
    .output(z.array(prApplicationSchema))
    .query(({ ctx, input }) => listTeamRecords(ctx, { records: prApplications }, input)),
  history: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: `${path}/{id}/changes`,
        tags,
        summary: 'What was changed of an application, newest first',
        description: '`id` is the team’s. Who, when, which field, from what to what.',
      },
    })
    .input(
      teamListInput.extend({
        ...whose,
        applicationId: z.uuid().optional().meta({ description: 'In place of a person.' }),
      }),
    )
    .output(z.array(prApplicationChangeSchema))
    .query(({ ctx, input }) => listPrApplicationChanges(ctx, input)),
  ...teamRecordWrites({
    records: prApplications,
    schema: prApplicationSchema,
    createSchema: createPrApplicationSchema,
    updateSchema: updatePrApplicationSchema,
    references: { teamMemberId: 'member' },
    written: keepChanges,
    path,
    tags,
    one: 'the application',
    create: {
      summary: "Begin a founder's application",
      description: 'Each has one: a second answers 409.',
    },
    update: {
      description:
        'Such as one boolean of its checklist. `teamMemberId` hands it to somebody else of the team.',
    },
  }),
})
