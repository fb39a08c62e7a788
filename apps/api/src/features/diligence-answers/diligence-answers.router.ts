import { diligenceAnswers } from '@suv/db'
import { createDiligenceAnswerSchema, diligenceAnswerSchema, updateDiligenceAnswerSchema } from '@suv/domain'
import { router } from '../../trpc.ts'
import { teamRecordProcedures } from '../team-records/team-record-procedures.ts'

export const diligenceAnswersRouter = router(
  teamRecordProcedures({
    records: diligenceAnswers,
    schema: diligenceAnswerSchema,
    createSchema: createDiligenceAnswerSchema,
    updateSchema: updateDiligenceAnswerSchema,
    references: { documentId: 'document' },
    path: '/diligence-answers',
    tags: ['PR application'],
    one: 'an answer to the due diligence letter',
    list: 'Answers to the due diligence letter, newest entry first',
  }),
)
