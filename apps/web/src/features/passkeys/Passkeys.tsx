import { Anchor, Button, Group, Text, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { maximumPasskeys, type Passkey } from '@suv/domain'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { trpc } from '../../trpc.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { lazyDialog } from '../../ui/on-demand/lazy-dialog.tsx'
import { QueryState } from '../../ui/QueryState.tsx'
import rowClasses from '../../ui/rows.module.css'
import { RowsSkeleton } from '../accounts/RowsSkeleton.tsx'
import { PasskeyRow } from './PasskeyRow.tsx'
import classes from './Passkeys.module.css'
import { findPasskeyObstacle } from './passkey-obstacle.ts'

const RenamePasskeyDialog = lazyDialog(
  async () => (await import('./RenamePasskeyDialog.tsx')).RenamePasskeyDialog,
  { passkey: null },
)
const RemovePasskeyDialog = lazyDialog(
  async () => (await import('./RemovePasskeyDialog.tsx')).RemovePasskeyDialog,
  { passkey: null },
)
const AddPasskeyDialog = lazyDialog(async () => (await import('./AddPasskeyDialog.tsx')).AddPasskeyDialog, {
  opened: false,
})

/** The member's passkeys, and a way to add one. */
export function Passkeys() {
  return (
    <section className={classes.passkeys} aria-labelledby="passkeys">
      <div>
        <Title order={3} size="h4" id="passkeys">
          Passkeys
        </Title>
        <Text size="sm" c="dimmed" mt="2xs">
          Sign in with your fingerprint, face or screen lock instead of the password. A passkey shows two
          things at once, that you have the device and that it is you, so no code is asked for after it.
        </Text>
      </div>
      <PasskeyList />
    </section>
  )
}

function PasskeyList() {
  const passkeys = trpc.passkeys.list.useQuery()
  const [renaming, setRenaming] = useState<Passkey | null>(null)
  const [removing, setRemoving] = useState<Passkey | null>(null)
  if (passkeys.data === undefined) {
    return <QueryState what="Your passkeys" queries={[passkeys]} loading={<RowsSkeleton count={1} />} />
  }
  return (
    <>
      {passkeys.data.length === 0 ? (
        <div className={rowClasses.empty}>
          <Text fw={560}>You have no passkeys</Text>
          <Text size="sm" c="dimmed">
            Your password goes on working beside one, for devices that do not have it.
          </Text>
        </div>
      ) : (
        <ul className={rowClasses.rows}>
          {passkeys.data.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRename={() => setRenaming(passkey)}
              onRemove={() => setRemoving(passkey)}
            />
          ))}
        </ul>
      )}
      <AddPasskey count={passkeys.data.length} />
      <RenamePasskeyDialog passkey={renaming} onClose={() => setRenaming(null)} />
      <RemovePasskeyDialog passkey={removing} onClose={() => setRemoving(null)} />
    </>
  )
}

function AddPasskey({ count }: { count: number }) {
  const [opened, dialog] = useDisclosure(false)
  const obstacle = findPasskeyObstacle()
  if (obstacle) {
    return (
      <Notice tone="plain">
        {obstacle.text}{' '}
        {obstacle.link && (
          <>
            <Anchor inherit href={obstacle.link}>
              {obstacle.link}
            </Anchor>
            . Sign in there to add a passkey.
          </>
        )}
      </Notice>
    )
  }
  if (count >= maximumPasskeys) {
    return (
      <Text size="sm" c="dimmed">
        You have {maximumPasskeys} passkeys, as many as there can be. Remove one to add another.
      </Text>
    )
  }
  return (
    <Group>
      <Button variant="default" leftSection={<Icon of={IconPlus} />} onClick={dialog.open}>
        Add a passkey
      </Button>
      <AddPasskeyDialog opened={opened} onClose={dialog.close} />
    </Group>
  )
}
