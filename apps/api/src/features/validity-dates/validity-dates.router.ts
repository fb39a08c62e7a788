import { validityDates } from '@suv/db'
import { createValidityDateSchema, updateValidityDateSchema, validityDateSchema } from '@suv/domain'
import { router } from '../../trpc.ts'
import { teamRecordProcedures } from '../team-records/team-record-procedures.ts'
import { requireStayOfPoliceCertificate } from './require-stay-of-police-certificate.ts'

export const validityDatesRouter = router(
  teamRecordProcedures({
    records: validityDates,
    schema: validityDateSchema,
    createSchema: createValidityDateSchema,
    updateSchema: updateValidityDateSchema,
    references: { memberId: 'member' },
    check: requireStayOfPoliceCertificate,
    path: '/validity-dates',
    tags: ['PR application'],
    one: 'the date of a paper',
    list: "The dates of the team's papers, newest entry first",
  }),
)
