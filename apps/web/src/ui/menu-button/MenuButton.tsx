import { Button } from '@mantine/core'
import { useState } from 'react'
import { onDemand, usePart } from '../on-demand/on-demand.ts'
import type { MenuButtonProps } from './menu-choice.ts'

const menu = onDemand(async () => (await import('./OpenMenuButton.tsx')).OpenMenuButton)

/** A button with a menu, whose code comes with the first press. */
export function MenuButton(props: MenuButtonProps) {
  const [isWanted, setWanted] = useState(false)
  const Opened = usePart(menu, isWanted, () => setWanted(false))
  if (Opened) return <Opened {...props} />
  const { choices: _, ...button } = props
  return (
    <Button
      {...button}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setWanted(true)}
      {...menu.intent}
    />
  )
}
