import type { ButtonProps } from '@mantine/core'
import type { ComponentProps } from 'react'

/** A choice of the menu: an address to download from, something to do, or something to switch on and off while it stays open. */
type MenuChoice = { label: string } & (
  | { href: string }
  | { onChoose: () => void }
  | { isOn: boolean; onSwitch: (isOn: boolean) => void }
)

export type MenuButtonProps = ButtonProps & ComponentProps<'button'> & { choices: readonly MenuChoice[] }
