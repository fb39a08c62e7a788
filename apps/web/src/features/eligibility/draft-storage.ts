import { isScreenerForm, type ScreenerForm, type ScreenerStep, screenerStepNumbers } from '@suv/domain'
import { keptDraft } from './draft-key.ts'

const abilities = ['listening', 'reading', 'writing', 'speaking'] as const

export type RawScores = Record<(typeof abilities)[number], string>
export type Draft = {
  form: ScreenerForm
  step: ScreenerStep
  /** Raw test scores by the id of their table; an aid to the form, not part of the answers. */
  scores: Record<string, RawScores>
}

/** The unfinished answers of this tab, or null where there are none that can be read. */
export function readDraft(key: string): Draft | null {
  return keptDraft(key).readAs((text) => {
    const entry: unknown = JSON.parse(text)
    if (!isDraft(entry)) throw new TypeError('This is no draft.')
    return entry
  })
}

export function writeDraft(key: string, draft: Draft): void {
  keptDraft(key).write(JSON.stringify(draft))
}

function isDraft(entry: unknown): entry is Draft {
  const { form, step, scores } = (entry ?? {}) as Partial<Record<keyof Draft, unknown>>
  return (
    isScreenerForm(form) &&
    screenerStepNumbers.some((number) => number === step) &&
    typeof scores === 'object' &&
    scores !== null &&
    Object.values(scores).every(isRawScores)
  )
}

function isRawScores(entry: unknown): entry is RawScores {
  const scores = (entry ?? {}) as Partial<Record<string, unknown>>
  return abilities.every((ability) => typeof scores[ability] === 'string')
}
