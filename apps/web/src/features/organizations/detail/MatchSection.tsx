import { Writes } from '../../workspaces/Writes.tsx'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Button, Checkbox, NativeSelect, Textarea, TextInput, Title } from '@mantine/core'
import {
  formatDate,
  type MatchStatus,
  matchStatuses,
  matchStatusLabels,
  type OrganizationMatch,
} from '@suv/domain'
import { AmountInput } from '../../../ui/AmountInput.tsx'
import { amountError, amountText, readAmount } from '../../../ui/amount-text.ts'
import { ScoreParts } from '../../organization-matches/ScoreParts.tsx'
import { useKeptForm } from '../../session/use-kept-form.ts'
import { type MatchUpdate, useUpdateMatch } from '../use-update-match.ts'
import classes from './MatchSection.module.css'

const statuses = matchStatuses.map((value) => ({ value, label: matchStatusLabels[value] }))

/** How well the organization fits, and what the member keeps about it. */
export function MatchSection({ match }: { match: OrganizationMatch }) {
  const { update, isPending } = useUpdateMatch()
  const { form, settle } = useKeptForm(`match:${match.id}`, {
    initialValues: toForm(match),
    validate: {
      investmentCommitted: (text) => amountError(text),
      notes: (text) => (text.length > 5_000 ? 'Use at most 5,000 characters.' : null),
    },
  })
  const submit = form.onSubmit((values) => {
    const change = changesOf(match, values)
    if (Object.keys(change).length === 0) return
    update(match, change, () => settle(values))
  })
  return (
    <section className={classes.section} aria-labelledby="your-match">
      <Title order={3} id="your-match">
        Your match: {match.compatibilityScore}%
      </Title>
      <ScoreParts parts={match.scoreParts} score={match.compatibilityScore} name={match.organization.name} />
      <form noValidate onSubmit={submit} className={classes.form}>
        <Writes>
          <NativeSelect label="Status" data={statuses} {...form.getInputProps('status')} />
          <TextInput type="date" label="Contacted on" {...form.getInputProps('contactedOn')} />
          <AmountInput label="Investment committed (CAD)" {...form.getInputProps('investmentCommitted')} />
          <Checkbox
            className={classes.check}
            label="Support letter received"
            {...form.getInputProps('supportLetterReceived', { type: 'checkbox' })}
          />
          <Textarea
            className={classes.wide}
            classNames={{ input: classes.lines }}
            label="Notes"
            rows={4}
            {...form.getInputProps('notes')}
          />
          <div className={classes.wide}>
            <Button type="submit" variant="default" loading={isPending}>
              Save your notes
            </Button>{' '}
            <span className={classes.saved}>Last saved {formatDate(match.updatedAt)}</span>
          </div>
        </Writes>
      </form>
    </section>
  )
}

type Values = {
  status: MatchStatus
  contactedOn: string
  investmentCommitted: string
  supportLetterReceived: boolean
  notes: string
}

function toForm(match: OrganizationMatch): Values {
  return {
    status: match.status,
    contactedOn: match.contactedOn ?? '',
    investmentCommitted: amountText(match.investmentCommitted),
    supportLetterReceived: match.supportLetterReceived,
    notes: match.notes ?? '',
  }
}

/** The fields that the form changes; what was left alone is not sent, and so overwrites nothing. */
function changesOf(match: OrganizationMatch, values: Values): MatchUpdate {
  const next = {
    status: values.status,
    contactedOn: values.contactedOn === '' ? null : values.contactedOn,
    investmentCommitted: readAmount(values.investmentCommitted),
    supportLetterReceived: values.supportLetterReceived,
    notes: values.notes.trim() === '' ? null : values.notes,
  }
  return Object.fromEntries(
    Object.entries(next).filter(([key, value]) => value !== match[key as keyof typeof next]),
  )
}
