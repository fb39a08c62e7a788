/** The ten headings of IRCC's due diligence letter, as they were seen; its wording was not. */
export const diligenceHeadings = [
  'customers',
  'strategy',
  'product_ip',
  'team',
  'collaboration',
  'public_presence',
  'growth',
  'operations',
  'finance',
  'milestones',
] as const
export type DiligenceHeading = (typeof diligenceHeadings)[number]

export const diligenceHeadingNames: Record<DiligenceHeading, string> = {
  customers: 'Customers',
  strategy: 'Strategy',
  product_ip: 'Product and intellectual property',
  team: 'Team',
  collaboration: 'Collaboration',
  public_presence: 'Public presence',
  growth: 'Growth',
  operations: 'Operations',
  finance: 'Finance',
  milestones: 'Milestones',
}

/** The letter was reported with so many questions. */
export const diligenceQuestionCount = 26
