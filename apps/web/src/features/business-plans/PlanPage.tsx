import { Text, Title } from '@mantine/core'
import { trpc } from '../../trpc.ts'
import { QueryState } from '../../ui/QueryState.tsx'
import { useMe } from '../session/use-me.ts'
import { useOpenEditor } from './editor/use-plan-editor.ts'
import classes from './PlanPage.module.css'
import { PlanSkeleton } from './PlanSkeleton.tsx'
import { PlanWorkspace } from './PlanWorkspace.tsx'

export function PlanPage() {
  const me = useMe()
  const plan = trpc.businessPlans.get.useQuery({ id: me.id })
  const editor = useOpenEditor(me.id, plan.data)
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
