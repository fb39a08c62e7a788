import { demoOrganizationLimit, type OrganizationType } from './schema.ts'

type Selectable = {
  type: OrganizationType
  province: string | null
  website: string | null
  description: string | null
  focusAreas: readonly string[]
}

/** There are fewest angel groups, so they choose first. */
const typesInTurn: readonly OrganizationType[] = ['angel_investor', 'venture_capital', 'incubator']

/**
 * The few organizations that stand for the whole list where it is not open: of each type in turn, of which there is something
 * to read, and each of another province as far as that goes. They stay in the order of the list.
 *
 * @param excludedProvinces codes of provinces that the program leaves out
 */
export function selectForDemo<Organization extends Selectable>(
  organizations: readonly Organization[],
  excludedProvinces: readonly string[],
): Organization[] {
  const chosen = new Set<Organization>()
  const provinces = new Set<string | null>()
  const telling = organizations.filter(
    ({ province, website, description, focusAreas }) =>
      province !== null &&
      !excludedProvinces.includes(province) &&
      website !== null &&
      description !== null &&
      focusAreas.length > 0,
  )

  function choose(organization: Organization | undefined) {
    if (organization === undefined || chosen.size === demoOrganizationLimit) return
    chosen.add(organization)
    provinces.add(organization.province)
  }

  for (const type of typesInTurn) {
    const ofType = telling.filter((organization) => organization.type === type)
    choose(ofType.find(({ province }) => !provinces.has(province)) ?? ofType[0])
  }
  for (const type of typesInTurn) {
    choose(telling.find((each) => each.type === type && !provinces.has(each.province)))
  }
  for (const organization of [...telling, ...organizations]) choose(organization)
  return organizations.filter((organization) => chosen.has(organization))
}
