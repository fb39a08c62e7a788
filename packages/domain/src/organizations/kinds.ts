export const organizationTypes = ['incubator', 'venture_capital', 'angel_investor'] as const

/** What each kind is called, on every screen and in every export. */
export const organizationTypeNames: Readonly<Record<(typeof organizationTypes)[number], string>> = {
  incubator: 'Business incubator',
  venture_capital: 'Venture capital fund',
  angel_investor: 'Angel investor group',
}

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
