import { type DemoUsage, demoViewLimit, remainingOrganizationViews } from '@suv/domain'

/** '3 of 5 organization views left', as part of a sentence. */
export function viewsLeft(usage: DemoUsage): string {
  const remaining = remainingOrganizationViews(usage)
  return remaining === 0
    ? 'no organization views left'
    : `${remaining} of ${demoViewLimit} organization views left`
}
