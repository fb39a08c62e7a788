import type { DocumentRow } from '@suv/db'
import type { Document } from '@suv/domain'
import { present } from '../../present.ts'

/** A document as it is answered: whose it is follows from where it lies. */
export function presentDocument(row: DocumentRow): Document {
  return { ...present(row), holder: row.workspaceId === null ? 'person' : 'company' }
}
