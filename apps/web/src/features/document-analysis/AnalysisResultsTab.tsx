import { Text } from '@mantine/core'

export function AnalysisResultsTab() {
  return <Text>This tab is not open yet.</Text>
}
