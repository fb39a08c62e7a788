import { Button, CopyButton, Group, Stack, Text, TextInput } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { Icon } from '../../ui/Icon.tsx'
import classes from './CalendarDialog.module.css'

/** The one time that the address can be read. */
export function FeedAddress({ path }: { path: string }) {
  const address = `${window.location.origin}${path}`
  return (
    <Stack gap="sm">
      <Text size="sm">
        Copy the address now: it is not shown again. Whoever has it can read your dates, so treat it like a
        password.
      </Text>
      <TextInput
        label="Calendar address"
        value={address}
        readOnly
        classNames={{ input: classes.address }}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Group>
        <CopyButton value={address} timeout={4000}>
          {({ copied, copy }) => (
            <Button
              onClick={copy}
              aria-live="polite"
              variant="default"
              leftSection={copied ? <Icon of={IconCheck} /> : <Icon of={IconCopy} />}
            >
              {copied ? 'Copied' : 'Copy address'}
            </Button>
          )}
        </CopyButton>
      </Group>
    </Stack>
  )
}
