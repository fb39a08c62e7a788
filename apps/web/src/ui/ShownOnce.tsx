import { Button, CopyButton, Group, Stack, Text, TextInput } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

type Props = {
  /** What it is, as on its field: 'API key'. */
  label: string
  secret: string
  /** On the button that copies it. */
  copy: string
  /** What to do with it. */
  children: ReactNode
  onDone: () => void
}

/** The one time that a secret can be read. */
export function ShownOnce({ label, secret, copy: copyLabel, children, onDone }: Props) {
  return (
    <Stack gap="md">
      <Text>{children}</Text>
      <TextInput
        label={label}
        value={secret}
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
        <CopyButton value={secret} timeout={4000}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              onClick={copy}
              aria-live="polite"
              leftSection={copied ? <Icon of={IconCheck} /> : <Icon of={IconCopy} />}
            >
              {copied ? 'Copied' : copyLabel}
            </Button>
          )}
        </CopyButton>
        <Button onClick={onDone}>Done</Button>
      </Group>
    </Stack>
  )
}
