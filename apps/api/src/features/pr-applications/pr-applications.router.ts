import { prApplications } from '@suv/db'
import {
  createPrApplicationSchema,
  prApplicationChangeSchema,
  prApplicationSchema,
  updatePrApplicationSchema,
} from '@suv/domain'
import * as z from 'zod'
import { teamInput, teamListInput } from '../../inputs.ts'
import { memberProcedure, router } from '../../trpc.ts'
import { teamRecordWrites } from '../team-records/team-record-procedures.ts'
import { findPrApplication } from './find-pr-application.ts'
import { keepChanges } from './keep-changes.ts'
import { listPrApplicationChanges } from './list-pr-application-changes.ts'

const path = '/pr-applications'
const tags = ['PR application']

export const prApplicationsRouter = router({
  get: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: `${path}/{id}`,
        tags,
        summary: "The team's application for permanent residence, or null",
        description: '`id` is the team’s.',
      },
    })
    .input(teamInput)
    .output(prApplicationSchema.nullable())
    .query(({ ctx, input }) => findPrApplication(ctx, input)),
  history: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: `${path}/{id}/changes`,
        tags,
        summary: 'What was changed of the application, newest first',
        description: '`id` is the team’s. Who, when, which field, from what to what.',
      },
    })
    .input(teamListInput)
    .output(z.array(prApplicationChangeSchema))
    .query(({ ctx, input }) => listPrApplicationChanges(ctx, input)),
  ...teamRecordWrites({
    records: prApplications,
    schema: prApplicationSchema,
    createSchema: createPrApplicationSchema,
    updateSchema: updatePrApplicationSchema,
    written: keepChanges,
    path,
    tags,
    one: 'the application',
    create: {
      summary: "Begin the team's application",
      description: 'A team has one: a second answers 409.',
    },
    update: { description: 'Such as one boolean of its checklist.' },
  }),
})
