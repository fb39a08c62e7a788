import type { BusinessPlan, PlanTextField } from '@suv/domain'
import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'
import { isTakingOver } from '../../../first-load/taking-over.ts'
import type { EditorState } from './editor-state.ts'
import { openPlanEditor, planEditorAtOnce } from './open-plan-editor.ts'
import { PlanEditor } from './plan-editor.ts'

/** The editor of the member's plan once it is ready; undefined before. */
export function useOpenEditor(userId: string, plan: BusinessPlan | null | undefined): PlanEditor | undefined {
  const [editor, setEditor] = useState(() =>
    plan === undefined || isTakingOver() ? undefined : planEditorAtOnce(userId, plan),
  )
  const isLoaded = plan !== undefined
  // Only the plan as it was first read begins an editor; what is read later reaches it by itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!isLoaded) return
    let isGone = false
    void openPlanEditor(userId, plan, editor).then((opened) => {
      // In slices: it is the whole screen.
      if (!isGone) startTransition(() => setEditor(opened))
    })
    return () => {
      isGone = true
    }
  }, [userId, isLoaded])
  return editor
}

/**
 * The plan as it came with the page, while the app takes the page over; undefined otherwise. Nothing is told to it: what is typed
 * meanwhile is kept for the editor (first-load/early-input.ts).
 */
export function usePreview(userId: string, plan: BusinessPlan | null | undefined): PlanEditor | undefined {
  const [preview] = useState(() =>
    plan !== undefined && isTakingOver() ? new PlanEditor({ userId, tabId: '', plan }) : undefined,
  )
  return preview
}

export function useEditorState(editor: PlanEditor): EditorState {
  return useSyncExternalStore(editor.subscribe, editor.getState, editor.getState)
}

/** One text alone, so that a key in one section draws no other. */
export function useEditorText(editor: PlanEditor, field: PlanTextField): string {
  const read = () => editor.getState().edit.mine[field]
  return useSyncExternalStore(editor.subscribe, read, read)
}
