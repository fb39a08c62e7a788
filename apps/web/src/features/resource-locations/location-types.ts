import type { ResourceLocation, ResourceLocationType } from '@suv/domain'
import { IconBuildingBank, IconBulb, IconHeartbeat } from '@tabler/icons-react'
import type { IconShape } from '../../ui/Icon.tsx'

export type MapLocation = ResourceLocation

type TypeText = {
  /** Of a filter button. */
  readonly plural: string
  /** Of one location. */
  readonly singular: string
  readonly icon: IconShape
}

/** How each kind of location is called and drawn. */
export const locationTypes: Record<ResourceLocationType, TypeText> = {
  incubator: { plural: 'Incubators', singular: 'Incubator', icon: IconBulb },
  government_office: {
    plural: 'Government offices',
    singular: 'Government office',
    icon: IconBuildingBank,
  },
  health_resource: { plural: 'Health resources', singular: 'Health resource', icon: IconHeartbeat },
}
