/*
 * What the address of /organizations keeps, so that it can be shared and survives a reload. Read by hand, because the entry
 * of the app carries this file and not a schema library; the page itself looks at what stands in `focus` and `weights`.
 */

const types = ['incubator', 'venture_capital', 'angel_investor'] as const
export const filterProvinces = ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'ON', 'PE', 'QC', 'SK'] as const

export type OrganizationsSearch = {
  /** The second tab; the first has no entry. */
  view?: 'discover'
  q?: string
  type?: (typeof types)[number]
  province?: (typeof filterProvinces)[number]
  priority?: true
  /** Focus areas, separated by commas. */
  focus?: string
  /** The six weights of matching, separated by dashes, where they are not the default ones. */
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
  const focus = text('focus')
  const weights = text('weights')
  return {
    ...(search.view === 'discover' ? { view: 'discover' as const } : {}),
    ...(q === '' ? {} : { q }),
    ...(type === undefined ? {} : { type }),
    ...(province === undefined ? {} : { province }),
    ...(search.priority === true ? { priority: true as const } : {}),
    ...(focus === '' ? {} : { focus }),
    ...(/^\d{1,3}(-\d{1,3}){5}$/.test(weights) ? { weights } : {}),
  }
}
