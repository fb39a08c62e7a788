import { defaultMatchWeights, type MatchWeights, matchPartKeys } from '@suv/domain'

/*
 * What the address of /organizations keeps, so that it can be shared and survives a reload. Read by hand, because the entry
 * of the app carries this file and not a schema library.
 */

const types = ['incubator', 'venture_capital', 'angel_investor'] as const
export const filterProvinces = ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'ON', 'PE', 'QC', 'SK'] as const
const areas = [
  'fintech',
  'healthtech',
  'AI/ML',
  'SaaS',
  'cleantech',
  'biotech',
  'edtech',
  'e-commerce',
  'manufacturing',
  'agriculture',
] as const

export type OrganizationsSearch = {
  /** The second tab; the first has no entry. */
  view?: 'discover'
  q?: string
  type?: (typeof types)[number]
  province?: (typeof filterProvinces)[number]
  priority?: true
  /** Focus areas, separated by commas. */
  focus?: string
  /** The five weights of matching, separated by dashes, where they are not the default ones. */
  weights?: string
}

/** What of an address makes sense; everything else is left out. */
export function readSearch(search: Record<string, unknown>): OrganizationsSearch {
  const text = (key: string) => {
    const value = search[key]
    return typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 200) : ''
  }
  const oneOf = <T extends string>(values: readonly T[], key: string) =>
    values.find((value) => value === text(key))
  const q = text('q')
  const type = oneOf(types, 'type')
  const province = oneOf(filterProvinces, 'province')
  const focus = readFocus(text('focus')).join(',')
  const weights = text('weights')
  return {
    ...(search.view === 'discover' ? { view: 'discover' as const } : {}),
    ...(q === '' ? {} : { q }),
    ...(type === undefined ? {} : { type }),
    ...(province === undefined ? {} : { province }),
    ...(search.priority === true ? { priority: true as const } : {}),
    ...(focus === '' ? {} : { focus }),
    ...(readWeights(weights) === null ? {} : { weights }),
  }
}

/** The known focus areas of the address, each once, in the product's order. */
export function readFocus(focus: string | undefined): (typeof areas)[number][] {
  const wanted = new Set((focus ?? '').split(','))
  return areas.filter((area) => wanted.has(area))
}

/** The weights of the address; null where there are none, or where they make no sense. */
export function readWeights(text: string | undefined): MatchWeights | null {
  if (text === undefined || !/^\d{1,3}(-\d{1,3}){4}$/.test(text)) return null
  const values = text.split('-').map(Number)
  if (values.some((value) => value > 100)) return null
  return Object.fromEntries(matchPartKeys.map((key, index) => [key, values[index] ?? 0])) as MatchWeights
}

/** Undefined for the default weights: the address then says nothing. */
export function writeWeights(weights: MatchWeights): string | undefined {
  if (matchPartKeys.every((key) => weights[key] === defaultMatchWeights[key])) return undefined
  return matchPartKeys.map((key) => weights[key]).join('-')
}
