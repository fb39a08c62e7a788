import { emptySections } from '@suv/domain'
import { useCallback } from 'react'
import { toast } from '../../ui/toasts/toast-store.ts'
import type { PlanEditor } from './editor/plan-editor.ts'
import type { SaveRequest } from './editor/plan-machine.ts'

/** Saves by hand, and says how it went in the specified words. */
export function useSavePlan(editor: PlanEditor) {
  return useCallback(
    async (request: Omit<SaveRequest, 'reason'> = {}): Promise<boolean> => {
      // The second half of a double click.
      if (editor.getState().saving === 'hand') return false
      const isSaved = await editor.save({ ...request, reason: 'save' })
      toast(
        isSaved
          ? { title: 'Success', description: 'Business plan saved successfully' }
          : { title: 'Error', description: 'Failed to save business plan', variant: 'destructive' },
      )
      return isSaved
    },
    [editor],
  )
}

/** The names of the sections that must be written before the plan can be complete. */
export function missingSections(editor: PlanEditor): string[] {
  return emptySections(editor.getState().edit.mine).map(({ name }) => name)
}
