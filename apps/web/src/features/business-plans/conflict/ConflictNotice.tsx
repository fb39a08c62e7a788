import { Button, Text } from '@mantine/core'
import type { PlanTextField } from '@suv/domain'
import { Notice } from '../../../ui/Notice.tsx'
import type { PlanEditor } from '../editor/plan-editor.ts'
import { useOtherAuthor } from './use-other-author.ts'

type Props = {
  editor: PlanEditor
  field: PlanTextField
  /** What has changed, within a sentence: 'this section'. */
  what: string
  onCompare: () => void
}

/** Says that a text was saved elsewhere too, and by whom. Writing can go on; only saving waits for a choice. */
export function ConflictNotice({ editor, field, what, onCompare }: Props) {
  const author = useOtherAuthor(editor, field)
  return (
    <Notice tone="amber">
      <div role="status">
        <Text fw={600}>
          {author === undefined
            ? `${what[0]?.toUpperCase()}${what.slice(1)} was changed in another tab or on another device`
            : `${author.name} changed ${what} at ${author.time}`}
        </Text>
        <Text>Both texts are kept. Yours is not saved until you choose between them.</Text>
      </div>
      <Button mt="xs" variant="default" onClick={onCompare}>
        Compare and choose
      </Button>
    </Notice>
  )
}
