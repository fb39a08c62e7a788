/** The kinds of locations on the map. */
export const resourceLocationTypes = ['incubator', 'government_office', 'health_resource'] as const
export type ResourceLocationType = (typeof resourceLocationTypes)[number]

/** The tabs of the resources screen, in their order. */
export const resourceCategories = [
  'immigration',
  'organizations',
  'business',
  'settlement',
  'legal',
  'networking',
] as const
export type ResourceCategory = (typeof resourceCategories)[number]
