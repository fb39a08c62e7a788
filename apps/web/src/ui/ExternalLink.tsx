import { Anchor, VisuallyHidden } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './ExternalLink.module.css'
import { Icon } from './Icon.tsx'

type ExternalLinkProps = {
  href: string
  children: ReactNode
  /** Said after the text to a screen reader, where the text alone does not tell links apart. */
  about?: string
}

/** A link that leaves the product: in a new window, and says so. */
export function ExternalLink({ href, children, about }: ExternalLinkProps) {
  return (
    <Anchor href={href} target="_blank" rel="noopener noreferrer" inherit className={classes.link}>
      {children}
      <VisuallyHidden>{about === undefined ? '' : `: ${about}`} (opens in a new window)</VisuallyHidden>
      <Icon of={IconExternalLink} className={classes.icon} />
    </Anchor>
  )
}
