import { Button, Skeleton, Stack, Text, Title } from '@mantine/core'
import { type PlanTextField, type PlanVersionSummary, planSections, planTextFields } from '@suv/domain'
import { useState } from 'react'
import { trpc } from '../../../trpc.ts'
import { describeError } from '../../../ui/describe-error.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { QueryState } from '../../../ui/QueryState.tsx'
import { toast } from '../../../ui/toasts/toast-store.ts'
import { Writes } from '../../workspaces/Writes.tsx'
import { SideBySide } from '../conflict/SideBySide.tsx'
import type { PlanEditor } from '../editor/plan-editor.ts'
import { useEditorState } from '../editor/use-plan-editor.ts'

type Props = { editor: PlanEditor; version: PlanVersionSummary; onRestored: () => void }

function nameOf(field: PlanTextField): string {
  return planSections.find((section) => section.field === field)?.name ?? 'Title'
}

/** One version beside the plan as it is now, text by text where they differ, and the way back to it. */
export function VersionComparison({ editor, version, onRestored }: Props) {
  const stored = trpc.businessPlanVersions.get.useQuery({ id: version.id })
  const { mine } = useEditorState(editor).edit
  const { restore, isRestoring, error } = useRestore(editor, version, onRestored)
  if (stored.data === undefined) {
    return <QueryState what="This version" queries={[stored]} loading={<Skeleton height={320} />} />
  }
  const old = stored.data
  const changed = planTextFields.filter((field) => (old[field] ?? '') !== mine[field])
  if (changed.length === 0) return <Text>This version says the same as the plan now.</Text>
  return (
    <Stack gap="lg">
      {changed.map((field) => (
        <Stack key={field} gap="xs">
          <Title order={3}>{nameOf(field)}</Title>
          <SideBySide
            about={nameOf(field)}
            left={{ label: `Version ${version.number}`, text: old[field] ?? '' }}
            right={{ label: 'The plan now', text: mine[field] }}
          />
        </Stack>
      ))}
      <Text c="dimmed">
        {changed.length === planTextFields.length
          ? 'Everything differs.'
          : 'Everything else is the same in both.'}{' '}
        When you restore this version, the plan as it is now is kept as a version too.
      </Text>
      {error !== null && <Notice tone="maple">{error} Nothing was changed.</Notice>}
      <Writes>
        <Button loading={isRestoring} onClick={() => void restore()}>
          Restore version {version.number}
        </Button>
      </Writes>
    </Stack>
  )
}

function useRestore(editor: PlanEditor, version: PlanVersionSummary, onRestored: () => void) {
  const { mutateAsync } = trpc.businessPlanVersions.restore.useMutation()
  const [isRestoring, setRestoring] = useState(false)
  const [error, setError] = useState<string | null>(null)

  async function restore() {
    if (isRestoring) return
    setRestoring(true)
    setError(null)
    try {
      // What is not saved yet would stand against the restored text.
      if (!(await editor.save({ reason: 'autosave' }))) {
        setError('Your latest text could not be saved first.')
        return
      }
      editor.take(await mutateAsync({ id: version.id }))
      toast({ title: 'Success', description: `Version ${version.number} is your plan again.` })
      onRestored()
    } catch (problem) {
      setError(describeError(problem))
    } finally {
      setRestoring(false)
    }
  }
  return { restore, isRestoring, error }
}
