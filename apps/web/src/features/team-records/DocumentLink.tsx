import { Anchor } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import classes from './DocumentLink.module.css'

/** A document that a record names; opens the file. */
export function DocumentLink({ id, name }: { id: string; name: string }) {
  return (
    <Anchor href={`/api/documents/${id}/download`} inherit className={classes.link}>
      <IconPaperclip size={16} stroke={1.8} aria-hidden="true" />
      {name}
    </Anchor>
  )
}
