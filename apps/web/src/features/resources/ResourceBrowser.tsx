import { Icon } from '../../ui/Icon.tsx'
import '@mantine/core/styles/Tabs.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Button, Checkbox, Tabs, TextInput } from '@mantine/core'
import { type Resource, type ResourceCategory, resourceCategories, searchResources } from '@suv/domain'
import { IconSearch } from '@tabler/icons-react'
import { NothingFound } from './NothingFound.tsx'
import classes from './ResourceBrowser.module.css'
import { ResourceCard } from './ResourceCard.tsx'
import { type ResourceView, tabNames } from './resource-tabs.ts'
import { useSavedResources } from './use-saved-resources.ts'

type ResourceBrowserProps = {
  resources: readonly Resource[]
  savedIds: ReadonlySet<string>
  view: ResourceView
  onChange: (change: Partial<ResourceView>) => void
}

/** The tabs with their cards, what is searched for and what is saved. */
export function ResourceBrowser({ resources, savedIds, view, onChange }: ResourceBrowserProps) {
  const { tab, q, saved } = view
  const toggleSaved = useSavedResources()
  const found = searchResources(resources, q).filter(({ id }) => !saved || savedIds.has(id))
  const inTab = (category: ResourceCategory) => found.filter((resource) => resource.category === category)
  const isNarrowed = saved || q.trim() !== ''

  return (
    <>
      <div className={classes.tools}>
        <TextInput
          className={classes.search}
          type="search"
          label="Search resources"
          value={q}
          leftSection={<Icon of={IconSearch} />}
          onChange={(event) => onChange({ q: event.currentTarget.value })}
        />
        <Checkbox
          className={classes.saved}
          label={`Saved only (${savedIds.size})`}
          checked={saved}
          onChange={(event) => onChange({ saved: event.currentTarget.checked })}
        />
      </div>
      <Tabs value={tab} onChange={(next) => onChange({ tab: next as ResourceCategory })} keepMounted={false}>
        <Tabs.List className={classes.tabs}>
          {resourceCategories.map((category) => (
            <Tabs.Tab key={category} value={category}>
              {tabNames[category]}
              {isNarrowed && ` (${inTab(category).length})`}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {resourceCategories.map((category) => (
          <Tabs.Panel key={category} value={category} pt="md">
            {inTab(category).length > 0 ? (
              <ul className={classes.cards}>
                {inTab(category).map((resource) => (
                  <ResourceCard
                    key={resource.id}
                    resource={resource}
                    isSaved={savedIds.has(resource.id)}
                    onToggleSaved={toggleSaved}
                  />
                ))}
              </ul>
            ) : (
              <NothingFound
                isNarrowed={isNarrowed}
                elsewhere={resourceCategories
                  .map((other) => ({ tab: other, count: inTab(other).length }))
                  .filter(({ count }) => count > 0)}
                onOpenTab={(other) => onChange({ tab: other })}
              >
                {isNarrowed && (
                  <Button variant="default" onClick={() => onChange({ q: '', saved: false })}>
                    Show all resources
                  </Button>
                )}
              </NothingFound>
            )}
          </Tabs.Panel>
        ))}
      </Tabs>
    </>
  )
}
