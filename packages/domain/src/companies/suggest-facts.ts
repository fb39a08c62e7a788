import type { PlanSectionField } from '../business-plans/kinds.ts'
import { planSections } from '../business-plans/sections.ts'
import { findAmounts } from '../document-analyses/facts/amounts.ts'
import { type ProvinceCode, provinceCodes, provinceNames } from '../geography/provinces.ts'
import { focusAreasIn } from '../organization-matches/focus-areas.ts'
import type { CompanyFact, CompanyStage } from './kinds.ts'
import type { CompanySuggestion } from './schema.ts'

type Read = (
  sentence: string,
  position: { readonly field: PlanSectionField; readonly index: number },
) => string | number | null

/** A sentence about what is to come, or about what is not, states no fact of today. */
const notNow =
  /\b(?:will|plans? to|intends?|aims?|expects?|hopes?|would|could|goal|by year|not|no|never|without)\b/i
const longestLine = 200

const stageWords: readonly (readonly [CompanyStage, RegExp])[] = [
  [
    'growth',
    /\b(?:growing (?:sales|revenues?)|annual recurring revenue|(?:sales|revenues?) (?:grow|grew|doubled|tripled))/i,
  ],
  [
    'first_customers',
    /\b(?:first (?:paying )?(?:customers?|clients?|users)|paying (?:customers?|clients?|users))\b/i,
  ],
  ['prototype', /\b(?:prototypes?|pilots?|proof of concept|minimum viable product|MVP|beta version)\b/i],
  ['idea', /\b(?:idea|concept) stage\b/i],
]

const soughtWords = [
  ['vc', /\bventure capital\b|\bVC funds?\b/i],
  ['angel', /\bangel (?:investors?|groups?|networks?)\b/i],
  ['incubator', /\b(?:incubators?|accelerators?)\b/i],
] as const

const readers: Record<CompanyFact, Read> = {
  oneLiner: (sentence, { field, index }) =>
    field === 'executiveSummary' && index === 0 && sentence.length <= longestLine ? sentence : null,
  sector: (sentence) => focusAreasIn(sentence).join(', ') || null,
  province: (sentence) => {
    if (
      !/\b(?:based|incorporat|settle|live|locat|offices?|headquarter|open|registered|operate)/i.test(sentence)
    )
      return null
    return onlyOne(provinceCodes.filter((code) => provincePatterns[code].test(sentence)))
  },
  stage: (sentence) =>
    notNow.test(sentence) ? null : (stageWords.find(([, words]) => words.test(sentence))?.[0] ?? null),
  website: (sentence) => /https?:\/\/[^\s<>()"]+[^\s<>()".,;:!?]/i.exec(sentence)?.[0] ?? null,
  organizationSought: (sentence) => {
    if (/\b(?:not|no|never|without)\b/i.test(sentence)) return null
    return onlyOne(soughtWords.flatMap(([plan, words]) => (words.test(sentence) ? [plan] : [])))
  },
  amountSought: (sentence) => {
    if (!/\b(?:seek|rais(?:e|ing)|looking for|ask(?:ing)? for|funding of|investment of)/i.test(sentence))
      return null
    const amounts = findAmounts(sentence).filter(({ currency }) => currency === null || currency === 'CAD')
    const amount = onlyOne([...new Set(amounts.map((found) => Math.round(found.amount)))])
    return amount !== null && amount > 0 && amount <= 2_000_000_000 ? amount : null
  },
}

const provincePatterns = Object.fromEntries(
  provinceCodes.map((code) => [code, new RegExp(`\\b${provinceNames[code]}\\b`)]),
) as Record<ProvinceCode, RegExp>

/** Where a sentence names several, it does not say which is meant. */
function onlyOne<Value>(found: readonly Value[]): Value | null {
  return found.length === 1 ? (found[0] ?? null) : null
}

/**
 * What the texts of a plan seem to state of the company: for each fact the first sentence that states it, in the order of the
 * sections. By words alone, so each comes with its sentence for the founder to judge; a fact that no sentence states is left out.
 */
export function suggestCompanyFacts(
  plan: Readonly<Partial<Record<PlanSectionField, string | null>>>,
): CompanySuggestion[] {
  const sentences = planSections.flatMap(({ field, name }) =>
    sentencesOf(plan[field] ?? '').map((sentence, index) => ({ sentence, field, index, from: name })),
  )
  return (Object.keys(readers) as CompanyFact[]).flatMap((fact) => {
    for (const { sentence, from, ...position } of sentences) {
      const value = readers[fact](sentence, position)
      if (value !== null) return [{ fact, value, sentence, from }]
    }
    return []
  })
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

function sentencesOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment.trim()).filter((line) => line !== '')
}
