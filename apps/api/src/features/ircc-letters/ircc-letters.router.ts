import { irccLetters } from '@suv/db'
import { createIrccLetterSchema, irccLetterSchema, updateIrccLetterSchema } from '@suv/domain'
import { router } from '../../trpc.ts'
import { teamRecordProcedures } from '../team-records/team-record-procedures.ts'
import { requireConcernPapers } from './require-concern-papers.ts'

export const irccLettersRouter = router(
  teamRecordProcedures({
    records: irccLetters,
    schema: irccLetterSchema,
    createSchema: createIrccLetterSchema,
    updateSchema: updateIrccLetterSchema,
    references: { memberId: 'member' },
    check: requireConcernPapers,
    path: '/ircc-letters',
    tags: ['PR application'],
    one: 'a letter from IRCC',
    list: 'Letters from IRCC, newest entry first',
  }),
)
