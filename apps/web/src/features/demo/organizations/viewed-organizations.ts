import { demoOrganizationLimit, demoOrganizationSchema, type ListedOrganization } from '@suv/domain'
import * as z from 'zod'
import { keptViews } from '../frame/demo-storage.ts'

const viewedSchema = z.array(demoOrganizationSchema).max(demoOrganizationLimit)

/** What was opened in this browser since the demo began, the first view first. */
export function readViewed(): ListedOrganization[] {
  return keptViews.readAs((text) => viewedSchema.parse(JSON.parse(text))) ?? []
}

export function writeViewed(viewed: readonly ListedOrganization[]): void {
  keptViews.write(JSON.stringify(viewed))
}
