import { bookmarkSchema, pageFields, resourceSchema } from '@suv/domain'
import * as z from 'zod'
import { deletedSchema } from '../../inputs.ts'
import { memberProcedure, router } from '../../trpc.ts'
import { bookmarkResource } from './bookmark-resource.ts'
import { listBookmarks } from './list-bookmarks.ts'
import { listResources } from './list-resources.ts'
import { removeBookmark } from './remove-bookmark.ts'

const tags = ['Resources']

const resourceInput = z.object({ id: z.string().max(100).meta({ description: 'Id of the resource.' }) })

export const resourcesRouter = router({
  list: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/resources',
        tags,
        summary: 'The cards of the resources screen',
        description: 'Each with its source and the day it was checked.',
      },
    })
    .input(z.object(pageFields))
    .output(z.array(resourceSchema))
    .query(({ ctx, input }) => listResources(ctx, input)),
  listBookmarks: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/resource-bookmarks',
        tags,
        summary: 'What the member keeps, newest first',
        description: 'The bookmarks; each names its resource.',
      },
    })
    .input(z.object(pageFields))
    .output(z.array(bookmarkSchema))
    .query(({ ctx, input }) => listBookmarks(ctx, input)),
  bookmark: memberProcedure
    .meta({
      openapi: {
        method: 'PUT',
        path: '/resource-bookmarks/{id}',
        tags,
        summary: 'Keep a resource',
        description: 'Keeping it again changes nothing.',
      },
    })
    .input(resourceInput)
    .output(bookmarkSchema)
    .mutation(({ ctx, input }) => bookmarkResource(ctx, input)),
  removeBookmark: memberProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/resource-bookmarks/{id}',
        tags,
        summary: 'Keep a resource no longer',
        description: '`id` is the resource’s. Taking it away again is no error.',
      },
    })
    .input(resourceInput)
    .output(deletedSchema)
    .mutation(({ ctx, input }) => removeBookmark(ctx, input)),
})
