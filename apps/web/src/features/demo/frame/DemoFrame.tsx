import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PublicPage } from '../../../ui/public/PublicPage.tsx'
import { DemoBadge } from './DemoBadge.tsx'
import classes from './DemoFrame.module.css'
import { useDemo } from './use-demo.ts'

/** Around each page of the demo: that it is one, and the ways home, to sign-in and to full access; for a member, the way back. */
export function DemoFrame({ children }: { children: ReactNode }) {
  const { hasAccess } = useDemo()
  return (
    <PublicPage
      actions={
        <>
          <DemoBadge>Demo Mode</DemoBadge>
          {hasAccess ? (
            <Button variant="default" px="sm" renderRoot={(props) => <Link to="/dashboard" {...props} />}>
              Dashboard
            </Button>
          ) : (
            <>
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
          )}
        </>
      }
    >
      {children}
    </PublicPage>
  )
}
