import { Button, Group } from '@mantine/core'
import { type CommitmentStory, commitmentsToAdopt, differingCommitments, formatCad } from '@suv/domain'
import { trpc } from '../../trpc.ts'
import { Notice } from '../../ui/Notice.tsx'
import { toast } from '../../ui/toasts/toast-store.ts'
import { useMe } from '../session/use-me.ts'
import type { FinanceValues } from './empty-finances.ts'
import { useSaveFinances } from './use-save-finances.ts'

/** Where commitments, sources of funding and matches say different things: all that they say, and one step to agree. */
export function AdoptCommitments({ finances }: { finances: FinanceValues }) {
  const { id } = useMe()
  const matches = trpc.organizationMatches.list.useQuery({ id })
  const { save, isSaving } = useSaveFinances()
  const stories = differingCommitments(finances, matches.data ?? [])
  if (stories.length === 0) return null
  const canAdopt = Object.keys(commitmentsToAdopt(finances)).length > 0

  async function adopt() {
    // Built upon what is stored by then: the sources may have changed in another place.
    const outcome = await save((stored) => (stored === null ? {} : commitmentsToAdopt(stored)))
    if (outcome === 'saved') {
      toast({ title: 'Saved', description: 'The commitments follow your funding sources.' })
    }
  }

  return (
    <Notice tone="amber">
      <p>Your commitments, your funding sources and your matches do not say the same:</p>
      <ul>
        {stories.map((story) => (
          <li key={story.kind}>{storyText(story)}</li>
        ))}
      </ul>
      {canAdopt && (
        <Group mt="xs">
          <Button variant="default" loading={isSaving} onClick={() => void adopt()}>
            Use the sources
          </Button>
        </Group>
      )}
    </Notice>
  )
}

function storyText({ kind, stored, committed, pending, onMatches }: CommitmentStory): string {
  const parts = [
    `${formatCad(stored)} in your commitments`,
    `${formatCad(committed)} committed${pending > 0 ? ` and ${formatCad(pending)} pending` : ''} in your sources`,
    onMatches > 0 ? `${formatCad(onMatches)} on your matches` : null,
  ]
  const who = kind === 'vc' ? 'Venture capital' : 'Angel investors'
  return `${who}: ${parts.filter((part) => part !== null).join('; ')}.`
}
