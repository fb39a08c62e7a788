import { Text } from '@mantine/core'

export function TextAnalysisTab() {
  return <Text>This tab is not open yet.</Text>
}
