import { defaultMatchWeights, type MatchWeights, matchPartKeys } from '@suv/domain'

/** The weights of the address; null where there are none, or where they make no sense. */
export function readWeights(text: string | undefined): MatchWeights | null {
  if (text === undefined) return null
  const values = text.split('-').map(Number)
  if (values.some((value) => value > 100)) return null
  return Object.fromEntries(matchPartKeys.map((key, index) => [key, values[index] ?? 0])) as MatchWeights
}

/** Undefined for the default weights: the address then says nothing. */
export function writeWeights(weights: MatchWeights): string | undefined {
  if (matchPartKeys.every((key) => weights[key] === defaultMatchWeights[key])) return undefined
  return matchPartKeys.map((key) => weights[key]).join('-')
}
