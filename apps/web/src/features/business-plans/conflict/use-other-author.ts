import type { PlanTextField } from '@suv/domain'
import { trpc } from '../../../trpc.ts'
import { timeOf } from '../../../ui/moments.ts'
import { useMe } from '../../session/use-me.ts'
import type { PlanEditor } from '../editor/plan-editor.ts'
import { useEditorState } from '../editor/use-plan-editor.ts'

/** The colleague who saved this text last, and when, in the person's own time; undefined where that was the person themselves, or is not known. */
export function useOtherAuthor(
  editor: PlanEditor,
  field: PlanTextField,
): { readonly name: string; readonly time: string } | undefined {
  const { id } = useMe()
  const { plan } = useEditorState(editor)
  const changes = trpc.businessPlans.changes.useQuery(
    { id: plan?.id ?? '' },
    { enabled: plan !== null, staleTime: 0 },
  )
  const change = changes.data?.find((one) => one.field === field)
  if (change === undefined || change.userId === id || change.name === null) return undefined
  return { name: change.name, time: timeOf(change.at) }
}
