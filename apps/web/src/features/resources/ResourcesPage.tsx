import { Text, Title } from '@mantine/core'
import { trpc } from '../../trpc.ts'
import { QueryState } from '../../ui/QueryState.tsx'
import { ApplicationDocuments } from './downloads/ApplicationDocuments.tsx'
import { NeedHelp } from './NeedHelp.tsx'
import { ResourceBrowser } from './ResourceBrowser.tsx'
import { ResourceSkeleton } from './ResourceSkeleton.tsx'
import type { ResourceView } from './resource-tabs.ts'

type ResourcesPageProps = { view: ResourceView; onChange: (change: Partial<ResourceView>) => void }

export function ResourcesPage(props: ResourcesPageProps) {
  return (
    <>
      <Title order={1}>Start-Up Visa Resources</Title>
      <Text c="dimmed" mt="2xs" mb="lg">
        Official pages and practical help, tab by tab. A page outside Landfall opens in a new window.
      </Text>
      <Content {...props} />
      <ApplicationDocuments />
      <NeedHelp />
    </>
  )
}

function Content(props: ResourcesPageProps) {
  const resources = trpc.resources.list.useQuery({})
  const bookmarks = trpc.resources.listBookmarks.useQuery({ limit: 500 })
  if (resources.data === undefined || bookmarks.data === undefined) {
    return <QueryState what="The resources" queries={[resources, bookmarks]} loading={<ResourceSkeleton />} />
  }
  return (
    <ResourceBrowser
      resources={resources.data}
      savedIds={new Set(bookmarks.data.map(({ resourceId }) => resourceId))}
      {...props}
    />
  )
}
