import type { ResourceLocation, ResourceLocationType } from '@suv/domain'
import { IconBuildingBank, IconBulb, IconHeartbeat, type IconProps } from '@tabler/icons-react'
import type { ComponentType } from 'react'

export type MapLocation = ResourceLocation

type TypeText = {
  /** Of a filter button. */
  readonly plural: string
  /** Of one location. */
  readonly singular: string
  readonly Icon: ComponentType<IconProps>
}

/** How each kind of location is called and drawn. */
export const locationTypes: Record<ResourceLocationType, TypeText> = {
  incubator: { plural: 'Incubators', singular: 'Incubator', Icon: IconBulb },
  government_office: {
    plural: 'Government offices',
    singular: 'Government office',
    Icon: IconBuildingBank,
  },
  health_resource: { plural: 'Health resources', singular: 'Health resource', Icon: IconHeartbeat },
}
