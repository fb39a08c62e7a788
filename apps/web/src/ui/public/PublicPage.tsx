import { productName } from '@suv/domain'
import type { ReactNode } from 'react'
import { useTakenOver } from '../../first-load/use-taken-over.ts'
import { Logo } from '../brand/Logo.tsx'
import { Sign } from '../brand/Sign.tsx'
import classes from './PublicPage.module.css'
import { SiteFooter } from './SiteFooter.tsx'

type PublicPageProps = {
  /** At the end of the header. */
  actions: ReactNode
  children: ReactNode
}

/** A page that is open to all: logo and actions, the content under a serif headline, and the footer with its links. */
export function PublicPage({ actions, children }: PublicPageProps) {
  useTakenOver()
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <div className={classes.bar}>
          {/* A document of its own, and so a link of the browser's: else Back would change the address only. */}
          <a className={classes.logo} href="/" aria-label={`${productName}: start page`}>
            <span className={classes.wide}>
              <Logo />
            </span>
            <span className={classes.narrow}>
              <Sign />
            </span>
          </a>
          <div className={classes.actions}>{actions}</div>
        </div>
      </header>
      <main className={classes.content}>{children}</main>
      <SiteFooter />
    </div>
  )
}
