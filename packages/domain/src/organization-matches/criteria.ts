import { companyStageLabels } from '../companies/kinds.ts'
import type { DesignatedOrgPlan } from '../eligibility/schema.ts'
import { formatCad, formatDate } from '../formatting.ts'
import { type ProvinceCode, provinceNames, toProvinceCode } from '../geography/provinces.ts'
import type { DesignatedOrganization, OrganizationType } from '../organizations/schema.ts'
import { latestEdition } from '../program/editions.ts'
import { priorityInstructionsEnd } from '../program/status.ts'
import { focusAreasIn } from './focus-areas.ts'
import type { MatchProfile } from './profile.ts'

/** What matching reads of an organization. */
export type MatchedOrganization = Pick<
  DesignatedOrganization,
  | 'type'
  | 'focusAreas'
  | 'industries'
  | 'investmentRange'
  | 'isPriorityProcessing'
  | 'province'
  | 'description'
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
  const other = [...wanted].flatMap(([key, area]) => (offered.has(key) ? [] : [area]))
  if (shared.length === 0) {
    const its = [...focusAreas, ...industries].slice(0, namedAreas)
    return { share: 0, reason: `It works in ${listOf(its)}, and not in your field: ${listOf(other)}.` }
  }
  const reason = `It works in ${listOf(shared)}${other.length === 0 ? '' : `, and not in ${listOf(other)}`}.`
  return { share: shared.length / wanted.size, reason }
}

/** So many of an organization's fields are named beside the founder's own. */
const namedAreas = 3

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

/** What a description says of the companies that an organization takes; many say nothing. */
const stageWords = {
  early:
    /\b(?:seed|early[- ]stage|first cheques|first institutional rounds|young technology|early technology)\b/i,
  growth: /\b(?:growth[- ](?:equity|capital|stage)|emerging-growth|to growth|ready to scale|profitable)\b/i,
}

/** By the words of its description: early stages last until the first customers, growth begins with them. */
export function judgeStage({ description }: MatchedOrganization, { stage }: MatchProfile): Fit {
  const isEarly = stageWords.early.test(description ?? '')
  const isGrowth = stageWords.growth.test(description ?? '')
  if (!isEarly && !isGrowth) return { share: notKnown, reason: 'Which stages it takes is not known.' }
  const its = isEarly
    ? isGrowth
      ? 'companies from seed to growth'
      : 'early-stage companies'
    : 'growing companies'
  const what = `Its description speaks of ${its}`
  if (stage === null) return { share: notKnown, reason: `${what}; you have not chosen your stage yet.` }
  const fits = stage === 'growth' ? isGrowth : stage === 'first_customers' || isEarly
  const yours = companyStageLabels[stage].toLowerCase()
  return fits
    ? { share: 1, reason: `${what}, as yours is (${yours}).` }
    : { share: 0, reason: `${what}; yours is at: ${yours}.` }
}

/** The least that the program asks of such an organization, which the list gives where nothing of its own is known. */
const programFloor: Record<OrganizationType, number | null> = {
  venture_capital: latestEdition.minimumInvestment.value.vc,
  angel_investor: latestEdition.minimumInvestment.value.angel,
  incubator: null,
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
  if (min !== null && max === null && min === programFloor[type]) return judgeFloor(min, need)
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

/** Only what the program asks is known: a lower need than that is short of it, and a higher one may or may not be met. */
function judgeFloor(floor: number, need: number): Fit {
  const asked = `The program asks at least ${formatCad(floor)} of it`
  return need < floor
    ? { share: need / floor, reason: `${asked}; you need ${formatCad(need)}.` }
    : { share: notKnown, reason: `${asked}, and its own range is not known; you need ${formatCad(need)}.` }
}

export function judgePriority({ isPriorityProcessing }: MatchedOrganization): Fit {
  return isPriorityProcessing
    ? {
        share: 1,
        reason: `It is listed for priority processing, which ends on ${formatDate(priorityInstructionsEnd.value)}.`,
      }
    : { share: 0, reason: 'It is not listed for priority processing.' }
}
