import * as z from 'zod'
import { lineSchema, timestampFields } from '../shared/fields.ts'
import { evidencePlaces, packKinds } from './kinds.ts'

export * from './kinds.ts'

const fields = {
  pack: z.enum(packKinds, 'Choose one of the packs.'),
  item: z
    .string('Name the item.')
    .regex(/^[a-z0-9-]{1,60}$/, 'Name an item of the pack.')
    .meta({ description: 'Which item of the pack it shows.' }),
  personId: z
    .uuid('Choose whose it is.')
    .nullable()
    .meta({ description: 'The person of your history; null where it is another founder’s.' }),
  memberId: z
    .uuid('Choose whose it is.')
    .nullable()
    .meta({ description: 'The founder of your team; null where it is a person of your history.' }),
  letterId: z
    .uuid('Choose one of the letters.')
    .nullable()
    .meta({ description: 'The letter from IRCC that is answered; null for the other packs.' }),
  documentId: z
    .uuid('Choose one of your documents.')
    .nullable()
    .meta({ description: 'The document that shows it; it goes with the document.' }),
  paper: lineSchema.meta({ description: 'The paper in words, where it is no document here.' }),
  place: z.enum(evidencePlaces, 'Say where the paper lies.').meta({
    description: 'In what is sent now, or in an earlier application only, which counts as absent.',
  }),
}

/** What a member says of one item of a pack. It is theirs alone. */
export const packEvidenceSchema = z.object({ id: z.uuid(), ...fields, ...timestampFields })
export type StoredPackEvidence = z.infer<typeof packEvidenceSchema>

/** A mark as it is written: there is one of an item and a person, which is written anew. */
export const markPackItemSchema = z
  .object({
    ...fields,
    personId: fields.personId.default(null),
    memberId: fields.memberId.default(null),
    letterId: fields.letterId.default(null),
    documentId: fields.documentId.default(null),
    paper: fields.paper.default(''),
  })
  .check(({ value, issues }) => {
    const refuse = (field: keyof typeof fields, message: string) =>
      issues.push({ code: 'custom', path: [field], message, input: value[field] })
    if ((value.personId === null) === (value.memberId === null)) {
      refuse('personId', 'Name a person of your history, or a founder of your team.')
    }
    if ((value.pack === 'document_request') !== (value.letterId !== null)) {
      refuse(
        'letterId',
        value.letterId === null ? 'Choose the letter that you answer.' : 'Only an answer names a letter.',
      )
    }
    if (value.place === 'this' && value.documentId === null && value.paper === '') {
      refuse('paper', 'Choose a document, or name the paper.')
    }
  })
export type PackMark = z.infer<typeof markPackItemSchema>
