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

/** As the end of a sentence: 'is in the plan, Market Analysis'. */
export function describePlace({ area, section }: Place): string {
  const name = areaNames[area] ?? 'here'
  const part = area === 'business-plan' ? planSections.find(({ key }) => key === section)?.name : undefined
  return part === undefined ? `is ${name}` : `is ${name}, ${part}`
}
