import { Anchor } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { Icon } from '../../ui/Icon.tsx'
import classes from './DocumentLink.module.css'

/** A document that a record names; opens the file. */
export function DocumentLink({ id, name }: { id: string; name: string }) {
  return (
    <Anchor href={`/api/documents/${id}/download`} inherit className={classes.link}>
      <Icon of={IconPaperclip} size={16} />
      {name}
    </Anchor>
  )
}
