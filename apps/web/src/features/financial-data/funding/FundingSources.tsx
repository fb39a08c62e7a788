import { Button, Text, Title } from '@mantine/core'
import {
  applySourceChange,
  commitmentLabel,
  type FundingSource,
  formatCad,
  type SourceChange,
  sourceKindLabel,
  supportLetterLabel,
} from '@suv/domain'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import { lazyDialog } from '../../../ui/on-demand/lazy-dialog.tsx'
import { toast } from '../../../ui/toasts/toast-store.ts'
import { AdoptCommitments } from '../AdoptCommitments.tsx'
import { emptyFinances, type FinanceValues } from '../empty-finances.ts'
import { type SaveOutcome, useSaveFinances } from '../use-save-finances.ts'
import classes from './FundingSources.module.css'

const SourceDialog = lazyDialog(async () => (await import('./SourceDialog.tsx')).SourceDialog, {
  editing: null,
})

/** Who stands behind the money, and how certain it is. */
export function FundingSources({ finances }: { finances: FinanceValues }) {
  const { save, isSaving } = useSaveFinances()
  // `before` is null for a new source.
  const [editing, setEditing] = useState<{ before: FundingSource | null } | null>(null)
  const { fundingSources } = finances
  const total = (committed: boolean) =>
    fundingSources
      .filter((source) => source.committed === committed)
      .reduce((sum, { amount }) => sum + amount, 0)

  async function apply(change: SourceChange): Promise<SaveOutcome> {
    const outcome = await save((stored) => {
      const next = applySourceChange((stored ?? emptyFinances).fundingSources, change)
      return next === null ? null : { fundingSources: next }
    })
    if (outcome === 'conflict') {
      toast({
        title: 'Error',
        description: 'This source was changed in another place. The list shows it as it is now.',
        variant: 'destructive',
      })
    }
    return outcome
  }

  async function remove(source: FundingSource) {
    const at = fundingSources.indexOf(source)
    if ((await apply({ kind: 'remove', before: source })) !== 'saved') return
    toast({
      title: 'Funding source deleted',
      description: source.source,
      action: { label: 'Undo', onClick: () => void apply({ kind: 'add', source, at }) },
    })
  }

  async function submit(source: FundingSource): Promise<SaveOutcome> {
    const before = editing?.before ?? null
    const outcome = await apply(
      before === null ? { kind: 'add', source } : { kind: 'replace', before, source },
    )
    if (outcome === 'saved') {
      setEditing(null)
      toast({ title: 'Saved', description: `${source.source} is saved.` })
    }
    return outcome
  }

  const addButton = (
    <Button leftSection={<Icon of={IconPlus} />} onClick={() => setEditing({ before: null })}>
      Add Funding Source
    </Button>
  )
  return (
    <section className={classes.section} aria-labelledby="funding-sources">
      <div className={classes.head}>
        <div>
          <Title order={2} id="funding-sources">
            Funding Sources
          </Title>
          <Text c="dimmed" className="figures">
            {formatCad(total(true))} committed, {formatCad(total(false))} pending
          </Text>
        </div>
        {fundingSources.length > 0 && addButton}
      </div>
      <AdoptCommitments finances={finances} />
      {fundingSources.length === 0 ? (
        <div className={classes.empty}>
          <Text fw={600}>No funding sources yet</Text>
          <Text c="dimmed">
            Write down each investor, grant and saving, committed or not: reviewers ask where the money comes
            from.
          </Text>
          <div>{addButton}</div>
        </div>
      ) : (
        <ul className={classes.list} aria-label="Funding sources">
          {fundingSources.map((source, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sources have no identifiers, and two may be alike
            <li key={index} className={classes.source}>
              <div>
                <Title order={3} className={classes.name}>
                  {source.source}
                </Title>
                <Text size="sm" c="dimmed">
                  {[sourceKindLabel(source.organization_type), source.type].filter(Boolean).join(' · ') ||
                    'Kind not given'}
                </Text>
                {source.description && <p className={classes.description}>{source.description}</p>}
              </div>
              <p className={classes.amount}>{formatCad(source.amount)}</p>
              <dl className={classes.states}>
                <div>
                  <dt>Funding</dt>
                  <dd data-good={source.committed || undefined}>{commitmentLabel(source)}</dd>
                </div>
                <div>
                  <dt>Support letter</dt>
                  <dd data-good={source.support_letter_status === 'received' || undefined}>
                    {supportLetterLabel(source.support_letter_status)}
                  </dd>
                </div>
              </dl>
              <div className={classes.tools}>
                <Button
                  variant="default"
                  aria-label={`Edit ${source.source}`}
                  onClick={() => setEditing({ before: source })}
                >
                  Edit
                </Button>
                <Button
                  variant="subtle"
                  color="gray"
                  aria-label={`Delete ${source.source}`}
                  onClick={() => void remove(source)}
                >
                  Delete
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <SourceDialog
        editing={editing}
        isSaving={isSaving}
        onSubmit={submit}
        onClose={() => setEditing(null)}
      />
    </section>
  )
}
