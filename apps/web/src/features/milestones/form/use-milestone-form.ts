import { schemaResolver, type UseFormReturnType } from '@mantine/form'
import { useKeptForm } from '../../session/use-kept-form.ts'
import { type MilestoneFormValues, milestoneFormSchema } from './milestone-form.ts'

export type MilestoneFormState = UseFormReturnType<MilestoneFormValues>

/** `name`: of the milestone, or of the one to be added. */
export function useMilestoneForm(name: string, initialValues: MilestoneFormValues) {
  return useKeptForm<MilestoneFormValues>(`milestone:${name}`, {
    initialValues,
    validate: schemaResolver(milestoneFormSchema, { sync: true }),
  })
}
