import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PublicPage } from '../../../ui/public/PublicPage.tsx'
import { DemoBadge } from './DemoBadge.tsx'
import classes from './DemoFrame.module.css'

/** Around each page of the demo: that it is one, and the ways home, to sign-in and to full access. */
export function DemoFrame({ children }: { children: ReactNode }) {
  return (
    <PublicPage
      actions={
        <>
          <DemoBadge>Demo Mode</DemoBadge>
          <Button variant="subtle" px="sm" renderRoot={(props) => <Link to="/login" {...props} />}>
            Sign in
          </Button>
          <Button
            className={classes.upgrade}
            variant="default"
            renderRoot={(props) => <Link to="/signup" {...props} />}
          >
            Upgrade to Full Access
          </Button>
        </>
      }
    >
      {children}
    </PublicPage>
  )
}
