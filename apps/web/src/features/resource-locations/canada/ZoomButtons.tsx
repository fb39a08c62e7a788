import { ActionIcon } from '@mantine/core'
import { IconMinus, IconPlus, IconZoomReset } from '@tabler/icons-react'
import { Icon } from '../../../ui/Icon.tsx'
import classes from './ZoomButtons.module.css'

type ZoomButtonsProps = { onIn: () => void; onOut: () => void; onReset: () => void }

export function ZoomButtons({ onIn, onOut, onReset }: ZoomButtonsProps) {
  return (
    <div className={classes.buttons}>
      <ActionIcon variant="default" aria-label="Zoom in" onClick={onIn}>
        <Icon of={IconPlus} size={20} />
      </ActionIcon>
      <ActionIcon variant="default" aria-label="Zoom out" onClick={onOut}>
        <Icon of={IconMinus} size={20} />
      </ActionIcon>
      <ActionIcon variant="default" aria-label="Show all of Canada" onClick={onReset}>
        <Icon of={IconZoomReset} size={20} />
      </ActionIcon>
    </div>
  )
}
