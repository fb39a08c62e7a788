import {
  type Assessment,
  emptyScreenerForm,
  type ScreenerField,
  type ScreenerForm,
  type ScreenerStep,
  toScreenerForm,
  withFieldText,
} from '@suv/domain'
import { use, useEffect, useState } from 'react'
import { keptDraft } from './draft-key.ts'
import { type Draft, type RawScores, readDraft, writeDraft } from './draft-storage.ts'
import { ShownStep } from './shown-step.ts'

export type ScreenerDraft = {
  draft: Draft
  /** Whether the questionnaire is being filled in, rather than its result read. */
  isOpen: boolean
  setField: (name: ScreenerField, value: string) => void
  setScores: (table: string, scores: RawScores) => void
  /** Shows a step of the questionnaire, with the answers as they are. */
  goToStep: (step: ScreenerStep) => void
  /** The answers have been assessed, or were left: the result is shown. */
  close: () => void
}

/**
 * The answers of the questionnaire, kept in this tab until they are assessed: they survive a reload, and a save that
 * fails. With nothing kept, the questionnaire starts from the last assessment, if there is one.
 */
export function useScreenerDraft(key: string | null, assessment: Assessment | null): ScreenerDraft {
  const [kept] = useState(() => (key === null ? null : readDraft(key)))
  const shownStep = use(ShownStep)
  const [start, setStart] = useState<Draft>(
    () => kept ?? { ...startFrom(assessment), step: key === null ? shownStep : 1 },
  )
  const [draft, setDraft] = useState(start)
  const [isOpen, setOpen] = useState(kept !== null || assessment === null)

  // The key of a page that was made at build time comes after the first render, with the last assessment. What is on the
  // screen then stays, unless something is kept; and what was answered before that counts more than what was kept.
  const [early, setEarly] = useState<readonly (readonly [ScreenerField, string])[]>([])
  const [knownKey, setKnownKey] = useState(key)
  if (key !== knownKey) {
    setKnownKey(key)
    const found = key === null ? null : readDraft(key)
    if (found !== null || assessment !== null) {
      const next = found ?? startFrom(assessment)
      setStart(next)
      const step = draft.step === start.step ? next.step : draft.step
      setDraft(found === null ? next : { ...found, step, form: withTexts(found.form, early) })
      setOpen(found !== null)
    } else if (start.step !== 1) setDraft({ ...draft, step: 1 })
  }

  useEffect(() => {
    if (key !== null && isOpen && draft !== start) writeDraft(key, draft)
  }, [isOpen, draft, start, key])

  return {
    draft,
    isOpen,
    setField: (name, value) => {
      if (key === null) setEarly((texts) => [...texts, [name, value]])
      setDraft((current) => ({ ...current, form: withFieldText(current.form, name, value) }))
    },
    setScores: (table, scores) =>
      setDraft((current) => ({ ...current, scores: { ...current.scores, [table]: scores } })),
    goToStep: (step) => {
      setDraft((current) => ({ ...current, step }))
      setOpen(true)
    },
    close: () => {
      if (key !== null) keptDraft(key).remove()
      setOpen(false)
    },
  }
}

function withTexts(form: ScreenerForm, texts: readonly (readonly [ScreenerField, string])[]): ScreenerForm {
  return texts.reduce((filled, [name, text]) => withFieldText(filled, name, text), form)
}

function startFrom(assessment: Assessment | null): Draft {
  const form = assessment === null ? emptyScreenerForm : toScreenerForm(assessment)
  return { form, step: 1, scores: {} }
}
