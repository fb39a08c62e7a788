import { Modal, Text } from '@mantine/core'
import '@mantine/core/styles/Modal.layer.css'
import type { FormEvent, ReactNode } from 'react'
import { ActionForm } from './ActionForm.tsx'

type Props = {
  opened: boolean
  title: string
  text?: string
  /** On the button: at rest, and while saving. */
  submitLabel?: string
  savingLabel?: string
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
  const { opened, title, text, isSaving, problem, children } = props
  const { submitLabel = 'Save', savingLabel = 'Saving...' } = props
  return (
    <Modal opened={opened} onClose={props.onClose} title={title} closeOnClickOutside={false}>
      <ActionForm
        submit={submitLabel}
        pendingLabel={savingLabel}
        isPending={isSaving}
        problem={problem}
        onSubmit={props.onSubmit}
        onCancel={props.onCancel}
      >
        {text && <Text c="dimmed">{text}</Text>}
        {children}
      </ActionForm>
    </Modal>
  )
}
