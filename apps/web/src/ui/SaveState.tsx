import { Text } from '@mantine/core'

type Props = {
  /** Nothing was saved before. */
  isNew: boolean
  isDirty: boolean
  isValid: boolean
  isSaving: boolean
}

/** Whether what is typed is saved; it says so of the values, however they are written. */
export function SaveState({ isNew, isDirty, isValid, isSaving }: Props) {
  const text = !isDirty
    ? isNew
      ? 'Nothing is saved yet'
      : 'All changes are saved'
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
