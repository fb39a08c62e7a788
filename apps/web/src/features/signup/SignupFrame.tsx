import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PublicPage } from '../../ui/public/PublicPage.tsx'
import classes from './SignupFrame.module.css'

export function SignupFrame({ children }: { children: ReactNode }) {
  return (
    <PublicPage
      actions={
        <Button
          className={classes.signIn}
          variant="subtle"
          px="sm"
          renderRoot={(props) => <Link to="/login" {...props} />}
        >
          Sign in
        </Button>
      }
    >
      {children}
    </PublicPage>
  )
}
