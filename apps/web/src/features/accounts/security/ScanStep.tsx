import { Button, Code, Stack, Text, TextInput } from '@mantine/core'
import { FormProblem } from '../../../ui/FormProblem.tsx'
import '@mantine/core/styles/Code.layer.css'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { describeError } from '../../../ui/describe-error.ts'
import { readRefusal } from '../../session/read-refusal.ts'
import { QrCode } from './QrCode.tsx'
import { confirmTwoStep } from './two-step-requests.ts'

/** Gives the secret to the app, and has it show a first code. */
export function ScanStep({ uri, onConfirmed }: { uri: string; onConfirmed: () => void }) {
  const [code, setCode] = useState('')
  const confirm = useMutation({ mutationFn: confirmTwoStep, onSuccess: onConfirmed })
  const secret = new URL(uri).searchParams.get('secret') ?? ''

  function submit(event: FormEvent) {
    event.preventDefault()
    const entered = code.replaceAll(' ', '')
    if (entered !== '') confirm.mutate(entered)
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <Text>Scan this with your authenticator app, then enter the code that it shows.</Text>
        <QrCode text={uri} label="QR code for your authenticator app" />
        <Text size="sm" c="dimmed">
          Cannot scan? Enter this key in the app:{' '}
          <Code data-secret>{secret.match(/.{1,4}/g)?.join(' ')}</Code>
        </Text>
        {confirm.error && (
          <FormProblem>{readRefusal(confirm.error)?.error ?? describeError(confirm.error)}</FormProblem>
        )}
        <TextInput
          label="Code from the app"
          description="Six digits."
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={7}
          data-autofocus
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <Button type="submit" loading={confirm.isPending}>
          Turn on
        </Button>
      </Stack>
    </form>
  )
}
