import { listedNotificationSchema, listNotificationsSchema, markNotificationsReadSchema } from '@suv/domain'
import * as z from 'zod'
import { memberProcedure, router } from '../../trpc.ts'
import { listNotifications } from './list-notifications.ts'
import { markNotificationsRead } from './mark-notifications-read.ts'

export const notificationsRouter = router({
  list: memberProcedure
    .input(listNotificationsSchema)
    .output(z.array(listedNotificationSchema))
    .query(({ ctx, input }) => listNotifications(ctx, input)),
  markRead: memberProcedure
    .meta({ isOpenToAll: true })
    .input(markNotificationsReadSchema)
    .output(z.object({ keys: z.array(z.string()) }))
    .mutation(({ ctx, input }) => markNotificationsRead(ctx, input)),
})
