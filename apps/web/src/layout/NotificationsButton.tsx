import { useState } from 'react'
import { useNotifications } from '../features/notifications/use-notifications.ts'
import { onDemand, usePart } from '../ui/on-demand/on-demand.ts'
import { Bell } from './Bell.tsx'

const panel = onDemand(async () => (await import('./panels/NotificationsPanel.tsx')).NotificationsPanel)

/** The bell. Its dot shows only while something is unread. */
export function NotificationsButton() {
  const notifications = useNotifications()
  const [isWanted, setWanted] = useState(false)
  const Panel = usePart(panel, isWanted, () => setWanted(false))
  if (Panel) return <Panel notifications={notifications} />
  return (
    <Bell
      unread={notifications.unread}
      aria-haspopup="dialog"
      aria-expanded={false}
      onClick={() => setWanted(true)}
      {...panel.intent}
    />
  )
}
