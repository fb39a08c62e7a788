import { Badge, Button } from '@mantine/core'
import { type ApiKey, formatDate } from '@suv/domain'
import { IconKey } from '@tabler/icons-react'
import { Icon } from '../../ui/Icon.tsx'
import { formatMoment } from '../../ui/moments.ts'
import classes from '../../ui/rows.module.css'
import { scopeNames } from './scope-names.ts'

export function ApiKeyRow({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) {
  const { name, start, scope, createdAt, expiresAt, lastUsedAt } = apiKey
  return (
    <li className={classes.row}>
      <div className={classes.main}>
        <Icon of={IconKey} size={24} />
        <div>
          <div className={classes.name}>
            {name}
            <Badge color={scope === 'write' ? 'amber' : 'gray'}>{scopeNames[scope]}</Badge>
          </div>
          <div className={classes.detail}>
            <code>{start}…</code> created {formatDate(createdAt)}
            {expiresAt ? `, expires ${formatDate(expiresAt)}` : ', does not expire'}
          </div>
          <div className={classes.detail}>
            {lastUsedAt ? `Last used ${formatMoment(lastUsedAt)}` : 'Not used yet'}
          </div>
        </div>
      </div>
      <Button variant="default" onClick={onRevoke} aria-label={`Revoke ${name}`}>
        Revoke
      </Button>
    </li>
  )
}
