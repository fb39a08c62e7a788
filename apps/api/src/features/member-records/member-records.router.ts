import { getTeamMember, memberRecords } from '@suv/db'
import { createMemberRecordSchema, memberRecordSchema, updateMemberRecordSchema } from '@suv/domain'
import { router } from '../../trpc.ts'
import { teamRecordProcedures } from '../team-records/team-record-procedures.ts'

export const memberRecordsRouter = router(
  teamRecordProcedures({
    records: memberRecords,
    schema: memberRecordSchema,
    createSchema: createMemberRecordSchema,
    updateSchema: updateMemberRecordSchema,
    references: { memberId: 'member' },
    // The member says which team: anybody else's is not found.
    teamOf: async (trx, { actor }, { memberId }) =>
      (await getTeamMember(trx, { id: memberId, teamIds: actor.teamIds })).teamId,
    path: '/member-records',
    tags: ['Teams'],
    one: 'a record on a team member',
    list: "The team's records on its members, newest first",
  }),
)
