import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { Checkbox, Modal, NativeSelect, Textarea, TextInput } from '@mantine/core'
import type { FundingSource } from '@suv/domain'
import { useState } from 'react'
import { ActionForm } from '../../../ui/ActionForm.tsx'
import { AmountInput } from '../../../ui/AmountInput.tsx'
import { amountError } from '../../../ui/amount-text.ts'
import { useKeptForm } from '../../session/use-kept-form.ts'
import type { SaveOutcome } from '../use-save-finances.ts'
import classes from './FundingSources.module.css'
import { letterChoices, organizationTypeChoices, toSource, toSourceForm } from './source-form.ts'

type Props = {
  /** Null while the dialog is closed; `before` is null for a new source. */
  editing: { readonly before: FundingSource | null } | null
  isSaving: boolean
  onSubmit: (source: FundingSource) => Promise<SaveOutcome>
  onClose: () => void
}

export function SourceDialog({ editing, isSaving, onSubmit, onClose }: Props) {
  // The last one stays on the screen while the dialog fades out.
  const [shown, setShown] = useState(editing)
  if (editing !== null && editing !== shown) setShown(editing)
  return (
    <Modal
      opened={editing !== null}
      onClose={onClose}
      title={shown?.before ? 'Edit Funding Source' : 'Add Funding Source'}
      closeOnClickOutside={false}
    >
      {shown && (
        <Fields
          key={JSON.stringify(shown.before)}
          before={shown.before}
          isSaving={isSaving}
          onSubmit={onSubmit}
          onCancel={onClose}
        />
      )}
    </Modal>
  )
}

type FieldsProps = {
  before: FundingSource | null
  isSaving: boolean
  onSubmit: Props['onSubmit']
  onCancel: () => void
}

function Fields({ before, isSaving, onSubmit, onCancel }: FieldsProps) {
  const { form, forget } = useKeptForm(`source:${JSON.stringify(before)}`, {
    initialValues: toSourceForm(before),
    validate: {
      source: (text) => (text.trim() === '' ? 'This is required.' : null),
      amount: (text) => amountError(text, { isRequired: true }),
    },
  })
  const kind = form.values.organization_type
  const kinds = organizationTypeChoices.some(({ value }) => value === kind)
    ? organizationTypeChoices
    : [...organizationTypeChoices, { value: kind, label: kind }]
  async function save(source: FundingSource) {
    if ((await onSubmit(source)) === 'saved') forget()
  }
  const submit = form.onSubmit((values) => void save(toSource(values)))
  return (
    <ActionForm
      noValidate
      submit="Save Funding Source"
      isPending={isSaving}
      onSubmit={submit}
      onCancel={() => {
        forget()
        onCancel()
      }}
    >
      <TextInput
        label="Source"
        description="Who gives the money"
        data-autofocus
        autoComplete="off"
        maxLength={200}
        aria-required="true"
        {...form.getInputProps('source')}
      />
      <div className={classes.pair}>
        <NativeSelect label="Kind of source" data={kinds} {...form.getInputProps('organization_type')} />
        <TextInput
          label="Type of funding (Optional)"
          placeholder="equity, grant, loan"
          autoComplete="off"
          maxLength={200}
          {...form.getInputProps('type')}
        />
        <AmountInput label="Amount (CAD)" aria-required="true" {...form.getInputProps('amount')} />
        <NativeSelect
          label="Support letter"
          data={letterChoices}
          {...form.getInputProps('support_letter_status')}
        />
      </div>
      <Checkbox
        className={classes.check}
        label="Committed in writing"
        {...form.getInputProps('committed', { type: 'checkbox' })}
      />
      <Textarea
        label="Description (Optional)"
        rows={3}
        maxLength={5_000}
        classNames={{ input: classes.lines }}
        {...form.getInputProps('description')}
      />
    </ActionForm>
  )
}
