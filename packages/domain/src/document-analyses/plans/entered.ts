import type { PlanSubject } from './plan-facts.ts'

/** Something that the member entered elsewhere, or that another of their papers says, to hold a plan against. */
export type EnteredFact = {
  readonly subject: PlanSubject | 'teamMember'
  /** In the form of plan facts: 'CAD 95000', '2027', a name. */
  readonly value: string
  readonly shown: string
  /** Where it stands: 'Financial', 'Team', 'your letter of support'. */
  readonly place: string
  /** Its own words, where it was read in a paper. */
  readonly quote?: string
}
