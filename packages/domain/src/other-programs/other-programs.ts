import { formatDate, formatPercent } from '../formatting.ts'
import type { FigureSource } from '../program/edition.ts'
import { secondReadingOn } from '../program/sources.ts'
import { daysBetween } from '../shared/days.ts'

/** Programs beside this one, as dated sets of rules: what was found of each, and whether the facts entered meet it. */

/** What is known of the person from what they entered; null where nothing is. */
export type PlanFacts = {
  /** Share of the voting rights, in percent. */
  readonly votingRightsPct: number | null
}

export type ConditionState = 'met' | 'unmet' | 'unknown'

type Condition = {
  readonly text: string
  /** Left out where the facts that are entered cannot decide. */
  readonly judge?: (facts: PlanFacts) => ConditionState
}

export type OtherProgram = {
  readonly id: string
  readonly name: string
  /** Whether it takes applications, as far as was found. */
  readonly status: 'open' | 'closed' | 'unknown'
  /** What was found, in a sentence or two. */
  readonly summary: string
  readonly conditions: readonly Condition[]
  readonly source: FigureSource | null
  readonly checkedOn: string
}

/** A rule set that nobody has looked at for longer has to be checked before anybody relies on it. */
export const mostDaysUncheckedPlan = 90

const atLeast =
  (least: number) =>
  ({ votingRightsPct }: PlanFacts): ConditionState =>
    votingRightsPct === null ? 'unknown' : votingRightsPct >= least ? 'met' : 'unmet'

const read = { checkedOn: secondReadingOn } as const

export const otherPrograms: readonly OtherProgram[] = [
  {
    id: 'c11',
    name: 'Significant benefit work permit (C11)',
    status: 'open',
    summary:
      'A work permit of at most 18 months. The work gives no credit for the Canadian Experience Class.',
    conditions: [{ text: 'At least 51% control of the business', judge: atLeast(51) }],
    source: {
      title: 'IRCC: business owners on a temporary residence, 27 May 2025',
      url: 'https://www.canada.ca/en/immigration-refugees-citizenship/corporate/publications-manuals/operational-bulletins-manuals/updates/2025-business-owners-temp-residence-imp.html',
    },
    ...read,
  },
  {
    id: 'ontario',
    name: 'Ontario entrepreneur stream',
    status: 'closed',
    summary: 'Withdrawn.',
    conditions: [],
    source: {
      title: 'On the C11 permit and the withdrawn stream',
      url: 'https://bridgenote.ca/blog/c11-owner-operator-work-permit-business-plan',
    },
    ...read,
  },
  {
    id: 'british-columbia',
    name: 'British Columbia entrepreneur streams',
    status: 'open',
    summary: 'Restructured on 23 Apr 2026. On 5 May 2026 there were 8 invitations at 115 points.',
    conditions: [{ text: 'Points enough for an invitation, which are not worked out here' }],
    source: {
      title: 'The overhaul of the entrepreneur stream of British Columbia, April 2026',
      url: 'https://genesislink.ca/insights/bc-pnp-entrepreneur-stream-2026-april-overhaul-file-strategy',
    },
    ...read,
  },
  {
    id: 'provincial',
    name: 'Provincial entrepreneur streams in general',
    status: 'unknown',
    summary: '24 to 42 months from end to end, as reported. Each province has rules of its own.',
    conditions: [],
    source: {
      title: 'Processing times of provincial entrepreneur streams, 2026',
      url: 'https://genesislink.ca/insights/pnp-entrepreneur-stream-processing-timelines-2026',
    },
    ...read,
  },
  {
    id: 'us-parole',
    name: 'United States entrepreneur parole',
    status: 'unknown',
    summary: 'Figures since 1 Oct 2024. Whether it is open to you now was not read.',
    conditions: [
      { text: 'At least 10% ownership', judge: atLeast(10) },
      { text: 'USD 311,071 raised from investors, or USD 124,429 in grants; your figures here are in CAD' },
    ],
    source: {
      title: 'Mintz on entrepreneur parole',
      url: 'https://www.mintz.com/',
      note: 'Only the site was noted, not the page.',
    },
    ...read,
  },
  {
    id: 'uk-innovator',
    name: 'United Kingdom Innovator Founder visa',
    status: 'unknown',
    summary: 'Whether endorsing bodies take your kind of business now was not read.',
    conditions: [
      { text: 'An endorsement that is at most 3 months old' },
      { text: 'GBP 1,270 of savings' },
      { text: 'English at B2' },
    ],
    source: {
      title: 'Innovator Founder visa',
      url: 'https://immigration.uk/visas/innovator-founder-visa-uk',
    },
    ...read,
  },
  {
    id: 'not-read',
    name: 'Quebec, Atlantic, intra-company, US O-1 and E-2, Netherlands, France, Portugal, Estonia',
    status: 'unknown',
    summary: 'Not read to a rule that could be used. Named so that you can ask about them.',
    conditions: [],
    source: null,
    ...read,
  },
]

export type JudgedProgram = OtherProgram & {
  readonly judged: readonly { readonly text: string; readonly state: ConditionState }[]
  /** `fails`: closed, or a condition is unmet. `passes`: open, and every condition is met. */
  readonly verdict: 'passes' | 'fails' | 'unknown'
  /** Too long unchecked. */
  readonly needsCheck: boolean
}

/** Each program under the facts on a day (YYYY-MM-DD). */
export function judgePrograms(facts: PlanFacts, today: string): JudgedProgram[] {
  return otherPrograms.map((program) => {
    const judged = program.conditions.map(({ text, judge }) => ({ text, state: judge?.(facts) ?? 'unknown' }))
    const fails = program.status === 'closed' || judged.some(({ state }) => state === 'unmet')
    const passes =
      program.status === 'open' && judged.length > 0 && judged.every(({ state }) => state === 'met')
    return {
      ...program,
      judged,
      verdict: fails ? 'fails' : passes ? 'passes' : 'unknown',
      needsCheck: daysBetween(program.checkedOn, today) > mostDaysUncheckedPlan,
    }
  })
}

/** 'You hold 49%.' */
export function planFactsText({ votingRightsPct }: PlanFacts): string {
  return votingRightsPct === null
    ? 'Your share of the voting rights is not entered.'
    : `You hold ${formatPercent(votingRightsPct)} of the voting rights.`
}

/** 'Checked 22 Nov 2026', and that it is too long ago. */
export function programCheckText({ checkedOn, needsCheck }: JudgedProgram): string {
  return needsCheck
    ? `Check: last looked at on ${formatDate(checkedOn)}, more than ${mostDaysUncheckedPlan} days ago.`
    : `Checked ${formatDate(checkedOn)}.`
}
