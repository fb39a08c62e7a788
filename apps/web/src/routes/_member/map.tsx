import { type ResourceLocationType, resourceLocationTypes } from '@suv/domain'
import { createFileRoute } from '@tanstack/react-router'
import { MapPage } from '../../features/resource-locations/MapPage.tsx'

type MapSearch = { type?: ResourceLocationType }

export const Route = createFileRoute('/_member/map')({
  staticData: { title: 'Resource Locations Across Canada' },
  validateSearch: ({ type }: Record<string, unknown>): MapSearch => {
    const known = resourceLocationTypes.find((each) => each === type)
    return known === undefined ? {} : { type: known }
  },
  loader: ({ context }) => {
    void context.api.resourceLocations.list.prefetch({ limit: 500 })
  },
  component: function MapRoute() {
    const { type = 'incubator' } = Route.useSearch()
    const navigate = Route.useNavigate()
    return (
      <MapPage
        type={type}
        onChangeType={(next) => navigate({ search: { type: next }, replace: true, resetScroll: false })}
      />
    )
  },
})
