import { useDisclosure, useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { Credits } from '../ui/brand/Credits.tsx'
import { lazyDialog } from '../ui/on-demand/lazy-dialog.tsx'
import { breakpoints } from '../ui/theme/scale.ts'
import { AreaLinks } from './AreaLinks.tsx'
import { Header } from './Header.tsx'
import classes from './MemberLayout.module.css'

const MobileMenu = lazyDialog(async () => (await import('./panels/MobileMenu.tsx')).MobileMenu, {
  opened: false,
})

/** The frame of every signed-in page: header, sidebar (a drawer on small screens), content and footer. */
export function MemberLayout({ children }: { children: ReactNode }) {
  const [menuOpened, menu] = useDisclosure(false)
  const isWide = useMediaQuery(`(min-width: ${breakpoints.md})`)
  return (
    <>
      <a className={classes.skip} href="#content">
        Skip to content
      </a>
      <Header menuOpened={menuOpened} onToggleMenu={menu.toggle} menuIntent={MobileMenu.intent} />
      <div className={classes.body}>
        <aside className={classes.sidebar} aria-label="Sidebar">
          <AreaLinks />
        </aside>
        <MobileMenu opened={menuOpened && !isWide} onClose={menu.close} />
        <div className={classes.column}>
          <main id="content" className={classes.content} tabIndex={-1}>
            {children}
          </main>
          <footer className={classes.footer}>
            <Credits />
          </footer>
        </div>
      </div>
    </>
  )
}
