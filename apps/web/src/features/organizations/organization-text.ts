import {
  formatCad,
  formatDate,
  type ListedOrganization,
  latestEdition,
  type OrganizationType,
  organizationTypeNames,
  priorityInstructionsEnd,
  provinceNames,
  toProvinceCode,
} from '@suv/domain'

export { organizationTypeNames }

/** 'Priority processing until 31 Dec 2026': the mark ends with IRCC's instructions. */
export const priorityMark = `Priority processing until ${formatDate(priorityInstructionsEnd.value)}`

/** At most so many focus areas stand on a card. */
const focusAreaLimit = 3

export function shownFocusAreas({ focusAreas }: Pick<ListedOrganization, 'focusAreas'>): string[] {
  return focusAreas.slice(0, focusAreaLimit)
}

/** 'Victoria, British Columbia'; null where neither is known. */
export function cityOf({ city, province }: Pick<ListedOrganization, 'city' | 'province'>): string | null {
  const code = province === null ? undefined : toProvinceCode(province)
  const parts = [city, code ? provinceNames[code] : province].filter((part) => part !== null)
  return parts.length === 0 ? null : parts.join(', ')
}

/** What the program asks of the support of such an organization. */
export function supportRule(type: OrganizationType): string {
  const { vc, angel } = latestEdition.minimumInvestment.value
  switch (type) {
    case 'venture_capital':
      return `A venture capital fund commits at least ${formatCad(vc)} to your business.`
    case 'angel_investor':
      return `An angel investor group commits at least ${formatCad(angel)} to your business.`
    case 'incubator':
      return 'An incubator accepts you into its program. It need not invest.'
  }
}

/** What an organization invests by itself: '$200,000 to $500,000'. What the program asks of its kind is not that. */
export function rangeText({
  type,
  investmentRange,
}: Pick<ListedOrganization, 'type' | 'investmentRange'>): string {
  const { vc, angel } = latestEdition.minimumInvestment.value
  const asked = { venture_capital: vc, angel_investor: angel, incubator: null }[type]
  const { min = null, max = null } = investmentRange ?? {}
  if (max === null && (min === null || min === asked)) return 'its own range is not verified'
  if (min !== null && max !== null) return `${formatCad(min)} to ${formatCad(max)}`
  if (min !== null) return `${formatCad(min)} and more`
  return `up to ${formatCad(max ?? 0)}`
}

/** 'example.ca' of 'https://www.example.ca/start'; anything else as it is. */
export function hostOf(website: string): string {
  return URL.canParse(website) ? new URL(website).host.replace(/^www\./, '') : website
}

/** What stands where an organization is not known (specification 2, section 8). */
export const unknownOrganization = 'Unknown Organization'

/** '+2 more' beside the shown focus areas; null where all are shown. */
export function furtherFocusAreas({ focusAreas }: Pick<ListedOrganization, 'focusAreas'>): string | null {
  const count = focusAreas.length - focusAreaLimit
  return count > 0 ? `+${count} more` : null
}

/** 'Business incubator · Victoria, British Columbia'. */
export function kindAndCity(organization: Pick<ListedOrganization, 'type' | 'city' | 'province'>): string {
  const city = cityOf(organization)
  const kind = organizationTypeNames[organization.type]
  return city === null ? kind : `${kind} · ${city}`
}
