import * as z from 'zod'

/** How many organization views the demo allows (specification 1, section 9). */
export const demoViewLimit = 5

/** What the browser keeps of a visitor's demo. */
export const demoUsageSchema = z.object({
  organizationViews: z.int().min(0),
  eligibilityCompleted: z.boolean(),
  lastVisit: z.iso.datetime(),
})
export type DemoUsage = Readonly<z.infer<typeof demoUsageSchema>>

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
 * Reads back what was kept as JSON.
 *
 * @throws SyntaxError or ZodError where the text is not a demo's usage.
 */
export function parseDemoUsage(text: string): DemoUsage {
  return demoUsageSchema.parse(JSON.parse(text))
}
