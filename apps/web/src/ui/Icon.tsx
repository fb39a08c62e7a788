import type { Icon as TablerIcon } from '@tabler/icons-react'

export type IconShape = TablerIcon

type Props = {
  of: IconShape
  /** In pixels, where no class says otherwise. */
  size?: 14 | 16 | 18 | 20 | 22 | 24 | 28 | 32
  /** Of the line, for a mark that must stand out; otherwise it follows from the size. */
  stroke?: number
  className?: string | undefined
}

/** Larger icons have finer lines, so that all look equally heavy. */
function strokeOf(size: number): number {
  if (size < 20) return 1.8
  return size < 24 ? 1.6 : 1.5
}

/** An icon beside the words that say the same: readers pass over it. */
export function Icon({ of: Shape, size = 18, stroke = strokeOf(size), className }: Props) {
  return <Shape size={size} stroke={stroke} className={className} aria-hidden="true" />
}
