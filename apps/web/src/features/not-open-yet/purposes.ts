/** What each area that is not open yet will do, by path. An entry goes when its area opens. */
export const purposes: Record<string, string> = {
  '/business-plan':
    'Your business plan in the six sections that reviewers read, with how complete each one is.',
  '/los-tracker':
    'Your letters of support and commitment certificates: who has issued them, and when they run out.',
  '/work-permits':
    'The open work permit for start-up visa applicants: the checklist, and the permits of your team.',
  '/pr-application': 'Your permanent residence application: its documents, its fees and where it stands.',
}
