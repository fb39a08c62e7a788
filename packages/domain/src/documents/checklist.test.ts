import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { documentChecklist, documentChecklistAsOf } from './checklist.ts'
import { documentCategories } from './schema.ts'

const fileSchema = z.array(
  z.strictObject({
    key: z.enum(documentCategories),
    name: z.string().min(1),
    required: z.boolean(),
    documents: z.array(
      z.strictObject({
        key: z.string().regex(/^[a-z0-9-]+$/),
        name: z.string().min(1),
        required: z.boolean(),
        note: z.string().min(1),
        verification: z.enum(['sourced', 'partly', 'unverified']),
        sources: z.array(
          z.strictObject({
            title: z.string().min(1),
            url: z.url({ protocol: /^https$/ }),
            note: z.string().optional(),
          }),
        ),
      }),
    ),
  }),
)

describe('the checklist', () => {
  const documents = documentChecklist.flatMap((section) => section.documents)

  it('has the seven categories, required as specified', () => {
    expect(fileSchema.parse(documentChecklist)).toEqual(documentChecklist)
    expect(documentChecklist.map(({ key }) => key)).toEqual(documentCategories)
    expect(documentChecklist.filter(({ required }) => !required).map(({ key }) => key)).toEqual([
      'incorporation',
      'ip-documents',
    ])
    expect(z.iso.date().safeParse(documentChecklistAsOf).success).toBe(true)
  })

  it('names each document once, by a key of its own', () => {
    expect(new Set(documents.map(({ key }) => key)).size).toBe(documents.length)
    expect(new Set(documents.map(({ name }) => name)).size).toBe(documents.length)
  })

  it('words nothing as a fact that no page says', () => {
    for (const { key, verification, note, sources } of documents) {
      expect(sources.length > 0, key).toBe(verification !== 'unverified')
      expect(note.startsWith('Not verified: '), key).toBe(verification === 'unverified')
      expect(note.includes('Not verified'), key).toBe(verification !== 'sourced')
    }
  })
})
