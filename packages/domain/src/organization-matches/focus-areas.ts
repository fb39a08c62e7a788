import { focusAreas } from '../organizations/schema.ts'

export type FocusArea = (typeof focusAreas)[number]

/** Words by which people name each area, in lower case. A word counts where a word of the text begins with it. */
const wordsOfArea: Record<FocusArea, readonly string[]> = {
  fintech: ['fintech', 'financ', 'bank', 'payment', 'insur', 'lending', 'accounting'],
  healthtech: ['health', 'medic', 'clinic', 'patient', 'hospital', 'wellness'],
  'AI/ML': ['ai', 'ml', 'artificial intelligence', 'machine learning', 'deep learning'],
  SaaS: ['saas', 'software', 'cloud'],
  cleantech: ['clean', 'climate', 'renewable', 'solar', 'energy', 'carbon', 'battery'],
  biotech: ['biotech', 'life science', 'pharma', 'genom', 'biolog'],
  edtech: ['edtech', 'educat', 'learning platform', 'school', 'training platform'],
  'e-commerce': ['e-commerce', 'ecommerce', 'commerce', 'retail', 'marketplace', 'online shop'],
  manufacturing: ['manufactur', 'robot', 'factory', 'hardware', 'industrial'],
  agriculture: ['agri', 'farm', 'food', 'crop'],
}

/** 'ai' must not be found in 'aid', nor 'ml' in 'mlb'. */
const wholeWords = new Set(['ai', 'ml', 'saas'])

const patterns = focusAreas.map((area) => {
  const words = wordsOfArea[area].map((word) => (wholeWords.has(word) ? `${word}\\b` : word))
  return { area, pattern: new RegExp(`\\b(?:${words.join('|')})`, 'i') }
})

/** The product's focus areas that a text, such as a sector, speaks of; in the product's order. */
export function focusAreasIn(text: string): readonly FocusArea[] {
  return patterns.filter(({ pattern }) => pattern.test(text)).map(({ area }) => area)
}
