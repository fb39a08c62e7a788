import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { FormProblem } from '../../ui/FormProblem.tsx'
import '@mantine/core/styles/Modal.layer.css'
import { schemaResolver, useForm } from '@mantine/form'
import { describeDevice, passkeyNameSchema } from '@suv/domain'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import * as z from 'zod'
import { trpc } from '../../trpc.ts'
import { ActionForm } from '../../ui/ActionForm.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { toast } from '../../ui/toasts/toast-store.ts'
import { readRefusal } from '../session/read-refusal.ts'
import { signOut } from '../session/session.ts'
import { createPasskey } from './create-passkey.ts'
import { describePasskeyProblem, isGivenUp } from './passkey-problems.ts'

type Props = { opened: boolean; onClose: () => void }

/** Asks for a name, then the browser asks for the finger, the face or the PIN. */
export function AddPasskeyDialog({ opened, onClose }: Props) {
  const utils = trpc.useUtils()
  const form = useForm({
    initialValues: { name: describeDevice(navigator.userAgent) },
    validate: schemaResolver(z.object({ name: passkeyNameSchema }), { sync: true }),
  })
  const create = useMutation({
    mutationFn: createPasskey,
    onSuccess: async () => {
      await utils.passkeys.list.invalidate()
      toast({ title: 'Passkey added' })
      onClose()
    },
  })

  function forget() {
    create.reset()
    form.reset()
  }

  return (
    <Modal
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={forget}
      title="Add a passkey"
      closeOnClickOutside={!create.isPending}
    >
      {readRefusal(create.error)?.code === 'SESSION_NOT_FRESH' ? (
        <SignInAgain text={describePasskeyProblem(create.error)} onCancel={onClose} />
      ) : (
        <ActionForm
          noValidate
          submit="Go on"
          isPending={create.isPending}
          problem={create.error && !isGivenUp(create.error) && describePasskeyProblem(create.error)}
          onSubmit={form.onSubmit(({ name }) => create.mutate(name))}
          onCancel={onClose}
        >
          {isGivenUp(create.error) && (
            <div role="status">
              <Notice tone="plain">No passkey was added. You can try again.</Notice>
            </div>
          )}
          <Text>
            Your browser asks for your fingerprint, face or screen lock, and where to keep the passkey. From
            then on it signs you in here, without your password and without a code.
          </Text>
          <TextInput
            label="Name"
            description="To know it by in your list"
            maxLength={64}
            data-autofocus
            autoComplete="off"
            {...form.getInputProps('name')}
          />
        </ActionForm>
      )}
    </Modal>
  )
}

/** The sign-in is too long ago. A new one leads back to this page. */
function SignInAgain({ text, onCancel }: { text: string; onCancel: () => void }) {
  const navigate = useNavigate()
  const leave = useMutation({
    mutationFn: () => signOut(() => navigate({ to: '/login', search: { next: '/account' } })),
  })
  return (
    <Stack gap="md">
      {leave.error && <FormProblem>{describePasskeyProblem(leave.error)}</FormProblem>}
      <Text role="status">{text}</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button loading={leave.isPending} onClick={() => leave.mutate()}>
          Sign in again
        </Button>
      </Group>
    </Stack>
  )
}
