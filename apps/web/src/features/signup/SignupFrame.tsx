import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PublicPage } from '../../ui/public/PublicPage.tsx'
import classes from './SignupFrame.module.css'

type SignupFrameProps = { hasAccess: boolean; children: ReactNode }

export function SignupFrame({ hasAccess, children }: SignupFrameProps) {
  return (
    <PublicPage
      actions={
        <Button
          className={classes.signIn}
          variant="subtle"
          px="sm"
          renderRoot={(props) => <Link to={hasAccess ? '/dashboard' : '/login'} {...props} />}
        >
          {hasAccess ? 'Dashboard' : 'Sign in'}
        </Button>
      }
    >
      {children}
    </PublicPage>
  )
}
