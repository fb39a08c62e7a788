import { describe, expect, it } from 'vitest'
import { compareDocuments } from './compare-documents.ts'
import type { ExtractedField, FieldName } from './schema.ts'

let count = 0
function analysed(fields: Partial<Record<FieldName, string | string[]>>, others: object = {}) {
  count += 1
  const extractedFields = Object.entries(fields).flatMap(([field, values]): ExtractedField[] =>
    [values].flat().map((value) => ({
      field: field as FieldName,
      value,
      quote: value,
      start: 0,
      end: value.length,
      page: null,
    })),
  )
  const createdAt = `2026-01-01T00:00:0${count % 10}.000Z`
  return {
    id: `a${count}`,
    documentId: `d${count}`,
    documentType: 'passport',
    createdAt,
    extractedFields,
    ...others,
  }
}
const verdicts = (...analyses: ReturnType<typeof analysed>[]) =>
  Object.fromEntries(compareDocuments(analyses).map(({ title, verdict }) => [title, verdict]))

describe('compareDocuments', () => {
  it('has nothing to say of one document, or of none', () => {
    expect(compareDocuments([])).toEqual([])
    expect(compareDocuments([analysed({ person: 'Amina Osei', dateOfBirth: '1990-01-01' })])).toEqual([])
  })

  it('takes accents, case and the order of names for no difference', () => {
    expect(
      verdicts(
        analysed({ person: 'Chloé TREMBLAY-ROY', dateOfBirth: '1989-02-21' }),
        analysed({ person: 'TREMBLAY ROY CHLOE', dateOfBirth: '1989-02-21' }),
      ),
    ).toEqual({ Name: 'agree', 'Date of birth': 'agree' })
  })

  it('says where a part of the name is left out, a letter differs, or a day', () => {
    expect(
      verdicts(analysed({ person: 'Anna Maria Eriksson' }), analysed({ person: 'Anna Eriksson' })),
    ).toEqual({
      Name: 'nearly',
    })
    const comparisons = compareDocuments([
      analysed({ person: 'Omar Farouk', dateOfBirth: '1987-10-01' }),
      analysed({ person: 'Omar Faruk', dateOfBirth: '1987-01-10' }),
    ])
    expect(comparisons.map(({ verdict }) => verdict)).toEqual(['differ', 'differ'])
    expect(comparisons[0]?.details).toContain('Omar Farouk')
    expect(comparisons[1]?.details).toContain('10 Jan 1987; 1 Oct 1987')
  })

  it('does not hold two founders against each other', () => {
    expect(
      verdicts(
        analysed({ person: 'Amina Osei', dateOfBirth: '1990-01-01' }),
        analysed({ person: 'Ravi Patel', dateOfBirth: '1985-05-05' }),
        analysed({ essentialPerson: ['Amina Osei', 'Ravi Patel'] }),
      ),
    ).toEqual({ 'Name of Amina Osei': 'agree', 'Name of Ravi Patel': 'agree' })
    expect(verdicts(analysed({ person: 'Kofi Osei' }), analysed({ person: 'Amina Osei' }))).toEqual({})
  })

  it('takes the newest analysis of each document', () => {
    const old = analysed({ person: 'Omar Faruk' }, { documentId: 'x', createdAt: '2025-01-01T00:00:00.000Z' })
    const fresh = analysed(
      { person: 'Omar Farouk' },
      { documentId: 'x', createdAt: '2026-02-01T00:00:00.000Z' },
    )
    expect(verdicts(old, fresh, analysed({ person: 'Omar Farouk' }))).toEqual({ Name: 'agree' })
  })

  it('compares companies and organizations over all documents', () => {
    expect(
      verdicts(
        analysed({ company: 'Harvest Loop Inc.', organization: 'Northern Light Angels' }),
        analysed({ company: 'HARVEST LOOP INC', organization: 'Bow River Ventures' }),
      ),
    ).toEqual({ Company: 'agree', 'Designated organization': 'differ' })
  })
})
