import type { DesignatedOrgPlan } from '../eligibility/schema.ts'
import { formatCad } from '../formatting.ts'
import type { DesignatedOrganization, OrganizationType } from '../organizations/schema.ts'
import { type ProvinceCode, provinceNames, toProvinceCode } from '../places/provinces.ts'
import { focusAreasIn } from './focus-areas.ts'
import type { MatchProfile } from './profile.ts'

/** What matching reads of an organization. */
export type MatchedOrganization = Pick<
  DesignatedOrganization,
  'type' | 'focusAreas' | 'industries' | 'investmentRange' | 'isPriorityProcessing' | 'province'
>

/** How well one part fits, from 0 to 1, and why. What is not known fits by half: it speaks neither for nor against. */
export type Fit = { readonly share: number; readonly reason: string }

export type Judge = (organization: MatchedOrganization) => Fit

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

export function judgeType({ plan }: MatchProfile): Judge {
  return ({ type }) => {
    if (plan === null || plan === 'unknown') {
      return { share: notKnown, reason: `It is ${typeNames[type]}; you have not chosen a kind yet.` }
    }
    const planned = typeOfPlan[plan]
    return planned === type
      ? { share: 1, reason: `It is ${typeNames[type]}, as you plan.` }
      : { share: 0, reason: `It is ${typeNames[type]}; you plan to approach ${typeNames[planned]}.` }
  }
}

/** The share of the member's areas that the organization works in. */
export function judgeFocusAreas({ focusAreas, sector }: MatchProfile): Judge {
  const wanted = new Map<string, string>()
  for (const area of [...focusAreas, ...(sector === null ? [] : areasOfSector(sector))]) {
    const key = area.trim().toLowerCase()
    if (key !== '' && !wanted.has(key)) wanted.set(key, area.trim())
  }

  return (organization) => {
    const offered = new Set<string>()
    for (const area of organization.focusAreas) offered.add(area.trim().toLowerCase())
    for (const industry of organization.industries) offered.add(industry.trim().toLowerCase())
    if (wanted.size === 0) return { share: notKnown, reason: 'Your field of work is not known yet.' }
    if (offered.size === 0) return { share: notKnown, reason: 'Its focus areas are not known.' }

    const shared: string[] = []
    for (const [key, area] of wanted) if (offered.has(key)) shared.push(area)
    return {
      share: shared.length / wanted.size,
      reason:
        shared.length === 0
          ? 'None of your fields is among its focus areas.'
          : `It works in ${listOf(shared)}.`,
    }
  }
}

/** A sector that names none of the product's areas stands for itself. */
function areasOfSector(sector: string): readonly string[] {
  const areas = focusAreasIn(sector)
  return areas.length > 0 ? areas : [sector]
}

function listOf(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

export function judgeProvince({ province }: MatchProfile): Judge {
  return (organization) => {
    const seat = organization.province === null ? undefined : toProvinceCode(organization.province)
    if (seat === undefined) return { share: notKnown, reason: 'Its province is not known.' }
    const place = `It is in ${inSentence(seat)}`
    if (province === null) return { share: notKnown, reason: `${place}; you have not chosen a province yet.` }
    return seat === province
      ? { share: 1, reason: `${place}, where you plan to settle.` }
      : { share: 0, reason: `${place}; you plan to settle in ${inSentence(province)}.` }
  }
}

function inSentence(code: ProvinceCode): string {
  return code === 'NT' ? `the ${provinceNames.NT}` : provinceNames[code]
}

/** Within the range fits fully; outside, as far as the smaller of need and limit reaches into the larger. */
export function judgeInvestment({ investmentNeeded: need }: MatchProfile): Judge {
  return ({ investmentRange, type }) => {
    if (need === 0) return { share: notKnown, reason: 'You need no further investment.' }
    if (need === null) return { share: notKnown, reason: 'The investment that you need is not known yet.' }
    const min = investmentRange?.min ?? null
    const max = investmentRange?.max ?? null
    if (min === null && max === null) {
      return type === 'incubator'
        ? { share: notKnown, reason: 'An incubator need not invest; what it gives is not known.' }
        : { share: notKnown, reason: 'How much it invests is not known.' }
    }
    const needText = formatCad(need)
    if (min !== null && need < min) {
      return { share: need / min, reason: `It invests from ${formatCad(min)}; you need ${needText}.` }
    }
    if (max !== null && need > max) {
      return { share: max / need, reason: `It invests up to ${formatCad(max)}; you need ${needText}.` }
    }
    return { share: 1, reason: `The ${needText} that you need is within what it invests.` }
  }
}

export function judgePriority(): Judge {
  return ({ isPriorityProcessing }) =>
    isPriorityProcessing
      ? { share: 1, reason: 'It is listed for priority processing.' }
      : { share: 0, reason: 'It is not listed for priority processing.' }
}
