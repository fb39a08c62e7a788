import { Text } from '@mantine/core'

type Props = { isDirty: boolean; isValid: boolean; isSaving: boolean }

/** Whether what is typed is saved; it says so of the values, however they are written. */
export function SaveState({ isDirty, isValid, isSaving }: Props) {
  const text = !isDirty
    ? 'All changes are saved'
    : isSaving
      ? 'Saving'
      : isValid
        ? 'Not saved yet'
        : 'Not saved yet: some of it cannot be read'
  return (
    <Text size="sm" c="dimmed" role="status">
      {text}
    </Text>
  )
}
