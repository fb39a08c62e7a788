import { Modal, TextInput } from '@mantine/core'
import '@mantine/core/styles/Modal.layer.css'
import { schemaResolver, useForm } from '@mantine/form'
import { type Passkey, passkeyNameSchema } from '@suv/domain'
import * as z from 'zod'
import { trpc } from '../../trpc.ts'
import { ActionForm } from '../../ui/ActionForm.tsx'
import { describeError } from '../../ui/describe-error.ts'
import { toast } from '../../ui/toasts/toast-store.ts'

type Props = {
  /** The passkey to rename; null while the dialog is closed. */
  passkey: Passkey | null
  onClose: () => void
}

export function RenamePasskeyDialog({ passkey, onClose }: Props) {
  return (
    <Modal opened={passkey !== null} onClose={onClose} title={passkey ? `Rename ${passkey.name}` : ''}>
      {passkey && <RenameForm passkey={passkey} onClose={onClose} />}
    </Modal>
  )
}

function RenameForm({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const utils = trpc.useUtils()
  const rename = trpc.passkeys.rename.useMutation({
    onSuccess: async () => {
      await utils.passkeys.list.invalidate()
      toast({ title: 'Passkey renamed' })
      onClose()
    },
  })
  const form = useForm({
    initialValues: { name: passkey.name },
    validate: schemaResolver(z.object({ name: passkeyNameSchema }), { sync: true }),
  })
  return (
    <ActionForm
      noValidate
      submit="Rename"
      isPending={rename.isPending}
      problem={rename.error && describeError(rename.error)}
      onSubmit={form.onSubmit(({ name }) => rename.mutate({ id: passkey.id, name }))}
      onCancel={onClose}
    >
      <TextInput
        label="Name"
        maxLength={64}
        data-autofocus
        autoComplete="off"
        {...form.getInputProps('name')}
      />
    </ActionForm>
  )
}
