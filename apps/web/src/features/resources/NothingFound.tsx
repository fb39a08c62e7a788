import { Button, Title } from '@mantine/core'
import type { ResourceCategory } from '@suv/domain'
import type { ReactNode } from 'react'
import classes from './NothingFound.module.css'
import { tabNames } from './resource-tabs.ts'

type NothingFoundProps = {
  /** Whether a search or the saved ones narrow the list. */
  isNarrowed: boolean
  /** The tabs that do have something. */
  elsewhere: readonly { tab: ResourceCategory; count: number }[]
  onOpenTab: (tab: ResourceCategory) => void
  children: ReactNode
}

/** In place of the cards of a tab that has none, with the way to those that have. */
export function NothingFound({ isNarrowed, elsewhere, onOpenTab, children }: NothingFoundProps) {
  return (
    <div className={classes.nothing}>
      <Title order={2} size="h3">
        No resources found
      </Title>
      <p className={classes.text}>
        {isNarrowed
          ? 'Nothing in this tab fits your search and what you have saved.'
          : 'Nothing is listed in this tab yet.'}
      </p>
      <div className={classes.ways}>
        {elsewhere.map(({ tab, count }) => (
          <Button key={tab} variant="default" onClick={() => onOpenTab(tab)}>
            {`${tabNames[tab]} (${count})`}
          </Button>
        ))}
        {children}
      </div>
    </div>
  )
}
