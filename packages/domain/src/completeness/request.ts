import { isOpenConcern, type JudgedConcern } from '../ircc-letters/limits.ts'
import type { PackEvidence } from './completeness.ts'
import { type Pack, type PackItem, packs, requestSource } from './packs.ts'

/** The pack that answers a letter: what every answer needs, and the letter's own list, point by point. */

type Letter = { readonly concerns: readonly JudgedConcern[] }

const longestName = 160

/** What answers this letter. A point's id follows from its words: a mark belongs to what was asked, and not to its place. */
export function requestPack(letter: Letter): Pack {
  const { name, items } = packs.document_request
  return { name, items: [...items, ...pointsOf(letter).map(({ item }) => item)] }
}

/**
 * The points that the letter's record answers with a text or a paper.
 * @param isKept Whether the document of this id is still there; one that was deleted answers nothing.
 */
export function answeredPoints(
  letter: Letter,
  personId: string,
  isKept: (documentId: string) => boolean,
): PackEvidence[] {
  return pointsOf(letter).flatMap(({ item, concern }) =>
    isOpenConcern({ ...concern, documentIds: concern.documentIds?.filter(isKept) ?? [] })
      ? []
      : [
          {
            item: item.id,
            personId,
            in: 'this' as const,
            what: concern.paper.trim() || 'Answered in the letter’s record',
          },
        ],
  )
}

function pointsOf({ concerns }: Letter): { item: PackItem; concern: JudgedConcern }[] {
  const seen = new Map<string, number>()
  return concerns.map((concern) => {
    const words = concern.text.trim().replaceAll(/\s+/g, ' ').replace(/\.$/, '')
    const hash = hashOf(words)
    const times = (seen.get(hash) ?? 0) + 1
    seen.set(hash, times)
    const item: PackItem = {
      id: times === 1 ? `point-${hash}` : `point-${hash}-${times}`,
      name: words.length > longestName ? `${words.slice(0, longestName - 1)}…` : words,
      rule: 'The letter',
      source: requestSource,
      of: 'applicant',
    }
    return { item, concern }
  })
}

/** 32 bits, FNV-1a, as hexadecimal digits: to tell the points of one letter apart. */
function hashOf(text: string): string {
  let hash = 0x81_1c_9d_c5
  for (const unit of text) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01_00_01_93)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
