import { ActionIcon } from '@mantine/core'
import { IconMinus, IconPlus, IconZoomReset } from '@tabler/icons-react'
import classes from './ZoomButtons.module.css'

type ZoomButtonsProps = { onIn: () => void; onOut: () => void; onReset: () => void }

export function ZoomButtons({ onIn, onOut, onReset }: ZoomButtonsProps) {
  return (
    <div className={classes.buttons}>
      <ActionIcon variant="default" aria-label="Zoom in" onClick={onIn}>
        <IconPlus size={20} stroke={1.8} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon variant="default" aria-label="Zoom out" onClick={onOut}>
        <IconMinus size={20} stroke={1.8} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon variant="default" aria-label="Show all of Canada" onClick={onReset}>
        <IconZoomReset size={20} stroke={1.8} aria-hidden="true" />
      </ActionIcon>
    </div>
  )
}
