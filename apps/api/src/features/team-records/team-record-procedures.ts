import * as z from 'zod'
import { givenInput } from '../../given-fields.ts'
import { deletedSchema, recordInput, teamListInput } from '../../inputs.ts'
import { memberProcedure } from '../../trpc.ts'
import {
  type ChangedRecord,
  createTeamRecord,
  deleteTeamRecord,
  listTeamRecords,
  type NewRecord,
  type TeamRecord,
  updateTeamRecord,
} from './team-record.ts'

/** A kind of record and how it is asked for: its shapes, and its words in the REST API's document. */
export type AskedTeamRecord<
  Row extends AsRow<Stored>,
  Values extends object,
  Stored,
  CreateInput,
  UpdateInput,
> = TeamRecord<Row, Values> & {
  /** The record as it is answered: the row, with its moments as ISO 8601 strings. */
  readonly schema: z.ZodType<Stored>
  readonly createSchema: z.ZodType<Sent<NoInfer<Values>> & { readonly teamId?: string }, CreateInput>
  readonly updateSchema: Pick<z.ZodObject, 'shape'> & z.ZodType<Partial<Sent<NoInfer<Values>>>, UpdateInput>
  /** Below /api; a single record's path adds its id. */
  readonly path: `/${string}`
  readonly tags: string[]
  /** As in "Add a work permit". */
  readonly one: string
  /** Where a call is to be described in other or in more words. */
  readonly create?: CallWords
  readonly update?: CallWords
}

/** Fields as a schema answers them: one that is left out may stand there as undefined. */
type Sent<Values> = { [Field in keyof Values]: Values[Field] | undefined }

/** A row that answers as `Stored` once its moments are texts. */
type AsRow<Stored> = { readonly [Field in keyof Stored]: Stored[Field] | Date }

type CallWords = { readonly summary?: string; readonly description?: string }

/** `list`, `create`, `update` and `remove` of one kind of record. `list` is the summary of the first. */
export function teamRecordProcedures<
  Row extends { readonly id: string } & AsRow<Stored>,
  Values extends object,
  Stored,
  CreateInput,
  UpdateInput,
>(record: AskedTeamRecord<Row, Values, Stored, CreateInput, UpdateInput> & { readonly list: string }) {
  const { path, tags, schema } = record
  return {
    list: memberProcedure
      .meta({
        openapi: {
          method: 'GET',
          path: `${path}/{id}`,
          tags,
          summary: record.list,
          description: '`id` is the team’s.',
        },
      })
      .input(teamListInput)
      .output(z.array(schema))
      .query(({ ctx, input }) => listTeamRecords(ctx, record, input)),
    ...teamRecordWrites(record),
  }
}

/** The same without `list`, for a kind that is read in a way of its own. */
export function teamRecordWrites<
  Row extends { readonly id: string } & AsRow<Stored>,
  Values extends object,
  Stored,
  CreateInput,
  UpdateInput,
>(record: AskedTeamRecord<Row, Values, Stored, CreateInput, UpdateInput>) {
  const { path, tags, schema, createSchema, updateSchema, one } = record
  return {
    create: memberProcedure
      .meta({
        openapi: {
          method: 'POST',
          path,
          tags,
          summary: `Add ${one}`,
          description: 'To a team of yours.',
          ...record.create,
        },
      })
      .input(givenInput(createSchema))
      .output(schema)
      .mutation(({ ctx, input }) => createTeamRecord(ctx, record, input as unknown as NewRecord<Values>)),
    update: memberProcedure
      .meta({
        openapi: {
          method: 'PATCH',
          path: `${path}/{id}`,
          tags,
          summary: `Change fields of ${one}`,
          description: 'What you leave out stays as it is.',
          ...record.update,
        },
      })
      .input(
        givenInput(
          z.object({ ...updateSchema.shape, ...recordInput.shape }) as z.ZodType as z.ZodType<
            ChangedRecord<Values>,
            UpdateInput & { id: string }
          >,
        ),
      )
      .output(schema)
      .mutation(({ ctx, input }) => updateTeamRecord(ctx, record, input as unknown as ChangedRecord<Values>)),
    remove: memberProcedure
      .meta({
        openapi: {
          method: 'DELETE',
          path: `${path}/{id}`,
          tags,
          summary: `Delete ${one}`,
          description: 'Deleting it again is no error.',
        },
      })
      .input(recordInput)
      .output(deletedSchema)
      .mutation(({ ctx, input }) => deleteTeamRecord(ctx, record, input)),
  }
}
