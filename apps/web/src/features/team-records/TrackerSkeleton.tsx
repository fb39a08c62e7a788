import { Skeleton, Stack, VisuallyHidden } from '@mantine/core'

/** Cards on their way. */
export function TrackerSkeleton({ label, cards = 3 }: { label: string; cards?: number }) {
  return (
    <Stack gap="sm" aria-busy="true">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {Array.from({ length: cards }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing tells them apart
        <Skeleton key={index} height={190} />
      ))}
    </Stack>
  )
}
