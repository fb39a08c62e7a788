import { NativeSelect, Radio, Stack, TextInput } from '@mantine/core'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/RadioIndicator.layer.css'
import '@mantine/core/styles/Radio.layer.css'
import { schemaResolver, useForm } from '@mantine/form'
import { type ApiKeyScope, createApiKeySchema } from '@suv/domain'
import { trpc } from '../../trpc.ts'
import { ActionForm } from '../../ui/ActionForm.tsx'
import { describeError } from '../../ui/describe-error.ts'
import { scopeNames } from './scope-names.ts'
import { CurrentPassword } from './security/CurrentPassword.tsx'

const lifetimes = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: '1 year' },
  { value: 'none', label: 'It does not expire' },
]

const scopes: { value: ApiKeyScope; description: string }[] = [
  { value: 'read', description: 'Looks things up, and changes nothing.' },
  { value: 'write', description: 'Also evaluates, stores and changes things for you.' },
]

type Props = { onCreated: (key: string) => void; onCancel: () => void }

export function CreateApiKeyForm({ onCreated, onCancel }: Props) {
  const utils = trpc.useUtils()
  const create = trpc.apiKeys.create.useMutation({
    onSuccess: async ({ key }) => {
      onCreated(key)
      await utils.apiKeys.list.invalidate()
    },
  })
  const form = useForm({
    initialValues: { name: '', scope: 'read' as ApiKeyScope, lifetime: '90', password: '' },
    validate: schemaResolver(createApiKeySchema.pick({ name: true, scope: true, password: true }), {
      sync: true,
    }),
  })
  const submit = form.onSubmit(({ name, scope, lifetime, password }) => {
    create.mutate({
      name,
      scope,
      password,
      ...(lifetime === 'none' ? {} : { expiresInDays: Number(lifetime) }),
    })
  })
  return (
    <ActionForm
      noValidate
      submit="Create key"
      isPending={create.isPending}
      problem={create.error && describeError(create.error)}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <TextInput
        label="Name"
        description="What the key is for"
        maxLength={32}
        data-autofocus
        autoComplete="off"
        {...form.getInputProps('name')}
      />
      <Radio.Group label="What it may do" {...form.getInputProps('scope')}>
        <Stack gap="xs" mt="xs">
          {scopes.map(({ value, description }) => (
            <Radio key={value} value={value} label={scopeNames[value]} description={description} size="md" />
          ))}
        </Stack>
      </Radio.Group>
      <NativeSelect label="Expires after" data={lifetimes} {...form.getInputProps('lifetime')} />
      <CurrentPassword
        value={form.values.password}
        onChange={(password) => form.setFieldValue('password', password)}
        isMissing={form.errors.password !== undefined}
      />
    </ActionForm>
  )
}
