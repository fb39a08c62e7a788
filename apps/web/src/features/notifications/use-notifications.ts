import { dayInZone, type ListedNotification } from '@suv/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { trpc } from '../../trpc.ts'
import { changeAtOnce } from '../../ui/change-at-once.ts'
import { notificationsStaleTime } from './stale-time.ts'

/** A screen that stays open hears of new things, too. */
const refetchInterval = 15 * 60_000

/** Writes come in groups; the list is read once for all of them. */
const settleTime = 800

/** What the bell tells. It asks again after anything was saved, so that its dot stays true. */
export function useNotifications() {
  const input = { today: dayInZone(new Date()) }
  const query = trpc.notifications.list.useQuery(input, {
    staleTime: notificationsStaleTime,
    refetchInterval,
  })
  const { list } = trpc.useUtils().notifications
  useRefreshAfterWrites()
  const { mutateAsync } = trpc.notifications.markRead.useMutation()
  return {
    query,
    unread: query.data?.filter(({ isRead }) => !isRead).length ?? 0,
    refresh: () => void list.invalidate(),
    markRead: (notifications: readonly ListedNotification[]) => {
      const keys = notifications
        .filter(({ isRead }) => !isRead)
        .map(({ key }) => key)
        .slice(0, 500)
      if (keys.length === 0) return
      const isMarked = new Set(keys)
      void changeAtOnce({
        of: `notifications ${keys.join()}`,
        before: false,
        after: true,
        put: (isRead) =>
          list.setData(input, (all) =>
            all?.map((each) => (isMarked.has(each.key) ? { ...each, isRead } : each)),
          ),
        send: async () => {
          await mutateAsync({ keys })
          return true
        },
      })
    },
  }
}

function useRefreshAfterWrites(): void {
  const queryClient = useQueryClient()
  const { list } = trpc.useUtils().notifications
  const refresh = useRef(() => {})
  useEffect(() => {
    refresh.current = () => void list.invalidate()
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = queryClient.getMutationCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return
      if (JSON.stringify(event.mutation.options.mutationKey)?.includes('notifications')) return
      clearTimeout(timer)
      timer = setTimeout(() => refresh.current(), settleTime)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [queryClient])
}
