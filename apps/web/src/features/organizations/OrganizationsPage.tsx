import '@mantine/core/styles/Tabs.layer.css'
import { Tabs, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTakenOver } from '../../first-load/use-taken-over.ts'
import { lazyDialog } from '../../ui/on-demand/lazy-dialog.tsx'
import { MyMatches } from '../organization-matches/MyMatches.tsx'
import { useOpenedOrganization } from './detail/use-opened-organization.ts'
import { Discover } from './discover/Discover.tsx'
import classes from './OrganizationsPage.module.css'
import { PriorityClaim } from './PriorityClaim.tsx'
import { useMatchData } from './use-match-data.ts'
import { useOrganizationsSearch } from './use-organizations-search.ts'

const OrganizationDialog = lazyDialog(
  async () => (await import('./detail/OrganizationDialog.tsx')).OrganizationDialog,
  { organizationId: null },
)
const ContactDialog = lazyDialog(async () => (await import('./contact/ContactDialog.tsx')).ContactDialog, {
  organizationId: null,
})

export function OrganizationsPage() {
  useTakenOver()
  const data = useMatchData()
  const { search, change } = useOrganizationsSearch()
  const opened = useOpenedOrganization()
  const [contactId, setContactId] = useState<string | null>(null)

  function contact(organizationId: string) {
    if (opened.id !== null) opened.close()
    setContactId(organizationId)
  }

  return (
    <div className={classes.page}>
      <div>
        <Title order={1}>Find Your Designated Organization</Title>
        <Text c="dimmed" mt="2xs" maw="44rem">
          A start-up visa application needs the support of a venture capital fund, an angel investor group or
          a business incubator that the government has designated.
        </Text>
      </div>
      <PriorityClaim />
      <Tabs
        value={search.view ?? 'matches'}
        onChange={(view) => change({ view: view === 'discover' ? 'discover' : undefined })}
        keepMounted={false}
      >
        <Tabs.List aria-label="Ways to find an organization" mb="lg">
          <Tabs.Tab value="matches" className={classes.tab}>
            My Matches
          </Tabs.Tab>
          <Tabs.Tab value="discover" className={classes.tab}>
            Discover Organizations
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="matches">
          <MyMatches data={data} onContact={contact} />
        </Tabs.Panel>
        <Tabs.Panel value="discover">
          <Discover data={data} onContact={contact} />
        </Tabs.Panel>
      </Tabs>
      <OrganizationDialog data={data} organizationId={opened.id} onClose={opened.close} onContact={contact} />
      <ContactDialog data={data} organizationId={contactId} onClose={() => setContactId(null)} />
    </div>
  )
}
