import type { ResourceCategory } from '@suv/domain'

/** What each tab is called. */
export const tabNames: Record<ResourceCategory, string> = {
  immigration: 'Immigration',
  organizations: 'Organizations',
  business: 'Business',
  settlement: 'Settlement',
  legal: 'Legal',
  networking: 'Networking',
}

/** What of the screen stands in the address, so that it survives a reload and can be shared. */
export type ResourceView = {
  readonly tab: ResourceCategory
  readonly q: string
  /** Whether only what the member has saved is shown. */
  readonly saved: boolean
}
