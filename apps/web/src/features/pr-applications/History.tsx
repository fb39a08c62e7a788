import { Text } from '@mantine/core'
import { formatDate, type PrApplicationChange } from '@suv/domain'
import { trpc } from '../../trpc.ts'
import { formatMoment } from '../../ui/moments.ts'
import { historyFieldName } from './application-text.ts'
import classes from './History.module.css'

type Props = { teamId: string; applicationId: string }

/** Who changed what of the application, when, from and to. */
export function History({ teamId, applicationId }: Props) {
  const history = trpc.prApplications.history.useQuery({ id: teamId, applicationId })
  const changes = history.data ?? []
  return (
    <details className={classes.history}>
      <summary>
        History{history.data ? ` (${changes.length} ${changes.length === 1 ? 'change' : 'changes'})` : ''}
      </summary>
      {history.error ? (
        <Text c="dimmed">The history could not be loaded. Open the page again to try once more.</Text>
      ) : changes.length === 0 ? (
        <Text c="dimmed">Nothing has been changed yet.</Text>
      ) : (
        <ol className={classes.changes}>
          {changes.map((change) => (
            <li key={change.id}>
              <span className={classes.what}>{sentenceOf(change)}</span>
              <span className={classes.who}>
                <time dateTime={change.at}>{formatMoment(change.at)}</time>
                {' by '}
                {change.actorName ?? 'somebody who is no longer in the team'}
              </span>
            </li>
          ))}
        </ol>
      )}
    </details>
  )
}

function sentenceOf({ field, fromValue, toValue }: PrApplicationChange): string {
  const name = historyFieldName(field)
  if (toValue === 'true') return `${name}: completed`
  if (toValue === 'false') return `${name}: open again`
  if (toValue === null) return `${name}: ${valueText(field, fromValue)} taken out`
  return fromValue === null
    ? `${name}: ${valueText(field, toValue)}`
    : `${name}: from ${valueText(field, fromValue)} to ${valueText(field, toValue)}`
}

function valueText(field: PrApplicationChange['field'], value: string | null): string {
  if (value === null) return ''
  if (field === 'submittedAt' || field === 'receivedOn') return formatDate(value)
  return field === 'status' ? value.replaceAll('_', ' ') : value
}
