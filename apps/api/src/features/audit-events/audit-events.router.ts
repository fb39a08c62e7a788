import { auditEventSchema, pageFields } from '@suv/domain'
import * as z from 'zod'
import { memberProcedure, router } from '../../trpc.ts'
import { listAuditEvents } from './list-audit-events.ts'

export const auditEventsRouter = router({
  list: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/audit-events',
        tags: ['Account'],
        summary: 'What you wrote, newest first',
        description:
          'Every write of yours: what, when, by which request and which fields, never their values.',
      },
    })
    .input(z.object(pageFields))
    .output(z.array(auditEventSchema))
    .query(({ ctx, input }) => listAuditEvents(ctx, input)),
})
