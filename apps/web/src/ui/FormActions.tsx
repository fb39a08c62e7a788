import { Button, Group } from '@mantine/core'

type Props = {
  /** On the button that sends the form. */
  submit: string
  isPending: boolean
  onCancel: () => void
}

/** The buttons below a form in a dialog. */
export function FormActions({ submit, isPending, onCancel }: Props) {
  return (
    <Group justify="flex-end">
      <Button variant="default" onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" loading={isPending}>
        {submit}
      </Button>
    </Group>
  )
}
