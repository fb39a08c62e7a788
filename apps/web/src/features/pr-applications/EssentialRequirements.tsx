import { Title } from '@mantine/core'
import type { PrApplication } from '@suv/domain'
import { trpc } from '../../trpc.ts'
import { failedSave, saved } from '../../ui/failed-save.ts'
import { toast } from '../../ui/toasts/toast-store.ts'
import { Writes } from '../workspaces/Writes.tsx'
import type { ChecklistField } from './application-text.ts'
import { ChecklistCard } from './ChecklistCard.tsx'
import classes from './EssentialRequirements.module.css'
import { EarlierFeesSource, FeesInForce } from './Fees.tsx'
import { PoliceCertificatesNow } from './PoliceCertificatesNow.tsx'
import pageClasses from './PrApplicationPage.module.css'
import { useApplicationCache } from './use-application-cache.ts'

/** The three things that every application takes. Each tick is saved at once; meanwhile none can be changed. */
export function EssentialRequirements({ application }: { application: PrApplication }) {
  const cache = useApplicationCache(application.teamId)
  const ticks = `ticks of application ${application.id}`
  const update = trpc.prApplications.update.useMutation({
    onSuccess: (application) => {
      saved(ticks)
      cache.put(application)
      toast({ title: 'PR Application Updated', description: 'Your changes have been saved.' })
    },
    onError: (error, change) => failedSave({ of: ticks, error, retry: () => update.mutate(change) }),
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
        <Writes teamId={application.teamId}>
          <ChecklistCard {...shared('medicalExamCompleted')} />
          <ChecklistCard {...shared('policeCheckCompleted')}>
            <PoliceCertificatesNow teamId={application.teamId} memberId={application.teamMemberId} />
          </ChecklistCard>
          <ChecklistCard {...shared('feesPaid')} first={<FeesInForce />}>
            <EarlierFeesSource />
          </ChecklistCard>
        </Writes>
      </div>
    </section>
  )
}
