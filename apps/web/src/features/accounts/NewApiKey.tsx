import { Button, CopyButton, Group, Stack, Text, TextInput } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { Icon } from '../../ui/Icon.tsx'

/** The one time that a key can be read. */
export function NewApiKey({ apiKey, onDone }: { apiKey: string; onDone: () => void }) {
  return (
    <Stack gap="md">
      <Text>Copy the key now, and keep it where you keep passwords. It is not shown again.</Text>
      <TextInput
        label="API key"
        value={apiKey}
        readOnly
        data-autofocus
        styles={{
          input: {
            fontFamily: 'var(--mantine-font-family-monospace)',
            fontSize: 'var(--mantine-font-size-sm)',
          },
        }}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Group justify="flex-end">
        <CopyButton value={apiKey} timeout={4000}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              onClick={copy}
              aria-live="polite"
              leftSection={copied ? <Icon of={IconCheck} /> : <Icon of={IconCopy} />}
            >
              {copied ? 'Copied' : 'Copy key'}
            </Button>
          )}
        </CopyButton>
        <Button onClick={onDone}>Done</Button>
      </Group>
    </Stack>
  )
}
