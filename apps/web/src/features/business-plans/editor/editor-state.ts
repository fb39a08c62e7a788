import {
  asStored,
  type BusinessPlan,
  fieldsStanding,
  type PlanEdit,
  type PlanTextField,
  planTextProblem,
} from '@suv/domain'
import type { SaveProblem } from './save-problem.ts'

export type EditorState = {
  /** As stored, as far as it is known; null before the first save. */
  readonly plan: BusinessPlan | null
  readonly edit: PlanEdit
  /** What is being saved now: by hand, by itself, or nothing. */
  readonly saving: 'hand' | 'auto' | null
  /** Why the last save failed; null once one has succeeded. */
  readonly problem: SaveProblem | null
  /** Whether this device keeps what is not saved. */
  readonly isKept: boolean
}

/** Texts that differ from what is stored, also where they cannot be saved as they are. */
export function unsavedFields({ edit }: EditorState): PlanTextField[] {
  return fieldsStanding(edit, 'mine', 'conflict')
}

/** Texts that can be sent now: changed here only, and acceptable. */
export function sendableFields({ edit }: EditorState): PlanTextField[] {
  return fieldsStanding(edit, 'mine').filter((field) => planTextProblem(field, edit.mine[field]) === null)
}

export function textToSend({ edit }: EditorState, field: PlanTextField): string {
  return asStored(field, edit.mine[field])
}
