import { timeOf } from '../../ui/moments.ts'
import { type EditorState, unsavedFields } from './editor/editor-state.ts'

export type SaveStatus = {
  readonly tone: 'saved' | 'busy' | 'waiting'
  readonly text: string
  /** What is in the way, where something is. */
  readonly reason: string | null
}

/** In a line: whether the plan is saved, since when, and if not, why and where the text is. */
export function saveStatusOf(state: EditorState): SaveStatus {
  const { plan, saving, problem, isKept } = state
  if (saving !== null) return { tone: 'busy', text: 'Saving...', reason: null }
  if (unsavedFields(state).length > 0) {
    const text = isKept
      ? 'Not saved yet: kept on this device'
      : 'Not saved yet: this device cannot keep it, so leave this page open'
    return { tone: 'waiting', text, reason: reasonOf(problem) }
  }
  if (plan === null) return { tone: 'saved', text: 'Nothing to save yet', reason: null }
  return { tone: 'saved', text: `Saved at ${timeOf(plan.lastModified)}`, reason: null }
}

function reasonOf(problem: EditorState['problem']): string | null {
  if (problem === null) return null
  const isRetried = problem.kind === 'offline' || problem.kind === 'server'
  return isRetried ? `${problem.message} It is tried again by itself.` : problem.message
}
