import { Text } from '@mantine/core'

export function DocumentManagerTab() {
  return <Text>This tab is not open yet.</Text>
}
