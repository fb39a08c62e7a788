import { trackerSightings } from '@suv/db'
import { createTrackerSightingSchema, trackerSightingSchema, updateTrackerSightingSchema } from '@suv/domain'
import { router } from '../../trpc.ts'
import { teamRecordProcedures } from '../team-records/team-record-procedures.ts'

export const trackerSightingsRouter = router(
  teamRecordProcedures({
    records: trackerSightings,
    schema: trackerSightingSchema,
    createSchema: createTrackerSightingSchema,
    updateSchema: updateTrackerSightingSchema,
    references: { memberId: 'member' },
    path: '/tracker-sightings',
    tags: ['PR application'],
    one: 'what was seen in the tracker',
    list: 'What the team saw in IRCC’s tracker, newest entry first',
  }),
)
