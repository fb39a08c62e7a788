import type { WorkPermitStepState } from '@suv/domain'
import { trpc } from '../../trpc.ts'
import { changeAtOnce } from '../../ui/change-at-once.ts'

export type StepChange = { isDone: boolean } | { documentId: string | null }

/** Ticks a step at once on the screen, and then on the server; what was not saved goes back. */
export function useSaveStep(teamId: string): (state: WorkPermitStepState, change: StepChange) => void {
  const { list } = trpc.useUtils().workPermitSteps
  const { mutateAsync } = trpc.workPermitSteps.save.useMutation()
  return (before, change) => {
    const { step } = before
    void changeAtOnce({
      of: `step ${step} of ${teamId}`,
      before,
      after: { ...before, ...change },
      put: (state) =>
        list.setData({ id: teamId }, (steps) => steps?.map((each) => (each.step === step ? state : each))),
      send: () => mutateAsync({ id: teamId, step, ...change }),
    })
  }
}
