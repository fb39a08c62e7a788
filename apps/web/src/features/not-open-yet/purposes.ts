/** What each area that is not open yet will do, by path. An entry goes when its area opens. */
export const purposes: Record<string, string> = {
  '/business-plan':
    'Your business plan in the six sections that reviewers read, with how complete each one is.',
  '/organizations':
    'The designated organizations that can support your application, matched by industry, location and investment range.',
  '/resources':
    'Official pages and practical guides on immigration, organizations, business, settlement and law.',
  '/map': 'Where to find designated organizations, settlement services and other help across Canada.',
  '/document-analysis':
    'A reading of your documents against what the program asks, with each finding quoted from the text.',
  '/financial':
    'Investment commitments, settlement funds and cash flow, against the thresholds of the program.',
}
