import { Skeleton, Stack, VisuallyHidden } from '@mantine/core'
import classes from './problems.module.css'
import { useIsInMemberLayout } from './use-is-in-member-layout.ts'

/** A page that is on its way: a heading, a line, and two blocks. */
export function PageSkeleton() {
  const isFramed = useIsInMemberLayout()
  return (
    <Stack className={isFramed ? undefined : classes.alone} gap="lg" aria-busy="true">
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      <Skeleton height={34} width="min(100%, 20rem)" />
      <Skeleton height={18} width="min(100%, 32rem)" />
      <Skeleton height={160} />
      <Skeleton height={160} />
    </Stack>
  )
}
