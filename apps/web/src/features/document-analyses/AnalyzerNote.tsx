import { Text } from '@mantine/core'
import { trpc } from '../../trpc.ts'

/** Who is going to read, and where the text goes for it. Said before anything is sent. */
export function AnalyzerNote() {
  const { data: settings } = trpc.settings.get.useQuery()
  if (settings === undefined) return null
  return (
    <Text size="sm" c="dimmed">
      {settings.analyst === 'rules'
        ? 'Read by the rules of this product, on this server. The text is sent to nobody else.'
        : `Read by the model ${settings.analyst}, to which the text is sent.`}{' '}
      Only the quoted passages are kept, not the whole text. This is no legal advice.
    </Text>
  )
}
