import { demoOrganizationLimit, type ListedOrganization, organizationTypes } from '@suv/domain'
import { keptViews } from '../frame/demo-storage.ts'

/** What was opened in this browser since the demo began, the first view first. */
export function readViewed(): ListedOrganization[] {
  return (
    keptViews.readAs((text) => {
      const kept: unknown = JSON.parse(text)
      if (!Array.isArray(kept) || kept.length > demoOrganizationLimit || !kept.every(isListed)) {
        throw new TypeError('These are no organizations.')
      }
      return kept
    }) ?? []
  )
}

export function writeViewed(viewed: readonly ListedOrganization[]): void {
  keptViews.write(JSON.stringify(viewed))
}

/** By hand: the page does without zod. */
function isListed(entry: unknown): entry is ListedOrganization {
  const given = (entry ?? {}) as Partial<Record<keyof ListedOrganization, unknown>>
  const isTextOrNothing = (value: unknown) => value == null || typeof value === 'string'
  const areTexts = (value: unknown) => Array.isArray(value) && value.every((each) => typeof each === 'string')
  return (
    typeof given.id === 'string' &&
    typeof given.name === 'string' &&
    organizationTypes.some((type) => type === given.type) &&
    [given.website, given.province, given.city].every(isTextOrNothing) &&
    [given.description, given.checkedOn].every(isTextOrNothing) &&
    (given.investmentRange == null || typeof given.investmentRange === 'object') &&
    areTexts(given.focusAreas) &&
    (given.notes === undefined || areTexts(given.notes))
  )
}
