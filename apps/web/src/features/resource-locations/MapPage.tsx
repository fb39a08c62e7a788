import { Text, Title } from '@mantine/core'
import type { ResourceLocationType } from '@suv/domain'
import { trpc } from '../../trpc.ts'
import { QueryState } from '../../ui/QueryState.tsx'
import { LocationExplorer } from './LocationExplorer.tsx'
import { MapSkeleton } from './MapSkeleton.tsx'

type MapPageProps = {
  type: ResourceLocationType
  onChangeType: (type: ResourceLocationType) => void
}

export function MapPage({ type, onChangeType }: MapPageProps) {
  return (
    <>
      <Title order={1}>Resource Locations Across Canada</Title>
      <Text c="dimmed" mt="2xs" mb="lg">
        Incubators, government offices and health resources. Check hours and services with each place before
        you go.
      </Text>
      <Content type={type} onChangeType={onChangeType} />
    </>
  )
}

function Content({ type, onChangeType }: MapPageProps) {
  const locations = trpc.resourceLocations.list.useQuery({ limit: 500 })
  if (locations.data === undefined) {
    return <QueryState what="The places" queries={[locations]} loading={<MapSkeleton />} />
  }
  return <LocationExplorer key={type} locations={locations.data} type={type} onChangeType={onChangeType} />
}
