import { Drawer } from '@mantine/core'
import { AreaLinks } from './AreaLinks.tsx'
import classes from './MobileMenu.module.css'

/** The sidebar of small screens. It closes on choosing an entry, on the backdrop and on Escape; focus goes back to the toggle. */
export function MobileMenu({ opened, onClose }: { opened: boolean; onClose: () => void }) {
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
      <AreaLinks onChoose={onClose} />
    </Drawer>
  )
}
