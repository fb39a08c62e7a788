/** What each area that is not open yet will do, by path. An entry goes when its area opens. */
export const purposes: Record<string, string> = {
  '/los-tracker':
    'Your letters of support and commitment certificates: who has issued them, and when they run out.',
  '/work-permits':
    'The open work permit for start-up visa applicants: the checklist, and the permits of your team.',
  '/pr-application': 'Your permanent residence application: its documents, its fees and where it stands.',
  '/business-plan':
    'Your business plan in the six sections that reviewers read, with how complete each one is.',
  '/document-analysis':
    'A reading of your documents against what the program asks, with each finding quoted from the text.',
}
