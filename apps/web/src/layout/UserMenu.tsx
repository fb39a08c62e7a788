import { useState } from 'react'
import { onDemand, usePart } from '../ui/on-demand/on-demand.ts'
import { UserMenuTarget } from './UserMenuTarget.tsx'

const panel = onDemand(async () => (await import('./panels/UserMenuPanel.tsx')).UserMenuPanel)

export function UserMenu() {
  const [isWanted, setWanted] = useState(false)
  const Panel = usePart(panel, isWanted, () => setWanted(false))
  if (Panel) return <Panel />
  return (
    <UserMenuTarget
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setWanted(true)}
      {...panel.intent}
    />
  )
}
