export const organizationTypes = ['incubator', 'venture_capital', 'angel_investor'] as const

export const focusAreas = [
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

/** How many organizations a visitor without a membership may see, and with which fields. */
export const demoOrganizationLimit = 5
