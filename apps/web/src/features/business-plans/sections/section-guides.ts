import type { PlanSectionKey } from '@suv/domain'

type SectionGuide = {
  /** What the section answers, in a sentence. */
  readonly tooltip: string
  readonly tips: readonly string[]
}

/** Advice on writing, by section. It is ours and no requirement of the program. */
export const sectionGuides: Record<PlanSectionKey, SectionGuide> = {
  executive: {
    tooltip: 'The page that is read first: what you build, for whom, and why it fits the program.',
    tips: [
      'Write it last, in 500 to 800 words, so that it says what the other sections prove.',
      'Name the problem, the customer, the product and what you have shown so far.',
      'Say which designated organization you approach, and what you ask of it.',
    ],
  },
  innovation: {
    tooltip: 'What is new here, and why others cannot simply do the same.',
    tips: [
      'Compare your product with what customers use today, in their words.',
      'Name what protects your lead: patents, data, know-how, contracts.',
      'Show evidence: a prototype, a pilot, a measurement, a letter from a user.',
    ],
  },
  jobs: {
    tooltip: 'Which people you will hire in Canada, when, and for what pay.',
    tips: [
      'List roles by quarter, with the place of work and the salary range.',
      'Tie each hire to a milestone or to revenue, so that the plan can be followed.',
      'Say how you will find and train people: colleges, co-op terms, local partners.',
    ],
  },
  global: {
    tooltip: 'Where else you can sell, and why you can win there.',
    tips: [
      'Name two or three markets in the order in which you will enter them.',
      'For each, name the strongest rival and why customers would choose you.',
      'Say what selling from Canada brings: trade agreements, standards, partners.',
    ],
  },
  market: {
    tooltip: 'Who buys in Canada, how many there are, and who else serves them.',
    tips: [
      'Build the size of the market from customers and prices, and give each source.',
      'Describe one typical buyer: what they do, what it costs them, who decides.',
      'Draw the landscape of competitors, and your place in it.',
    ],
  },
  operations: {
    tooltip: 'How the business runs from day to day, and from where in Canada.',
    tips: [
      'Say where the company is incorporated, where you will live, and who manages what.',
      'Describe how the product is made, delivered and supported.',
      'Name suppliers, permits and risks, and what you will do about each.',
    ],
  },
}
