import { Stack, Text, Title } from '@mantine/core'
import { useMe } from '../session/use-me.ts'
import { EligibilityCard } from './EligibilityCard.tsx'

export function DashboardPage() {
  const me = useMe()
  return (
    <Stack gap="xl">
      <div>
        <Title order={1}>Hello, {me.firstName ?? me.name}</Title>
        <Text c="dimmed" mt={4}>
          Here is where your application stands.
        </Text>
      </div>
      <EligibilityCard />
    </Stack>
  )
}
