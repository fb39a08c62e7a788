import type { ButtonProps } from '@mantine/core'
import type { ComponentProps } from 'react'

/** A choice of the menu: an address to download from, or something to do. */
type MenuChoice = { label: string } & ({ href: string } | { onChoose: () => void })

export type MenuButtonProps = ButtonProps & ComponentProps<'button'> & { choices: readonly MenuChoice[] }
