import { type Place, planSections } from '@suv/domain'

const areaNames: Readonly<Record<string, string>> = {
  dashboard: 'on the dashboard',
  eligibility: 'in Eligibility',
  timeline: 'in the timeline',
  organizations: 'in Find Organizations',
  'los-tracker': 'in the LOS tracker',
  'work-permits': 'in Work Permits',
  'pr-application': 'in the PR application',
  'business-plan': 'in the plan',
  financial: 'in the finances',
  'document-analysis': 'in the analysis of documents',
  resources: 'in Resources',
  map: 'on the map',
  account: 'in their account',
  company: 'on the company’s page',
  activity: 'in the activity',
}

/** Where the page of this address is: its area, and the section or tab that it names. */
export function placeOf({ pathname, search }: { pathname: string; search: object }): Place {
  const area = pathname.split('/')[1] ?? ''
  const { section, tab } = search as { section?: unknown; tab?: unknown }
  const part = section ?? tab ?? (area === 'business-plan' ? planSections[0]?.key : null)
  return {
    area: isKey(area) ? area : 'dashboard',
    section: typeof part === 'string' && isKey(part) ? part : null,
  }
}

const isKey = (text: string) => /^[a-z][a-z-]{0,39}$/.test(text)

/** As the end of a sentence: 'is in the plan, Market Analysis'. */
export function describePlace({ area, section }: Place): string {
  const name = areaNames[area] ?? 'here'
  const part = area === 'business-plan' ? planSections.find(({ key }) => key === section)?.name : undefined
  return part === undefined ? `is ${name}` : `is ${name}, ${part}`
}
