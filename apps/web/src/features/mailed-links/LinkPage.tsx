import { Anchor, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PublicPage } from '../../ui/public/PublicPage.tsx'
import classes from './LinkPage.module.css'

/** The frame of a page that a mailed link opens. */
export function LinkPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <PublicPage actions={<Anchor renderRoot={(props) => <Link to="/login" {...props} />}>Sign in</Anchor>}>
      <div className={classes.column}>
        <Title order={1}>{title}</Title>
        {children}
      </div>
    </PublicPage>
  )
}
