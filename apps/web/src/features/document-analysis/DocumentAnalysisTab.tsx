import { Text } from '@mantine/core'

export function DocumentAnalysisTab() {
  return <Text>This tab is not open yet.</Text>
}
