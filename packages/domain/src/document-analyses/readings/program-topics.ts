/** What a plan for this program has to speak of, and the words by which it does. */
export type ProgramTopic = { readonly requirement: string; readonly pattern: RegExp; readonly advice: string }

export const programTopics: readonly ProgramTopic[] = [
  {
    requirement: 'Says what is innovative',
    pattern:
      /\b(?:innovat\w{0,10}|novel|novat(?:eur|rice)s?|patent\w{0,5}|brevet|proprietary|first[- ]of[- ]its[- ]kind|unique(?:ly)?)\b/i,
    advice: 'Say what is new about the product, compared with what people use today.',
  },
  {
    requirement: 'Speaks of jobs in Canada',
    pattern:
      /\b(?:jobs?|hir(?:e|es|ing)|employ(?:ees?|ment|s)?|recruit\w{0,5}|emplois?|embauch\w{1,8}|full[- ]time positions?)\b/i,
    advice: 'Give the number, kind and timing of the jobs that the business will create for Canadians.',
  },
  {
    requirement: 'Ties the business to Canada',
    pattern:
      /\b(?:Canada|Canadians?|Ontario|British Columbia|Alberta|Manitoba|Saskatchewan|Nova Scotia|New Brunswick|Newfoundland|Toronto|Vancouver|Calgary|Ottawa|Waterloo|Halifax)\b/i,
    advice: 'Say which essential part of the operations takes place in Canada, and where.',
  },
  {
    requirement: 'Names competitors',
    pattern:
      /\b(?:competitors?|competition|competitive|rivals?|alternatives?|incumbents?|concurren(?:ts?|ce))\b/i,
    advice: 'Name the main competitors and what sets the business apart from each.',
  },
]
