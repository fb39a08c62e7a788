/** The parts of the PR application, as the address names them; the first is the page without a name. */
export const applicationParts = [
  'application',
  'history',
  'completeness',
  'answers',
  'team',
  'letters',
  'questions',
  'pack',
  'waiting',
  'plan-b',
] as const
export type ApplicationPart = (typeof applicationParts)[number]

export const isApplicationPart = (text: unknown): text is ApplicationPart =>
  applicationParts.some((part) => part === text)
