import { Text } from '@mantine/core'

export function BusinessPlanReviewTab() {
  return <Text>This tab is not open yet.</Text>
}
