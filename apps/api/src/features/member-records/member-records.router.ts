import { createMemberRecordSchema, memberRecordSchema, updateMemberRecordSchema } from '@suv/domain'
import * as z from 'zod'
import { deletedSchema, recordInput, teamListInput } from '../../inputs.ts'
import { memberProcedure, router } from '../../trpc.ts'
import { createMemberRecord } from './create-member-record.ts'
import { deleteMemberRecord } from './delete-member-record.ts'
import { listMemberRecords } from './list-member-records.ts'
import { updateMemberRecord } from './update-member-record.ts'

const tags = ['Teams']

export const memberRecordsRouter = router({
  list: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/member-records/{id}',
        tags,
        summary: "The team's records on its members, newest first",
        description: '`id` is the team’s.',
      },
    })
    .input(teamListInput)
    .output(z.array(memberRecordSchema))
    .query(({ ctx, input }) => listMemberRecords(ctx, input)),
  create: memberProcedure
    .meta({
      openapi: { method: 'POST', path: '/member-records', tags, summary: 'Add a record on a team member' },
    })
    .input(createMemberRecordSchema)
    .output(memberRecordSchema)
    .mutation(({ ctx, input }) => createMemberRecord(ctx, input)),
  update: memberProcedure
    .meta({
      openapi: {
        method: 'PATCH',
        path: '/member-records/{id}',
        tags,
        summary: 'Change fields of a record on a team member',
      },
    })
    .input(updateMemberRecordSchema.extend(recordInput.shape))
    .output(memberRecordSchema)
    .mutation(({ ctx, input }) => updateMemberRecord(ctx, input)),
  remove: memberProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/member-records/{id}',
        tags,
        summary: 'Delete a record on a team member',
      },
    })
    .input(recordInput)
    .output(deletedSchema)
    .mutation(({ ctx, input }) => deleteMemberRecord(ctx, input)),
})
