import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import '@mantine/core/styles/Modal.layer.css'
import type { FormEvent, ReactNode } from 'react'
import { Notice } from './Notice.tsx'

type Props = {
  opened: boolean
  title: string
  text?: string
  /** On the button: at rest, and while saving. */
  submitLabel: string
  savingLabel: string
  isSaving: boolean
  /** What went wrong the last time; null while nothing did. */
  problem: string | null
  children: ReactNode
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  onCancel: () => void
  onClose: () => void
}

/** A form in a dialog. Escape closes it and keeps what was typed; Cancel forgets it. */
export function DialogForm(props: Props) {
  const { opened, title, text, submitLabel, savingLabel, isSaving, problem, children } = props
  return (
    <Modal opened={opened} onClose={props.onClose} title={title} closeOnClickOutside={false}>
      <form onSubmit={props.onSubmit}>
        <Stack gap="md">
          {text && <Text c="dimmed">{text}</Text>}
          {children}
          {problem !== null && <Notice tone="maple">{problem}</Notice>}
          <Group justify="flex-end" mt="xs">
            <Button variant="default" onClick={props.onCancel}>
              Cancel
            </Button>
            <Button type="submit" aria-disabled={isSaving} data-disabled={isSaving}>
              {isSaving ? savingLabel : submitLabel}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
