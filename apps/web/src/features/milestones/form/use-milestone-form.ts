import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form'
import { type MilestoneFormValues, milestoneFormSchema } from './milestone-form.ts'

export type MilestoneFormState = UseFormReturnType<MilestoneFormValues>

export function useMilestoneForm(initialValues: MilestoneFormValues): MilestoneFormState {
  return useForm({ initialValues, validate: schemaResolver(milestoneFormSchema, { sync: true }) })
}
