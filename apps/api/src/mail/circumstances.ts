import { describeDevice, formatDate } from '@suv/domain'

/** When something was done to an account, and from where. */
export type Circumstances = {
  readonly at: Date
  readonly address: string | null
  readonly userAgent: string | null
}

/** Such as `When: 21 Nov 2026, 14:05 UTC. From: Firefox on Windows, 203.0.113.5.` */
export function describeCircumstances({ at, address, userAgent }: Circumstances): string {
  const iso = at.toISOString()
  const from = [describeDevice(userAgent), ...(address === null ? [] : [address])].join(', ')
  return `When: ${formatDate(iso)}, ${iso.slice(11, 16)} UTC. From: ${from}.`
}
