import { callerIdSchema, matchProfileSchema, organizationMatchSchema, updateMatchSchema } from '@suv/domain'
import * as z from 'zod'
import { givenInput } from '../../given-fields.ts'
import { deletedSchema, memberListInput, recordInput } from '../../inputs.ts'
import { router, workspaceProcedure } from '../../trpc.ts'
import { deleteOrganizationMatch } from './delete-organization-match.ts'
import { listOrganizationMatches } from './list-organization-matches.ts'
import { matchOrganizations } from './match-organizations.ts'
import { readMatchProfile } from './read-match-profile.ts'
import { updateOrganizationMatch } from './update-organization-match.ts'

const tags = ['Organization matches']
const path = '/organization-matches/{id}'
const description = 'Fields that are left out stay. Amounts are whole Canadian dollars.'

const writeProcedure = workspaceProcedure
  .input(givenInput(updateMatchSchema.extend(recordInput.shape)))
  .output(organizationMatchSchema)

export const organizationMatchesRouter = router({
  match: workspaceProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/organizations/match',
        tags,
        summary: 'Score all listed organizations for the member',
        description:
          'Inserts new matches and refreshes score and reason of those that are there; never a status, note or ' +
          'commitment. Answers all matches, best first.',
      },
    })
    .input(z.object({ userId: callerIdSchema }))
    .output(z.array(organizationMatchSchema))
    .mutation(({ ctx, input }) => matchOrganizations(ctx, input)),
  profile: workspaceProcedure.output(matchProfileSchema).query(({ ctx }) => readMatchProfile(ctx)),
  list: workspaceProcedure
    .meta({
      openapi: {
        method: 'GET',
        path,
        tags,
        summary: "The member's matches, best first",
        description: '`id` is your own user id. Each match carries its organization.',
      },
    })
    .input(memberListInput)
    .output(z.array(organizationMatchSchema))
    .query(({ ctx, input }) => listOrganizationMatches(ctx, input)),
  update: writeProcedure
    .meta({ openapi: { method: 'PATCH', path, tags, summary: 'Change fields of a match', description } })
    .mutation(({ ctx, input }) => updateOrganizationMatch(ctx, input)),
  put: writeProcedure
    .meta({
      openapi: { method: 'PUT', path, tags, summary: 'Change fields of a match, as PATCH does', description },
    })
    .mutation(({ ctx, input }) => updateOrganizationMatch(ctx, input)),
  remove: workspaceProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path,
        tags,
        summary: 'Delete a match',
        description: 'Its status, notes and commitment go with it. Matching again may bring it back as new.',
      },
    })
    .input(recordInput)
    .output(deletedSchema)
    .mutation(({ ctx, input }) => deleteOrganizationMatch(ctx, input)),
})
