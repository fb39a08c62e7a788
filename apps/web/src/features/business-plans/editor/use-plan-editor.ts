import type { BusinessPlan, PlanTextField } from '@suv/domain'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { EditorState } from './editor-state.ts'
import { openPlanEditor } from './open-plan-editor.ts'
import type { PlanEditor } from './plan-editor.ts'

/** The editor of the member's plan once it is ready; undefined before. */
export function useOpenEditor(userId: string, plan: BusinessPlan | null | undefined): PlanEditor | undefined {
  const [editor, setEditor] = useState<PlanEditor>()
  const isLoaded = plan !== undefined
  // Only the plan as it was first read begins an editor; what is read later reaches it by itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!isLoaded) return
    let isGone = false
    void openPlanEditor(userId, plan).then((opened) => {
      if (!isGone) setEditor(opened)
    })
    return () => {
      isGone = true
    }
  }, [userId, isLoaded])
  return editor
}

export function useEditorState(editor: PlanEditor): EditorState {
  return useSyncExternalStore(editor.subscribe, editor.getState)
}

/** One text alone, so that a key in one section draws no other. */
export function useEditorText(editor: PlanEditor, field: PlanTextField): string {
  return useSyncExternalStore(editor.subscribe, () => editor.getState().edit.mine[field])
}
