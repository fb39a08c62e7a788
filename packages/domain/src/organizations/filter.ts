import { provinceNames, toProvinceCode } from '../geography/provinces.ts'
import type { focusAreas, ListedOrganization, OrganizationType } from './schema.ts'

/** What a member looks for among the organizations. What is left out does not narrow the list. */
export type OrganizationFilter = {
  /** Words that all have to occur somewhere in what is known of the organization, in any case. */
  readonly text?: string | undefined
  readonly type?: OrganizationType | undefined
  /** A province's abbreviation. */
  readonly province?: string | undefined
  readonly priorityOnly?: boolean | undefined
  /** One of them is enough. */
  readonly focusAreas?: readonly (typeof focusAreas)[number][] | undefined
}

/** The organizations that fit every part of the filter, in the order in which they came. */
export function filterOrganizations<O extends ListedOrganization>(
  organizations: readonly O[],
  filter: OrganizationFilter,
): O[] {
  const words = (filter.text ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  const areas = new Set((filter.focusAreas ?? []).map((area) => area.toLowerCase()))
  return organizations.filter((organization) => {
    if (filter.type !== undefined && organization.type !== filter.type) return false
    if (filter.province !== undefined && organization.province !== filter.province) return false
    if (filter.priorityOnly === true && organization.isPriorityProcessing !== true) return false
    if (areas.size > 0 && !organization.focusAreas.some((area) => areas.has(area.toLowerCase()))) return false
    if (words.length === 0) return true
    const text = searchedText(organization)
    return words.every((word) => text.includes(word))
  })
}

function searchedText({
  name,
  description,
  city,
  province,
  focusAreas,
  industries,
  notes,
}: ListedOrganization): string {
  const code = province === null ? undefined : toProvinceCode(province)
  // Among the notes stands what else an organization is called.
  return [name, description, city, province, code && provinceNames[code], ...focusAreas]
    .concat(industries ?? [], notes?.filter((note) => /^(Also|Formerly)/.test(note)) ?? [])
    .filter(Boolean)
    .join('\n')
    .toLowerCase()
}
