import { Button, Group, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { ApiKey } from '@suv/domain'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { trpc } from '../../trpc.ts'
import { Icon } from '../../ui/Icon.tsx'
import { lazyDialog } from '../../ui/on-demand/lazy-dialog.tsx'
import { QueryState } from '../../ui/QueryState.tsx'
import classes from '../../ui/rows.module.css'
import { ApiKeyRow } from './ApiKeyRow.tsx'
import { RowsSkeleton } from './RowsSkeleton.tsx'

const CreateApiKeyDialog = lazyDialog(
  async () => (await import('./CreateApiKeyDialog.tsx')).CreateApiKeyDialog,
  { opened: false },
)
const RevokeApiKeyDialog = lazyDialog(
  async () => (await import('./RevokeApiKeyDialog.tsx')).RevokeApiKeyDialog,
  { apiKey: null },
)

export function ApiKeys() {
  const keys = trpc.apiKeys.list.useQuery()
  const [createOpened, create] = useDisclosure(false)
  const [revoking, setRevoking] = useState<ApiKey | null>(null)
  if (keys.data === undefined) {
    return <QueryState what="Your API keys" queries={[keys]} loading={<RowsSkeleton count={1} />} />
  }
  return (
    <>
      {keys.data.length === 0 ? (
        <div className={classes.empty}>
          <Text fw={560}>You have no API keys</Text>
          <Text size="sm" c="dimmed">
            Create one when a program of yours, or of a partner, is to work with your data.
          </Text>
        </div>
      ) : (
        <ul className={classes.rows}>
          {keys.data.map((key) => (
            <ApiKeyRow key={key.id} apiKey={key} onRevoke={() => setRevoking(key)} />
          ))}
        </ul>
      )}
      <Group>
        <Button variant="default" leftSection={<Icon of={IconPlus} />} onClick={create.open}>
          Create an API key
        </Button>
      </Group>
      <CreateApiKeyDialog opened={createOpened} onClose={create.close} />
      <RevokeApiKeyDialog apiKey={revoking} onClose={() => setRevoking(null)} />
    </>
  )
}
