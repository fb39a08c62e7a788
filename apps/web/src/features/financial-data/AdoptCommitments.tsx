import { Button, Group } from '@mantine/core'
import { commitmentsToAdopt, formatCad } from '@suv/domain'
import { Notice } from '../../ui/Notice.tsx'
import { toast } from '../../ui/toasts/toast-store.ts'
import type { FinanceValues } from './empty-finances.ts'
import { useSaveFinances } from './use-save-finances.ts'

/** Where the committed sources add up to something else than the stored commitments: both figures, and one step to agree. */
export function AdoptCommitments({ finances }: { finances: FinanceValues }) {
  const { save, isSaving } = useSaveFinances()
  const { vcInvestmentCommitted: vc, angelInvestmentCommitted: angel } = commitmentsToAdopt(finances)
  if (vc === undefined && angel === undefined) return null
  const parts = [
    vc === undefined
      ? null
      : `venture capital ${formatCad(vc)}, not ${formatCad(finances.vcInvestmentCommitted ?? 0)}`,
    angel === undefined
      ? null
      : `angel investors ${formatCad(angel)}, not ${formatCad(finances.angelInvestmentCommitted ?? 0)}`,
  ].filter((part) => part !== null)

  async function adopt() {
    // Built upon what is stored by then: the sources may have changed in another place.
    const outcome = await save((stored) => (stored === null ? {} : commitmentsToAdopt(stored)))
    if (outcome === 'saved') {
      toast({ title: 'Saved', description: 'The commitments follow your funding sources.' })
    }
  }

  return (
    <Notice tone="amber">
      Your committed funding sources add up to other amounts than your commitments: {parts.join('; ')}.
      <Group mt="xs">
        <Button variant="default" loading={isSaving} onClick={() => void adopt()}>
          Use the sources
        </Button>
      </Group>
    </Notice>
  )
}
