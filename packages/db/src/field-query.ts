import pg from 'pg'
import { toFieldName } from './field-names.ts'

type RowDescription = { readonly fields: { name: string }[] }

/** pg's query, which renames the columns as they are announced, before the first row. */
export class FieldQuery extends pg.Query {
  handleRowDescription(message: RowDescription): void {
    for (const field of message.fields) field.name = toFieldName(field.name)
    ;(announceColumns as (this: FieldQuery, message: RowDescription) => void).call(this, message)
  }
}

/** pg's types do not show it. */
const announceColumns = Reflect.get(pg.Query.prototype, 'handleRowDescription')
