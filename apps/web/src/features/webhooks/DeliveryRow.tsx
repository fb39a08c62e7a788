import { Badge, Button, Code } from '@mantine/core'
import '@mantine/core/styles/Code.layer.css'
import type { WebhookAttempt, WebhookDelivery } from '@suv/domain'
import { formatMoment } from '../../ui/moments.ts'
import classes from '../../ui/rows.module.css'
import styles from './DeliveryRow.module.css'
import { eventNames } from './event-names.ts'

const states = {
  pending: { name: 'On its way', color: 'amber' },
  delivered: { name: 'Arrived', color: 'spruce' },
  failed: { name: 'Not delivered', color: 'maple' },
} as const

type Props = {
  delivery: WebhookDelivery
  canResend: boolean
  isSending: boolean
  onResend: () => void
}

/** One message: what it told of, how it went, and each try. */
export function DeliveryRow({ delivery, canResend, isSending, onResend }: Props) {
  const { event, state, createdAt, nextAttemptAt, attempts, eventId } = delivery
  const { name, color } = states[state]
  const last = attempts.at(-1)
  return (
    <li className={classes.row}>
      <div className={classes.main}>
        <div className={styles.texts}>
          <div className={classes.name}>
            {eventNames[event]}
            <Badge color={color}>{name}</Badge>
          </div>
          <div className={classes.detail}>{formatMoment(createdAt)}</div>
          {last && <div className={classes.detail}>{describeAttempt(last)}</div>}
          {state === 'failed' && last === undefined && (
            <div className={classes.detail}>Not sent: the webhook was off, or your membership had ended.</div>
          )}
          {nextAttemptAt && last && (
            <div className={classes.detail}>Tried again {formatMoment(nextAttemptAt)}.</div>
          )}
          <details className={`${classes.detail} ${styles.details}`}>
            <summary>
              {attempts.length === 1 ? '1 try' : `${attempts.length} tries`}, and what was sent
            </summary>
            {attempts.map((attempt) => (
              <div key={attempt.at}>
                {formatMoment(attempt.at)}
                {attempt.byHand ? ', by hand' : ''}: {describeAttempt(attempt)}
                {attempt.answer !== '' && <Code block>{attempt.answer}</Code>}
              </div>
            ))}
            <div>
              <code>webhook-id: {eventId}</code>
            </div>
            <Code block>{JSON.stringify(delivery.payload, null, 2)}</Code>
          </details>
        </div>
      </div>
      {canResend && state !== 'pending' && (
        <Button
          variant="default"
          loading={isSending}
          onClick={onResend}
          aria-label={`Send again: ${eventNames[event]}, ${formatMoment(createdAt)}`}
        >
          Send again
        </Button>
      )}
    </li>
  )
}

function describeAttempt({ status, durationMs, problem }: WebhookAttempt): string {
  const took = `${durationMs.toLocaleString('en-CA')} ms`
  return problem === null ? `Answered ${status} in ${took}.` : `${problem} (${took})`
}
