import { Button, Group } from '@mantine/core'
import { formatDate, type Passkey } from '@suv/domain'
import { IconFingerprint } from '@tabler/icons-react'
import { Icon } from '../../ui/Icon.tsx'
import { formatMoment } from '../../ui/moments.ts'
import classes from '../../ui/rows.module.css'

type Props = { passkey: Passkey; onRename: () => void; onRemove: () => void }

export function PasskeyRow({ passkey, onRename, onRemove }: Props) {
  const { name, createdAt, lastUsedAt } = passkey
  return (
    <li className={classes.row}>
      <div className={classes.main}>
        <Icon of={IconFingerprint} size={24} />
        <div>
          <div className={classes.name}>{name}</div>
          <div className={classes.detail}>Added {formatDate(createdAt)}</div>
          <div className={classes.detail}>
            {lastUsedAt ? `Last used ${formatMoment(lastUsedAt)}` : 'Not used yet'}
          </div>
        </div>
      </div>
      <Group gap="xs">
        <Button variant="default" onClick={onRename} aria-label={`Rename ${name}`}>
          Rename
        </Button>
        <Button variant="default" onClick={onRemove} aria-label={`Remove ${name}`}>
          Remove
        </Button>
      </Group>
    </li>
  )
}
