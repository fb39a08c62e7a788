import type { ScreenerForm } from '@suv/domain'
import type { RawScores } from '../draft-storage.ts'
import type { StepFields } from '../fields/use-step-fields.ts'

/** What each step is given. */
export type StepProps = {
  bind: StepFields['bind']
  form: ScreenerForm
  scores: Record<string, RawScores>
  setScores: (table: string, scores: RawScores) => void
}
