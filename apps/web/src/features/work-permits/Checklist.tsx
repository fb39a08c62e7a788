import { Text, Title } from '@mantine/core'
import type { WorkPermitStepState } from '@suv/domain'
import { trpc } from '../../trpc.ts'
import { QueryState } from '../../ui/QueryState.tsx'
import { useMe } from '../session/use-me.ts'
import { TrackerSkeleton } from '../team-records/TrackerSkeleton.tsx'
import { Writes } from '../workspaces/Writes.tsx'
import classes from './Checklist.module.css'
import { ChecklistStep } from './ChecklistStep.tsx'
import { useSaveStep } from './use-save-step.ts'

/** The nine steps of the application, ticked for the whole team. */
export function Checklist({ teamId }: { teamId: string }) {
  const steps = trpc.workPermitSteps.list.useQuery({ id: teamId })
  return (
    <section className={classes.checklist} aria-labelledby="checklist">
      <div className={classes.head}>
        <Title order={2} id="checklist">
          Application Checklist
        </Title>
        {steps.data && (
          <Text className="figures" c="dimmed" role="status">
            {steps.data.filter(({ isDone }) => isDone).length} of {steps.data.length} steps done
          </Text>
        )}
      </div>
      {steps.data === undefined ? (
        <QueryState
          what="The checklist"
          queries={[steps]}
          loading={<TrackerSkeleton label="Loading the checklist" cards={1} />}
        />
      ) : (
        <Writes teamId={teamId}>
          <Steps teamId={teamId} steps={steps.data} />
        </Writes>
      )}
    </section>
  )
}

function Steps({ teamId, steps }: { teamId: string; steps: readonly WorkPermitStepState[] }) {
  const me = useMe()
  const documents = trpc.documents.list.useQuery({ id: me.id })
  const save = useSaveStep(teamId)
  return (
    <ol className={classes.steps}>
      {steps.map((state, index) => (
        <ChecklistStep
          key={state.step}
          state={state}
          number={index + 1}
          documents={documents.data ?? []}
          onSave={(change) => save(state, change)}
        />
      ))}
    </ol>
  )
}
