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

/**
 * A member is matched with thousands of organizations that share a few types, provinces and amounts: what follows from
 * such a key is worked out once for each.
 */
function remembered<K, V>(workOut: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>()
  return (key) => {
    const before = known.get(key)
    if (before !== undefined) return before
    const value = workOut(key)
    known.set(key, value)
    return value
  }
}

export function judgeType({ plan }: MatchProfile): Judge {
  const fitOf = remembered((type: OrganizationType): Fit => {
    if (plan === null || plan === 'unknown') {
      return { share: notKnown, reason: `It is ${typeNames[type]}; you have not chosen a kind yet.` }
    }
    const planned = typeOfPlan[plan]
    return planned === type
      ? { share: 1, reason: `It is ${typeNames[type]}, as you plan.` }
      : { share: 0, reason: `It is ${typeNames[type]}; you plan to approach ${typeNames[planned]}.` }
  })
  return ({ type }) => fitOf(type)
}

const noSharedField: Fit = { share: 0, reason: 'None of your fields is among its focus areas.' }

const asKey = (area: string) => area.trim().toLowerCase()

/** The share of the member's areas that the organization works in. */
export function judgeFocusAreas({ focusAreas, sector }: MatchProfile): Judge {
  const wanted = new Map<string, string>()
  for (const area of [...focusAreas, ...(sector === null ? [] : areasOfSector(sector))]) {
    const key = asKey(area)
    if (key !== '' && !wanted.has(key)) wanted.set(key, area.trim())
  }

  const addWanted = (found: Set<string>, area: string) => {
    const key = asKey(area)
    if (wanted.has(key)) found.add(key)
  }

  return ({ focusAreas: offered, industries }) => {
    if (wanted.size === 0) return { share: notKnown, reason: 'Your field of work is not known yet.' }
    if (offered.length === 0 && industries.length === 0) {
      return { share: notKnown, reason: 'Its focus areas are not known.' }
    }
    const found = new Set<string>()
    for (const area of offered) addWanted(found, area)
    for (const industry of industries) addWanted(found, industry)
    if (found.size === 0) return noSharedField
    // In the order of the member's own list.
    const shared = [...wanted].flatMap(([key, area]) => (found.has(key) ? [area] : []))
    return { share: shared.length / wanted.size, reason: `It works in ${listOf(shared)}.` }
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
  const fitOf = remembered((seatText: string | null): Fit => {
    const seat = seatText === null ? undefined : toProvinceCode(seatText)
    if (seat === undefined) return { share: notKnown, reason: 'Its province is not known.' }
    const place = `It is in ${inSentence(seat)}`
    if (province === null) return { share: notKnown, reason: `${place}; you have not chosen a province yet.` }
    return seat === province
      ? { share: 1, reason: `${place}, where you plan to settle.` }
      : { share: 0, reason: `${place}; you plan to settle in ${inSentence(province)}.` }
  })
  return (organization) => fitOf(organization.province)
}

function inSentence(code: ProvinceCode): string {
  return code === 'NT' ? `the ${provinceNames.NT}` : provinceNames[code]
}

/** Within the range fits fully; outside, as far as the smaller of need and limit reaches into the larger. */
export function judgeInvestment({ investmentNeeded: need }: MatchProfile): Judge {
  if (need === null) {
    return always({ share: notKnown, reason: 'The investment that you need is not known yet.' })
  }
  if (need === 0) return always({ share: notKnown, reason: 'You need no further investment.' })
  const needText = formatCad(need)
  const within: Fit = { share: 1, reason: `The ${needText} that you need is within its listed range.` }
  const atLeast = remembered(
    (min: number): Fit => ({
      share: Math.min(1, need / min),
      reason: `Its listed minimum is ${formatCad(min)}; you need ${needText}.`,
    }),
  )
  const atMost = remembered(
    (max: number): Fit => ({
      share: Math.min(1, max / need),
      reason: `Its listed maximum is ${formatCad(max)}; you need ${needText}.`,
    }),
  )

  return ({ investmentRange, type }) => {
    const min = investmentRange?.min ?? null
    const max = investmentRange?.max ?? null
    if (min !== null && (max === null || need < min)) return min === 0 ? within : atLeast(min)
    if (max !== null) return min === null || need > max ? atMost(max) : within
    return type === 'incubator' ? incubatorNeedNotInvest : rangeNotKnown
  }
}

const incubatorNeedNotInvest: Fit = {
  share: notKnown,
  reason: 'An incubator need not invest; what it gives is not known.',
}
const rangeNotKnown: Fit = { share: notKnown, reason: 'How much it invests is not known.' }

const always =
  (fit: Fit): Judge =>
  () =>
    fit

const priority: Fit = { share: 1, reason: 'It is listed for priority processing.' }
const noPriority: Fit = { share: 0, reason: 'It is not listed for priority processing.' }

export const judgePriority: Judge = ({ isPriorityProcessing }) =>
  isPriorityProcessing ? priority : noPriority
