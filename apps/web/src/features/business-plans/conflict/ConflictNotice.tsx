import { Button, Text } from '@mantine/core'
import { Notice } from '../../../ui/Notice.tsx'

type Props = {
  /** What has changed, as the start of a sentence: 'This section'. */
  what: string
  onCompare: () => void
}

/** Says that a text was saved elsewhere too. Writing can go on; only saving waits for a choice. */
export function ConflictNotice({ what, onCompare }: Props) {
  return (
    <Notice tone="amber">
      <div role="status">
        <Text fw={600}>{what} was changed in another tab or on another device</Text>
        <Text>Both texts are kept. Yours is not saved until you choose between them.</Text>
      </div>
      <Button mt="xs" variant="default" onClick={onCompare}>
        Compare and choose
      </Button>
    </Notice>
  )
}
