import { ActionIcon, Badge, Button, Menu } from '@mantine/core'
import '@mantine/core/styles/Menu.layer.css'
import type { WebhookEndpoint } from '@suv/domain'
import { IconDotsVertical, IconWebhook } from '@tabler/icons-react'
import { Icon } from '../../ui/Icon.tsx'
import { formatMoment } from '../../ui/moments.ts'
import classes from '../../ui/rows.module.css'
import { describeEvents } from './event-names.ts'
import { useSwitchWebhook } from './use-switch-webhook.ts'
import type { WebhookTask } from './webhook-task.ts'

type Props = { endpoint: WebhookEndpoint; onOpen: (task: WebhookTask) => void }

export function WebhookRow({ endpoint, onOpen }: Props) {
  const { url, description, events, isEnabled } = endpoint
  const name = description === '' ? new URL(url).host : description
  const switching = useSwitchWebhook(endpoint)
  return (
    <li className={classes.row}>
      <div className={classes.main}>
        <Icon of={IconWebhook} size={24} />
        <div>
          <div className={classes.name}>
            {name}
            <Badge color={isEnabled ? 'spruce' : 'gray'}>{isEnabled ? 'On' : 'Off'}</Badge>
          </div>
          <div className={classes.detail} style={{ overflowWrap: 'anywhere' }}>
            {url}
          </div>
          <div className={classes.detail}>{describeEvents(events)}</div>
          <State endpoint={endpoint} />
        </div>
      </div>
      <div className={classes.actions}>
        <Button variant="default" onClick={() => onOpen('deliveries')} aria-label={`Deliveries to ${name}`}>
          Deliveries
        </Button>
        {!isEnabled && (
          <Button
            loading={switching.isPending}
            onClick={() => switching.turn(true)}
            aria-label={`Turn on ${name}`}
          >
            Turn on
          </Button>
        )}
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="default" size={44} aria-label={`More for ${name}`}>
              <Icon of={IconDotsVertical} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => onOpen('edit')}>Edit</Menu.Item>
            <Menu.Item onClick={() => onOpen('secret')}>Make a new secret</Menu.Item>
            {isEnabled && <Menu.Item onClick={() => switching.turn(false)}>Turn off</Menu.Item>}
            <Menu.Item onClick={() => onOpen('delete')}>Delete</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
    </li>
  )
}

/** What the member has to know of it, in words. */
function State({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { offReason, disabledAt, failingSince, previousSecretUntil } = endpoint
  const lines: string[] = []
  if (offReason === 'gone') lines.push('Turned off: it answered that it is gone (410).')
  if (offReason === 'failing') lines.push('Turned off: nothing has arrived for three days.')
  if (offReason === 'member' && disabledAt) lines.push(`You turned it off on ${formatMoment(disabledAt)}.`)
  if (offReason === null && failingSince)
    lines.push(`Nothing has arrived since ${formatMoment(failingSince)}.`)
  if (previousSecretUntil && new Date(previousSecretUntil) > new Date())
    lines.push(`The secret before signs too until ${formatMoment(previousSecretUntil)}.`)
  return lines.map((line) => (
    <div key={line} className={classes.detail}>
      {line}
    </div>
  ))
}
