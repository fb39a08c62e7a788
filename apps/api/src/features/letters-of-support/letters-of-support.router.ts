import { lettersOfSupport } from '@suv/db'
import { createLetterOfSupportSchema, letterOfSupportSchema, updateLetterOfSupportSchema } from '@suv/domain'
import { router } from '../../trpc.ts'
import { teamRecordProcedures } from '../team-records/team-record-procedures.ts'
import { tellStatusChange } from '../webhooks/tell-status-change.ts'

export const lettersOfSupportRouter = router(
  teamRecordProcedures({
    records: lettersOfSupport,
    schema: letterOfSupportSchema,
    createSchema: createLetterOfSupportSchema,
    updateSchema: updateLetterOfSupportSchema,
    references: { memberId: 'member', organizationId: 'organization', letterDocumentId: 'document' },
    written: tellStatusChange('letter_of_support.status_changed', [
      'id',
      'teamId',
      'memberId',
      'organizationId',
      'status',
    ]),
    path: '/letters-of-support',
    tags: ['Letters and certificates'],
    one: 'a letter of support',
    list: "The team's letters of support, newest first",
  }),
)
