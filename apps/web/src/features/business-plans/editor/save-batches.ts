import type { PlanTextField, PlanTextRow } from '@suv/domain'

export type PlanTexts = Partial<PlanTextRow>

/** The server takes requests of one mebibyte; the rest is for what surrounds the texts. */
const largestBatch = 900_000

/** The first texts that fit into one request, always one at least, and whether that is all of them. */
export function nextBatch(
  fields: readonly PlanTextField[],
  read: (field: PlanTextField) => string,
): { texts: PlanTexts; isAll: boolean } {
  const texts: Record<string, string> = {}
  let size = 0
  for (const field of fields) {
    const text = read(field)
    size += new Blob([JSON.stringify(text)]).size
    if (size > largestBatch && Object.keys(texts).length > 0) return { texts, isAll: false }
    texts[field] = text
  }
  return { texts, isAll: true }
}
