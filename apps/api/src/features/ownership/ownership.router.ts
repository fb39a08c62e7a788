import { ownership } from '@suv/db'
import { createOwnershipSchema, ownershipSchema, updateOwnershipSchema } from '@suv/domain'
import { router } from '../../trpc.ts'
import { teamRecordProcedures } from '../team-records/team-record-procedures.ts'
import { requireRightsLeft } from './require-rights-left.ts'

const limitText = 'A team’s shares never exceed 100 percent together.'

export const ownershipRouter = router(
  teamRecordProcedures({
    records: ownership,
    schema: ownershipSchema,
    createSchema: createOwnershipSchema,
    updateSchema: updateOwnershipSchema,
    references: { memberId: 'member' },
    check: requireRightsLeft,
    path: '/ownership',
    tags: ['Teams'],
    one: 'a share',
    list: "The team's shares of the voting rights",
    create: { summary: 'Give a team member a share', description: limitText },
    update: { description: limitText },
  }),
)
