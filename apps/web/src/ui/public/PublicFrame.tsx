import { productName } from '@suv/domain'
import type { ReactNode } from 'react'
import { Credits } from '../brand/Credits.tsx'
import { Logo } from '../brand/Logo.tsx'
import classes from './PublicFrame.module.css'

/** A plain page that is open to all: the logo, the content and the footer. */
export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <div className={classes.frame}>
      <header className={classes.header}>
        <a className={classes.logo} href="/" aria-label={`${productName}: start page`}>
          <Logo />
        </a>
      </header>
      <main className={classes.content}>{children}</main>
      <footer className={classes.footer}>
        <Credits />
      </footer>
    </div>
  )
}
