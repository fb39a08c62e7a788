import { deleteHistoryEntry, deleteHistoryPerson, listPersonalHistory } from '@suv/db'
import {
  historyEntrySchema,
  historyPersonSchema,
  importHistorySchema,
  personalHistorySchema,
  writeHistoryEntrySchema,
  writeHistoryPersonSchema,
} from '@suv/domain'
import * as z from 'zod'
import { deleteOwn } from '../../delete-own.ts'
import { deletedSchema, recordInput } from '../../inputs.ts'
import { present } from '../../present.ts'
import { memberProcedure, router } from '../../trpc.ts'
import { addEntries, updateEntry } from './entries.ts'
import { writePerson } from './people.ts'

const tags = ['Personal history']

export const personalHistoryRouter = router({
  get: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/personal-history',
        tags,
        summary: 'Your people and their history',
        description: 'Yours and your family’s. Nobody else of your team reads it.',
      },
    })
    .input(z.object({}))
    .output(personalHistorySchema)
    .query(async ({ ctx }) => {
      const { people, entries } = await listPersonalHistory(ctx.db, { userId: ctx.actor.userId })
      return { people: people.map(present), entries: entries.map(present) }
    }),
  createPerson: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/personal-history/people',
        tags,
        summary: 'Add yourself or somebody of your family',
        description: 'Yourself once. Nobody else of your team reads it.',
      },
    })
    .input(writeHistoryPersonSchema)
    .output(historyPersonSchema)
    .mutation(({ ctx, input }) => writePerson(ctx, input)),
  updatePerson: memberProcedure
    .meta({
      openapi: {
        method: 'PUT',
        path: '/personal-history/people/{id}',
        tags,
        summary: 'Write a person anew',
        description: 'All fields: what you leave out is empty afterwards.',
      },
    })
    .input(writeHistoryPersonSchema.extend(recordInput.shape))
    .output(historyPersonSchema)
    .mutation(({ ctx, input: { id, ...values } }) => writePerson(ctx, values, id)),
  removePerson: memberProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/personal-history/people/{id}',
        tags,
        summary: 'Delete a person with their history',
        description: 'Deleting them again is no error.',
      },
    })
    .input(recordInput)
    .output(deletedSchema)
    .mutation(({ ctx, input: { id } }) => deleteOwn(ctx, 'historyPeople', id, deleteHistoryPerson)),
  createEntries: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/personal-history/entries',
        tags,
        summary: 'Add entries to the history, all or none',
        description: 'At most 500 at once. An entry without an end goes on.',
      },
    })
    .input(importHistorySchema)
    .output(z.array(historyEntrySchema))
    .mutation(({ ctx, input }) => addEntries(ctx, input)),
  updateEntry: memberProcedure
    .meta({
      openapi: {
        method: 'PUT',
        path: '/personal-history/entries/{id}',
        tags,
        summary: 'Write an entry anew',
        description: 'All fields: what you leave out is empty afterwards.',
      },
    })
    .input(writeHistoryEntrySchema.safeExtend(recordInput.shape))
    .output(historyEntrySchema)
    .mutation(({ ctx, input }) => updateEntry(ctx, input)),
  removeEntry: memberProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/personal-history/entries/{id}',
        tags,
        summary: 'Delete an entry',
        description: 'Deleting it again is no error.',
      },
    })
    .input(recordInput)
    .output(deletedSchema)
    .mutation(({ ctx, input: { id } }) => deleteOwn(ctx, 'historyEntries', id, deleteHistoryEntry)),
})
