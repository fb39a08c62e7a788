import { workPermits } from '@suv/db'
import { createWorkPermitSchema, updateWorkPermitSchema, workPermitSchema } from '@suv/domain'
import { router } from '../../trpc.ts'
import { teamRecordProcedures } from '../team-records/team-record-procedures.ts'
import { tellStatusChange } from '../webhooks/tell-status-change.ts'

export const workPermitsRouter = router(
  teamRecordProcedures({
    records: workPermits,
    schema: workPermitSchema,
    createSchema: createWorkPermitSchema,
    updateSchema: updateWorkPermitSchema,
    references: { memberId: 'member' },
    written: tellStatusChange('work_permit.status_changed', [
      'id',
      'teamId',
      'memberId',
      'category',
      'status',
    ]),
    path: '/work-permits',
    tags: ['Work permits'],
    one: 'a work permit',
    list: "The team's work permits, newest first",
  }),
)
