import type { UseFormReturnType } from '@mantine/form'
import type { ComponentType } from 'react'
import type { ZodType } from 'zod'
import type { IconShape } from '../../ui/Icon.tsx'
import type { ToastContent } from '../../ui/toasts/toast-store.ts'
import type { TeamNames } from './team-names.ts'
import type { RecordCache } from './use-record-cache.ts'

/** What one of the two dialogs of a record says. */
export type EditorText = {
  title: string
  /** On the button: at rest, and while saving. */
  submit: string
  saving: string
  success: ToastContent
  /** Of the toast, in place of what the server said; the dialog gives that in any case. */
  failure?: string
}

export type FieldsProps<Row, Values, Names = TeamNames> = {
  form: UseFormReturnType<Values>
  names: Names
  /** What is being edited; left out where a record is added. */
  stored?: Row | undefined
}

/** Where the editor writes. `Sent` is what goes over the wire. */
type EditorServer<Row, Sent> = {
  cache: Pick<RecordCache<Row>, 'put'>
  create: (input: { teamId: string } & Sent) => Promise<Row>
  update: (input: { id: string } & Partial<Sent>) => Promise<Row>
}

/** A record of a team as the editor adds and changes it. `Values` is what its form holds; its fields choose from `Names`. */
export type EditedRecord<Row, Values, Sent, Names = TeamNames> = {
  schema: ZodType
  empty: Values
  toForm: (row: Row) => Values
  toSent: (values: Values) => Sent
  Fields: ComponentType<FieldsProps<Row, Values, Names>>
  texts: { add: EditorText; edit: EditorText }
  useServer: (teamId: string) => EditorServer<Row, Sent>
}

type ListServer<Row, Sent, Status> = {
  cache: RecordCache<Row>
  create: EditorServer<Row, Sent>['create']
  update: (input: { id: string } & (Partial<Sent> | { status: Status })) => Promise<Row>
  remove: (input: { id: string }) => Promise<unknown>
}

/** A record of which a team has a list of cards, with all that can be done there. */
export type ListedRecord<Row, Values, Sent, Status> = Omit<EditedRecord<Row, Values, Sent>, 'useServer'> & {
  useServer: (teamId: string) => ListServer<Row, Sent, Status>
  /** Of its REST calls, below /api, such as 'work-permits'. */
  path: string
  /** 'Work permit', at the start of a sentence. */
  noun: string
  nameOf: (row: Row, names: TeamNames) => string
  /** What a form and a card may set. */
  statuses: readonly { readonly value: Status; readonly label: string }[]
  withStatus: (row: Row, status: Status) => Row
  /** In place of an empty list. */
  whenEmpty: { icon: IconShape; title: string; text: string }
}

/** For their types to be read from the definition. */
export const editedRecord = <Row, Values, Sent, Names>(record: EditedRecord<Row, Values, Sent, Names>) =>
  record
export const listedRecord = <Row, Values, Sent, Status>(record: ListedRecord<Row, Values, Sent, Status>) =>
  record
