/** What each area that is not open yet will do, by path. An entry goes when its area opens. */
export const purposes: Record<string, string> = {
  '/business-plan':
    'Your business plan in the six sections that reviewers read, with how complete each one is.',
  '/document-analysis':
    'A reading of your documents against what the program asks, with each finding quoted from the text.',
}
