import { Button } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { Icon } from '../../ui/Icon.tsx'
import type { Intent } from '../../ui/on-demand/on-demand.ts'

type Props = {
  /** Of the record, for who hears the buttons apart from it. */
  name: string
  onEdit: () => void
  /** Fetches the editor's code before it is asked for. */
  editIntent?: Intent
  /** Edit has no frame where it would be one of many. */
  editVariant?: 'default' | 'subtle'
  /** With the list item that goes. */
  onDelete: (item: HTMLElement | null) => void
}

/** What can be done with each record of a list. */
export function RecordTools({ name, onEdit, editIntent, editVariant = 'default', onDelete }: Props) {
  return (
    <>
      <Button
        variant={editVariant}
        aria-label={`Edit ${name}`}
        leftSection={<Icon of={IconPencil} />}
        onClick={onEdit}
        {...editIntent}
      >
        Edit
      </Button>
      <Button
        variant="subtle"
        color="gray"
        aria-label={`Delete ${name}`}
        leftSection={<Icon of={IconTrash} />}
        onClick={(event) => onDelete(event.currentTarget.closest('li'))}
      >
        Delete
      </Button>
    </>
  )
}
