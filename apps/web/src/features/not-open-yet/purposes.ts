/** What each area that is not open yet will do, by path. An entry goes when its area opens. */
export const purposes: Record<string, string> = {
  '/business-plan':
    'Your business plan in the six sections that reviewers read, with how complete each one is.',
  '/organizations':
    'The designated organizations that can support your application, matched by industry, location and investment range.',
  '/los-tracker':
    'Your letters of support and commitment certificates: who has issued them, and when they run out.',
  '/work-permits':
    'The open work permit for start-up visa applicants: the checklist, and the permits of your team.',
  '/pr-application': 'Your permanent residence application: its documents, its fees and where it stands.',
  '/resources':
    'Official pages and practical guides on immigration, organizations, business, settlement and law.',
  '/map': 'Where to find designated organizations, settlement services and other help across Canada.',
  '/financial':
    'Investment commitments, settlement funds and cash flow, against the thresholds of the program.',
}
