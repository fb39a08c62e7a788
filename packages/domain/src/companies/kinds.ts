/** How far a company is, from the first thought to sales that grow. */
export const companyStages = ['idea', 'prototype', 'first_customers', 'growth'] as const

export type CompanyStage = (typeof companyStages)[number]

export const companyStageLabels: Readonly<Record<CompanyStage, string>> = {
  idea: 'Idea',
  prototype: 'Prototype or pilot',
  first_customers: 'First customers',
  growth: 'Growing sales',
}

/** The facts of a company's page, in the order in which they are shown. */
export const companyFacts = [
  'oneLiner',
  'sector',
  'province',
  'stage',
  'website',
  'organizationSought',
  'amountSought',
] as const

export type CompanyFact = (typeof companyFacts)[number]

/** What a member seeks, as a choice and in a sentence's place. */
export const soughtLabels = {
  vc: 'Venture capital fund',
  angel: 'Angel investor group',
  incubator: 'Business incubator',
  unknown: 'Not decided yet',
} as const

/** From how many points of 100 on an organization counts as a match, unless the founder says otherwise. */
export const defaultMatchThreshold = 70
