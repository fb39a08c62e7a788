/** The tabs of the page, as they stand in its address and on the screen. The first needs no word in the address. */
export const analysisTabs = [
  { value: 'documents', label: 'Document Manager' },
  { value: 'text', label: 'Text Analysis' },
  { value: 'document', label: 'Document Analysis' },
  { value: 'business-plan', label: 'Business Plan Review' },
  { value: 'results', label: 'Analysis Results' },
  { value: 'team', label: 'Team Papers' },
] as const

export type AnalysisTab = (typeof analysisTabs)[number]['value']

/** The tab that an address names; undefined for the first one and for anything else. */
export function readTab(value: unknown): AnalysisTab | undefined {
  return analysisTabs.slice(1).find((tab) => tab.value === value)?.value
}
