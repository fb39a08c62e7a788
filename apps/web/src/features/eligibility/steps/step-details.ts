import type { CriterionKey, ScreenerStep } from '@suv/domain'

type StepDetails = {
  title: string
  /** The requirements that the step's answers decide. */
  criteria: readonly CriterionKey[]
}

export const stepDetails: Record<ScreenerStep, StepDetails> = {
  1: { title: 'Business Qualification & Ownership', criteria: ['qualifying_business', 'ownership'] },
  2: { title: 'Letter of Support Path', criteria: ['designated_organization'] },
  3: { title: 'Language Proficiency (CLB 5 required)', criteria: ['language'] },
  4: { title: 'Settlement Funds', criteria: ['settlement_funds'] },
  5: { title: 'Admissibility & Location', criteria: ['residence', 'admissibility'] },
}
