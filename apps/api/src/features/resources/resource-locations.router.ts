import { pageFields, resourceLocationSchema } from '@suv/domain'
import * as z from 'zod'
import { memberProcedure, router } from '../../trpc.ts'
import { listResourceLocations } from './list-resource-locations.ts'

export const resourceLocationsRouter = router({
  list: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/resource-locations',
        tags: ['Resources'],
        summary: 'The places on the map, by name',
        description: 'Each with its position, its source and the day it was checked.',
      },
    })
    .input(z.object(pageFields))
    .output(z.array(resourceLocationSchema))
    .query(({ ctx, input }) => listResourceLocations(ctx, input)),
})
