import { listedOrganizationSchema, pageFields } from '@suv/domain'
import * as z from 'zod'
import { memberProcedure, publicProcedure, router } from '../../trpc.ts'
import { listOrganizations } from './list-organizations.ts'

const tags = ['Organizations']
const description =
  'With an active membership all of them, with every field. Without one 5 that stand for all of them: of each type, from several provinces, and with fewer fields.'

const input = z.object(pageFields)
const output = z.array(listedOrganizationSchema)

export const organizationsRouter = router({
  listDesignated: publicProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/designated-organizations',
        protect: false,
        tags,
        summary: 'Designated organizations',
        description,
      },
    })
    .input(input)
    .output(output)
    .query(({ ctx, input }) => listOrganizations(ctx, input)),
  list: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/organizations',
        tags,
        summary: 'Designated organizations, for members',
        description,
      },
    })
    .input(input)
    .output(output)
    .query(({ ctx, input }) => listOrganizations(ctx, input)),
})
