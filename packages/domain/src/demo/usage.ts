/** How many organization views the demo allows (specification 1, section 9). */
export const demoViewLimit = 5

/** What the browser keeps of a visitor's demo. */
export type DemoUsage = {
  /** A whole number from 0. */
  readonly organizationViews: number
  readonly eligibilityCompleted: boolean
  /** ISO timestamp in UTC. */
  readonly lastVisit: string
}

/** The state before the first view; `now` is an ISO timestamp. */
export function startDemoUsage(now: string): DemoUsage {
  return { organizationViews: 0, eligibilityCompleted: false, lastVisit: now }
}

/** After a click on an organization. At the limit there is nothing left to count, and the usage stays as it is. */
export function withOrganizationView(usage: DemoUsage, now: string): DemoUsage {
  if (!mayViewOrganizations(usage)) return usage
  return { ...usage, organizationViews: usage.organizationViews + 1, lastVisit: now }
}

export function withEligibilityCompleted(usage: DemoUsage): DemoUsage {
  return usage.eligibilityCompleted ? usage : { ...usage, eligibilityCompleted: true }
}

export function remainingOrganizationViews({ organizationViews }: DemoUsage): number {
  return Math.max(0, demoViewLimit - organizationViews)
}

export function mayViewOrganizations(usage: DemoUsage): boolean {
  return usage.organizationViews < demoViewLimit
}

/** How full the bar of used views is, 0 to 100: 20 for each view. */
export function demoProgress(usage: DemoUsage): number {
  return (demoViewLimit - remainingOrganizationViews(usage)) * (100 / demoViewLimit)
}

/**
 * Reads back what was kept as JSON. Checked by hand: a schema would bring zod, a fifth of all that the demo's pages load.
 *
 * @throws SyntaxError or TypeError where the text is not a demo's usage.
 */
export function parseDemoUsage(text: string): DemoUsage {
  const kept: unknown = JSON.parse(text)
  if (!isDemoUsage(kept)) throw new TypeError("This is not a demo's usage.")
  const { organizationViews, eligibilityCompleted, lastVisit } = kept
  return { organizationViews, eligibilityCompleted, lastVisit }
}

const timestamp = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/

function isDemoUsage(value: unknown): value is DemoUsage {
  if (typeof value !== 'object' || value === null) return false
  const { organizationViews, eligibilityCompleted, lastVisit } = value as Record<string, unknown>
  return (
    Number.isSafeInteger(organizationViews) &&
    Number(organizationViews) >= 0 &&
    typeof eligibilityCompleted === 'boolean' &&
    typeof lastVisit === 'string' &&
    timestamp.test(lastVisit) &&
    !Number.isNaN(Date.parse(lastVisit))
  )
}
