import * as z from 'zod'
import { daySchema } from '../shared/fields.ts'
import { isStorable, notStorable } from '../shared/text-rules.ts'

export const notificationKinds = [
  'milestone',
  'certificate',
  'work_permit',
  'document_deadline',
  'tracker_look',
  'language_result',
  'medical_exam',
  'police_certificate',
  'passport',
  'letter',
  'pr_application',
  'analysis',
  'matches',
  'webhook',
] as const

export const notificationSeverities = ['urgent', 'attention', 'info'] as const

export const notificationSchema = z.object({
  key: z.string().meta({ description: 'Names what is told; marks it as read.' }),
  kind: z.enum(notificationKinds),
  title: z.string(),
  text: z.string(),
  href: z.string().meta({ description: 'Path of the screen where it can be acted on.' }),
  at: z.iso.date().meta({ description: 'The day that it is about.' }),
  severity: z
    .enum(notificationSeverities)
    .meta({ description: 'urgent: over or due at once; attention: soon; info: an answer.' }),
})
export type Notification = z.infer<typeof notificationSchema>

/** A notification as its member sees it. */
export const listedNotificationSchema = notificationSchema.extend({ isRead: z.boolean() })
export type ListedNotification = z.infer<typeof listedNotificationSchema>

export const listNotificationsSchema = z.object({
  today: daySchema
    .optional()
    .meta({ description: 'The calendar day where the reader is; the day in UTC unless given.' }),
})

/** The longest key has two ids and a day. */
const keySchema = z.string().min(1).max(200).refine(isStorable, notStorable)

export const markNotificationsReadSchema = z.object({
  keys: z.array(keySchema, 'Send a list of keys.').min(1).max(500, 'Mark at most 500 at once.'),
})
