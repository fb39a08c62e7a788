import { Text, Title } from '@mantine/core'
import { useTakenOver } from '../../first-load/use-taken-over.ts'
import { trpc } from '../../trpc.ts'
import { QueryState } from '../../ui/QueryState.tsx'
import { useMe } from '../session/use-me.ts'
import { useOpenEditor, usePreview } from './editor/use-plan-editor.ts'
import classes from './PlanPage.module.css'
import { PlanSkeleton } from './PlanSkeleton.tsx'
import { PlanWorkspace } from './PlanWorkspace.tsx'

export function PlanPage() {
  const me = useMe()
  const plan = trpc.businessPlans.get.useQuery({ id: me.id })
  const opened = useOpenEditor(me.id, plan.data)
  const preview = usePreview(me.id, plan.data)
  const editor = opened ?? preview
  useTakenOver(opened !== undefined || preview === undefined)
  return (
    <div className={classes.page}>
      <div>
        <Title order={1}>Start-Up Visa Business Plan</Title>
        <Text c="dimmed" mt="2xs">
          Six sections, saved as you write.
        </Text>
      </div>
      {editor !== undefined ? (
        <PlanWorkspace key={me.id} editor={editor} />
      ) : (
        <QueryState what="Your business plan" queries={[plan]} loading={<PlanSkeleton />} />
      )}
    </div>
  )
}
