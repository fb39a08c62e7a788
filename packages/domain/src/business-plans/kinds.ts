/** The six sections: the field of the plan that holds each, in the order of the tabs. */
export const planSectionFields = [
  'executiveSummary',
  'innovationStatement',
  'jobCreationPlan',
  'globalCompetitiveness',
  'marketAnalysis',
  'operationsPlan',
] as const

export type PlanSectionField = (typeof planSectionFields)[number]

/** The texts that members write: the title and the six sections. */
export const planTextFields = ['title', ...planSectionFields] as const

export type PlanTextField = (typeof planTextFields)[number]

/** How long one section may be, in UTF-16 code units. */
export const maximumSectionLength = 100_000

export const planStatuses = ['draft', 'complete'] as const

export const defaultPlanTitle = 'Tech Startup Business Plan'
