import { formatDate } from '@suv/domain'
import type { ReactNode } from 'react'
import classes from './Article.module.css'

type Props = {
  title: string
  /** One or two sentences on what the page says. */
  lead: string
  /** As in "Last reviewed"; `date` is YYYY-MM-DD. */
  dated: { label: string; date: string }
  /** Whether it holds tables, which want more room than a line of text. */
  isWide?: boolean
  /** Above the title: the way back. */
  back?: ReactNode
  children: ReactNode
}

/** A public page to be read: its title, what it says, when somebody last looked at it, and its text. */
export function Article({ title, lead, dated, isWide = false, back, children }: Props) {
  return (
    <article className={classes.article} data-wide={isWide || undefined}>
      <header className={classes.head}>
        {back}
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.lead}>{lead}</p>
        <p className={classes.date}>
          {dated.label} <time dateTime={dated.date}>{formatDate(dated.date)}</time>
        </p>
      </header>
      {children}
    </article>
  )
}
