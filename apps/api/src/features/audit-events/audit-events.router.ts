import {
  auditEventSchema,
  pageFields,
  workspaceActorSchema,
  workspaceEventsFilterSchema,
  workspaceEventsPageSchema,
} from '@suv/domain'
import * as z from 'zod'
import { memberProcedure, router } from '../../trpc.ts'
import { listAuditEvents } from './list-audit-events.ts'
import { listActors, listWorkspaceEvents } from './list-workspace-events.ts'

export const auditEventsRouter = router({
  list: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/audit-events',
        tags: ['Account'],
        summary: 'What you wrote and opened, newest first',
        description:
          'Every write of yours: what, when, by which request and which fields, never their values.',
      },
    })
    .input(z.object(pageFields))
    .output(z.array(auditEventSchema))
    .query(({ ctx, input }) => listAuditEvents(ctx, input)),
  ofWorkspace: memberProcedure
    .input(workspaceEventsFilterSchema)
    .output(workspaceEventsPageSchema)
    .query(({ ctx, input }) => listWorkspaceEvents(ctx, input)),
  actors: memberProcedure.output(z.array(workspaceActorSchema)).query(({ ctx }) => listActors(ctx)),
})
