import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { milestoneCategories, milestoneStatuses } from '@suv/domain'
import { ActionForm } from '../../../ui/ActionForm.tsx'
import { categoryNames, statusNames } from '../milestone-text.ts'
import classes from './MilestoneForm.module.css'
import type { MilestoneFormValues } from './milestone-form.ts'
import { slots } from './slots.ts'
import type { MilestoneFormState } from './use-milestone-form.ts'

const categories = milestoneCategories.map((value) => ({ value, label: categoryNames[value] }))
const statuses = milestoneStatuses.map((value) => ({ value, label: statusNames[value] }))

type Props = {
  form: MilestoneFormState
  /** Editing also asks how far a milestone in progress is. */
  isEdit?: boolean
  /** On the button: at rest, and while saving. */
  submitLabel: string
  savingLabel: string
  isSaving: boolean
  onSubmit: (values: MilestoneFormValues) => void
  onCancel: () => void
}

/** The fields of a milestone. The browser itself refuses a date or a number that is only half typed. */
export function MilestoneForm(props: Props) {
  const { form, isEdit = false, submitLabel, savingLabel, isSaving, onSubmit, onCancel } = props
  return (
    <ActionForm
      submit={submitLabel}
      pendingLabel={savingLabel}
      isPending={isSaving}
      onSubmit={form.onSubmit(onSubmit)}
      onCancel={onCancel}
    >
      <TextInput
        label="Title"
        placeholder="Enter milestone title"
        data-autofocus
        autoComplete="off"
        aria-required="true"
        {...form.getInputProps('title')}
      />
      <Textarea
        label="Description"
        placeholder="Describe what needs to be accomplished"
        rows={3}
        {...form.getInputProps('description')}
      />
      <div className={classes.pair}>
        <NativeSelect label="Category" data={categories} {...form.getInputProps('category')} />
        <NativeSelect label="Status" data={statuses} {...form.getInputProps('status')} />
      </div>
      {isEdit && form.values.status === 'in_progress' && (
        <TextInput
          label="Progress in Percent"
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          {...form.getInputProps('progress')}
        />
      )}
      <NativeSelect label="Phase and Week (Optional)" data={slots} {...form.getInputProps('slot')} />
      <Textarea
        label="Required Actions (Optional)"
        description="One on each line"
        autosize
        minRows={2}
        maxRows={10}
        {...form.getInputProps('requirements')}
      />
      <TextInput type="date" label="Due Date (Optional)" {...form.getInputProps('dueDate')} />
    </ActionForm>
  )
}
