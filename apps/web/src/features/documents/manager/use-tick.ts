import { trpc } from '../../../trpc.ts'
import { toast } from '../../../ui/toasts/toast-store.ts'

/** Ticks a named document at once on the screen, and then on the server; a failure takes it back and says so. */
export function useTick(): (checklistKey: string, isTicked: boolean) => void {
  const { client, documents } = trpc.useUtils()
  const set = (checklistKey: string, isTicked: boolean) =>
    documents.ticks.setData(undefined, (ticks) => {
      const others = (ticks ?? []).filter((tick) => tick.checklistKey !== checklistKey)
      return isTicked ? [...others, { checklistKey }] : others
    })
  return (checklistKey, isTicked) => {
    set(checklistKey, isTicked)
    const saved = isTicked
      ? client.documents.tick.mutate({ checklistKey })
      : client.documents.untick.mutate({ checklistKey })
    saved.catch(() => {
      set(checklistKey, !isTicked)
      toast({ title: 'Error', description: 'The box was not saved. Try again.', variant: 'destructive' })
    })
  }
}
