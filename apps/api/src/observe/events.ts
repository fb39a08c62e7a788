import { channel } from 'node:diagnostics_channel'

/*
 * What the server tells of its work. Whoever wants to know subscribes: the metrics and the traces do, where they are switched on.
 * Nothing here names a member or holds what one has entered.
 */

export type RequestEnd = {
  readonly method: string
  /** What was asked for, by its route or procedure: `GET /api/milestones/:id` is `/api/milestones/:id`. */
  readonly feature: string
  readonly status: number
  readonly ms: number
}

export type JobEnd = {
  /** Name of the kind. */
  readonly kind: string
  readonly outcome: 'done' | 'failed' | 'given up'
  readonly ms: number
}

/** `refused`: the mail server will never take it. `failed`: it is tried again. */
export type MailEnd = { readonly outcome: 'sent' | 'refused' | 'failed' }

export type UploadEnd = {
  /** A refusal's name where the file was refused. */
  readonly outcome: 'kept' | 'refused'
  readonly bytes: number
}

export const requestEnds = channel('landfall:request')
export const jobEnds = channel('landfall:job')
export const mailEnds = channel('landfall:mail')
export const uploadEnds = channel('landfall:upload')

export function tellJob(end: JobEnd): void {
  jobEnds.publish(end)
}

export function tellMail(end: MailEnd): void {
  mailEnds.publish(end)
}

export function tellUpload(end: UploadEnd): void {
  uploadEnds.publish(end)
}
