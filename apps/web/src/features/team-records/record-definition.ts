import type { UseFormReturnType } from '@mantine/form'
import type { ComponentType } from 'react'
import type { ZodType } from 'zod'
import type { IconShape } from '../../ui/Icon.tsx'
import { type OnDemand, onDemand } from '../../ui/on-demand/on-demand.ts'
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

/** A record as a form holds it. `Values` is what the form holds; its fields choose from `Names`. */
export type RecordForm<Row, Values, Sent, Names = TeamNames> = {
  schema: ZodType
  empty: Values
  toForm: (row: Row) => Values
  toSent: (values: Values) => Sent
  Fields: ComponentType<FieldsProps<Row, Values, Names>>
}

/** A record of a team as the editor adds and changes it. */
export type EditedRecord<Row, Values, Sent, Names = TeamNames> = {
  /** It comes when the editor is first opened: it brings the schemas along, which no list needs. */
  form: OnDemand<RecordForm<Row, Values, Sent, Names>>
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
export const recordForm = <Row, Values, Sent, Names = TeamNames>(
  form: RecordForm<Row, Values, Sent, Names>,
) => form
type Declared<Record, Row, Values, Sent, Names> = Omit<Record, 'form'> & {
  importForm: () => Promise<RecordForm<Row, Values, Sent, Names>>
}

export function editedRecord<Row, Values, Sent, Names = TeamNames>({
  importForm,
  ...record
}: Declared<EditedRecord<Row, Values, Sent, Names>, Row, Values, Sent, Names>): EditedRecord<
  Row,
  Values,
  Sent,
  Names
> {
  return { ...record, form: onDemand(importForm) }
}

export function listedRecord<Row, Values, Sent, Status>({
  importForm,
  ...record
}: Declared<ListedRecord<Row, Values, Sent, Status>, Row, Values, Sent, TeamNames>): ListedRecord<
  Row,
  Values,
  Sent,
  Status
> {
  return { ...record, form: onDemand(importForm) }
}
