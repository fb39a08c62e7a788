import { Drawer } from '@mantine/core'
import { useBackCloses } from '../../ui/use-back-closes.ts'
import { AreaLinks } from '../AreaLinks.tsx'
import classes from './MobileMenu.module.css'

/** The sidebar of small screens. It closes on choosing an entry, on the backdrop, on Escape and on the browser's Back; focus goes back to the toggle. */
export function MobileMenu({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  useBackCloses(opened, onClose)
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title="Menu"
      size={304}
      padding="sm"
      classNames={{ header: classes.header, title: classes.title, content: classes.content }}
      closeButtonProps={{ 'aria-label': 'Close menu', size: 44, iconSize: 22 }}
      overlayProps={{ backgroundOpacity: 0.5 }}
    >
      <AreaLinks onChoose={onClose} replace />
    </Drawer>
  )
}
