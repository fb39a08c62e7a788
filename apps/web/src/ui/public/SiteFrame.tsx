import '../theme/fonts.css'
import '../theme/global.css'
import './site.css'
import { productName } from '@suv/domain'
import type { ReactNode } from 'react'
import { Logo } from '../brand/Logo.tsx'
import { ProgramNotice } from './ProgramNotice.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import classes from './SiteFrame.module.css'

type SiteFrameProps = {
  /** The path of the page, to mark it among the links of the bar. */
  path: string
  children: ReactNode
}

/** A page that only reads and links: made at build time, without Mantine, and sent without any of our code. */
export function SiteFrame({ path, children }: SiteFrameProps) {
  return (
    <div className={classes.frame}>
      <a className={classes.skip} href="#content">
        Skip to content
      </a>
      <ProgramNotice />
      <header className={classes.header}>
        <div className={classes.bar}>
          <a
            className={classes.logo}
            href="/"
            aria-label={`${productName}: start page`}
            aria-current={path === '/' ? 'page' : undefined}
          >
            <Logo />
          </a>
          <nav className={classes.nav} aria-label="Main">
            <a className={classes.wide} href="/features">
              Features
            </a>
            <a className={classes.wide} href="/pricing">
              Pricing
            </a>
            <a className={classes.wide} href="/guides">
              Guides
            </a>
            {/* The boot script turns it into the way to the dashboard for somebody who was signed in here. */}
            <a id="sign-in" href="/login">
              Sign In
            </a>
            <a className="button small" href="/demo">
              Try Demo
            </a>
          </nav>
        </div>
      </header>
      <main id="content" className={classes.main}>
        {children}
      </main>
      <SiteFooter />
    </div>
  )
}
