import type { DesignatedOrgPlan } from '../eligibility/schema.ts'
import { formatCad } from '../formatting.ts'
import { type ProvinceCode, provinceNames, toProvinceCode } from '../geography/provinces.ts'
import type { DesignatedOrganization, OrganizationType } from '../organizations/schema.ts'
import { focusAreasIn } from './focus-areas.ts'
import type { MatchProfile } from './profile.ts'

/** What matching reads of an organization. */
export type MatchedOrganization = Pick<
  DesignatedOrganization,
  'type' | 'focusAreas' | 'industries' | 'investmentRange' | 'isPriorityProcessing' | 'province'
>

/** How well one part fits, from 0 to 1, and why. What is not known fits by half: it speaks neither for nor against. */
export type Fit = { readonly share: number; readonly reason: string }

const notKnown = 0.5

const typeOfPlan = {
  vc: 'venture_capital',
  angel: 'angel_investor',
  incubator: 'incubator',
} as const satisfies Record<Exclude<DesignatedOrgPlan, 'unknown'>, OrganizationType>

const typeNames: Record<OrganizationType, string> = {
  venture_capital: 'a venture capital fund',
  angel_investor: 'an angel investor group',
  incubator: 'a business incubator',
}

export function judgeType({ type }: MatchedOrganization, { plan }: MatchProfile): Fit {
  if (plan === null || plan === 'unknown') {
    return { share: notKnown, reason: `It is ${typeNames[type]}; you have not chosen a kind yet.` }
  }
  const planned = typeOfPlan[plan]
  return planned === type
    ? { share: 1, reason: `It is ${typeNames[type]}, as you plan.` }
    : { share: 0, reason: `It is ${typeNames[type]}; you plan to approach ${typeNames[planned]}.` }
}

const asKey = (area: string) => area.trim().toLowerCase()

/** The member's areas as they wrote them, by what they are compared by. Worked out once for all organizations. */
export type WantedAreas = ReadonlyMap<string, string>

export function wantedAreas({ focusAreas, sector }: MatchProfile): WantedAreas {
  const wanted = new Map<string, string>()
  for (const area of [...focusAreas, ...(sector === null ? [] : areasOfSector(sector))]) {
    const key = asKey(area)
    if (key !== '' && !wanted.has(key)) wanted.set(key, area.trim())
  }
  return wanted
}

/** The share of the member's areas that the organization works in. */
export function judgeFocusAreas({ focusAreas, industries }: MatchedOrganization, wanted: WantedAreas): Fit {
  if (wanted.size === 0) return { share: notKnown, reason: 'Your field of work is not known yet.' }
  if (focusAreas.length === 0 && industries.length === 0) {
    return { share: notKnown, reason: 'Its focus areas are not known.' }
  }
  const offered = new Set([...focusAreas, ...industries].map(asKey))
  // In the order of the member's own list.
  const shared = [...wanted].flatMap(([key, area]) => (offered.has(key) ? [area] : []))
  return shared.length === 0
    ? { share: 0, reason: 'None of your fields is among its focus areas.' }
    : { share: shared.length / wanted.size, reason: `It works in ${listOf(shared)}.` }
}

/** A sector that names none of the product's areas stands for itself. */
function areasOfSector(sector: string): readonly string[] {
  const areas = focusAreasIn(sector)
  return areas.length > 0 ? areas : [sector]
}

function listOf(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

export function judgeProvince(organization: MatchedOrganization, { province }: MatchProfile): Fit {
  const seat = organization.province === null ? undefined : toProvinceCode(organization.province)
  if (seat === undefined) return { share: notKnown, reason: 'Its province is not known.' }
  const where = `It is in ${inSentence(seat)}`
  if (province === null) return { share: notKnown, reason: `${where}; you have not chosen a province yet.` }
  return seat === province
    ? { share: 1, reason: `${where}, where you plan to settle.` }
    : { share: 0, reason: `${where}; you plan to settle in ${inSentence(province)}.` }
}

function inSentence(code: ProvinceCode): string {
  return code === 'NT' ? `the ${provinceNames.NT}` : provinceNames[code]
}

/** Within the range fits fully; outside, as far as the smaller of need and limit reaches into the larger. */
export function judgeInvestment(
  { investmentRange, type }: MatchedOrganization,
  { investmentNeeded: need }: MatchProfile,
): Fit {
  if (need === null) return { share: notKnown, reason: 'The investment that you need is not known yet.' }
  if (need === 0) return { share: notKnown, reason: 'You need no further investment.' }
  const needText = formatCad(need)
  const min = investmentRange?.min ?? null
  const max = investmentRange?.max ?? null
  if (min !== null && min > 0 && (max === null || need < min)) {
    const reason = `Its listed minimum is ${formatCad(min)}; you need ${needText}.`
    return { share: Math.min(1, need / min), reason }
  }
  if (max !== null && (min === null || need > max)) {
    const reason = `Its listed maximum is ${formatCad(max)}; you need ${needText}.`
    return { share: Math.min(1, max / need), reason }
  }
  if (min !== null || max !== null) {
    return { share: 1, reason: `The ${needText} that you need is within its listed range.` }
  }
  return {
    share: notKnown,
    reason:
      type === 'incubator'
        ? 'An incubator need not invest; what it gives is not known.'
        : 'How much it invests is not known.',
  }
}

export function judgePriority({ isPriorityProcessing }: MatchedOrganization): Fit {
  return isPriorityProcessing
    ? { share: 1, reason: 'It is listed for priority processing.' }
    : { share: 0, reason: 'It is not listed for priority processing.' }
}
