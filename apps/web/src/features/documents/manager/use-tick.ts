import { trpc } from '../../../trpc.ts'
import { changeAtOnce } from '../../../ui/change-at-once.ts'

/** Ticks a named document at once on the screen, and then on the server; a failure takes it back and says so. */
export function useTick(): (checklistKey: string, isTicked: boolean) => void {
  const { ticks } = trpc.useUtils().documents
  const tick = trpc.documents.tick.useMutation()
  const untick = trpc.documents.untick.useMutation()
  return (checklistKey, after) => {
    void changeAtOnce({
      of: `tick of ${checklistKey}`,
      before: !after,
      after,
      put: (isTicked) =>
        ticks.setData(undefined, (all) => {
          const others = (all ?? []).filter((each) => each.checklistKey !== checklistKey)
          return isTicked ? [...others, { checklistKey }] : others
        }),
      send: async () => {
        await (after ? tick : untick).mutateAsync({ checklistKey })
        return after
      },
      failure: 'The box was not saved.',
    })
  }
}
