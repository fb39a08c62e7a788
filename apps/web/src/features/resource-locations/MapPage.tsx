import { Text, Title } from '@mantine/core'
import type { ResourceLocationType } from '@suv/domain'
import { trpc } from '../../trpc.ts'
import { LoadProblem } from '../../ui/LoadProblem.tsx'
import { MapSkeleton } from './MapSkeleton.tsx'
import { PlaceExplorer } from './PlaceExplorer.tsx'

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
  const places = trpc.resourceLocations.list.useQuery({ limit: 500 })
  if (places.isPending) return <MapSkeleton />
  if (places.data === undefined) {
    return (
      <LoadProblem
        what="The places"
        error={places.error}
        isRetrying={places.isFetching}
        onRetry={() => void places.refetch()}
      />
    )
  }
  return <PlaceExplorer key={type} places={places.data} type={type} onChangeType={onChangeType} />
}
