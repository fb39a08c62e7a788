import type { WorkPermitStepState } from '@suv/domain'
import { trpc } from '../../trpc.ts'
import { describeError } from '../../ui/describe-error.ts'
import { toast } from '../../ui/toasts/toast-store.ts'

export type StepChange = { isDone: boolean } | { documentId: string | null }

/** Ticks a step at once on the screen, and then on the server; what was not saved goes back. */
export function useSaveStep(teamId: string): (state: WorkPermitStepState, change: StepChange) => void {
  const { list } = trpc.useUtils().workPermitSteps
  const { mutateAsync } = trpc.workPermitSteps.save.useMutation({ scope: { id: 'work-permit-steps' } })
  const patch = (step: WorkPermitStepState['step'], change: Partial<WorkPermitStepState>) =>
    list.setData({ id: teamId }, (steps) =>
      steps?.map((state) => (state.step === step ? { ...state, ...change } : state)),
    )

  async function save(state: WorkPermitStepState, change: StepChange) {
    const { step, ...before } = state
    patch(step, change)
    try {
      await mutateAsync({ id: teamId, step, ...change })
    } catch (error) {
      patch(step, 'isDone' in change ? { isDone: before.isDone } : { documentId: before.documentId })
      toast({ title: 'Error', description: describeError(error), variant: 'destructive' })
    }
  }

  return (state, change) => void save(state, change)
}
