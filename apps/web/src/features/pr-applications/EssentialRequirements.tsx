import { Title } from '@mantine/core'
import type { PrApplication } from '@suv/domain'
import { trpc } from '../../trpc.ts'
import { describeError } from '../../ui/describe-error.ts'
import { toast } from '../../ui/toasts/toast-store.ts'
import type { ChecklistField } from './application-text.ts'
import { ChecklistCard } from './ChecklistCard.tsx'
import classes from './EssentialRequirements.module.css'
import { FeesNow } from './FeesNow.tsx'
import pageClasses from './PrApplicationPage.module.css'
import { useApplicationCache } from './use-application-cache.ts'

/** The three things that every application takes. Each tick is saved at once; meanwhile none can be changed. */
export function EssentialRequirements({ application }: { application: PrApplication }) {
  const cache = useApplicationCache(application.teamId)
  const update = trpc.prApplications.update.useMutation({
    onSuccess: (saved) => {
      cache.put(saved)
      toast({ title: 'PR Application Updated', description: 'Your changes have been saved.' })
    },
    onError: (error) => toast({ title: 'Error', description: describeError(error), variant: 'destructive' }),
  })
  const shared = (field: ChecklistField) => ({
    field,
    isDone:
      update.isPending && update.variables[field] !== undefined
        ? update.variables[field]
        : application[field],
    isSaving: update.isPending,
    onToggle: (isDone: boolean) => update.mutate({ id: application.id, [field]: isDone }),
  })
  return (
    <section className={pageClasses.card} aria-labelledby="essential">
      <Title order={2} id="essential">
        Essential Requirements
      </Title>
      <div className={classes.cards}>
        <ChecklistCard {...shared('medicalExamCompleted')} />
        <ChecklistCard {...shared('policeCheckCompleted')} />
        <ChecklistCard {...shared('feesPaid')}>
          <FeesNow />
        </ChecklistCard>
      </div>
    </section>
  )
}
