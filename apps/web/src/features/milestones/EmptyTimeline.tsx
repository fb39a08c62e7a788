import { Button, Group, Text, Title } from '@mantine/core'
import { IconFlag } from '@tabler/icons-react'
import classes from '../../ui/EmptyState.module.css'
import { Icon } from '../../ui/Icon.tsx'
import { Writes } from '../workspaces/Writes.tsx'

/** Nothing yet: what this is for, and the two ways to begin. */
export function EmptyTimeline({ onAdd, onUseTemplate }: { onAdd: () => void; onUseTemplate: () => void }) {
  return (
    <section className={classes.empty} aria-labelledby="no-milestones">
      <Icon of={IconFlag} size={32} />
      <Title order={2} id="no-milestones">
        No milestones yet
      </Title>
      <Text>Get started by adding your first milestone...</Text>
      <Group mt="xs">
        <Writes>
          <Button onClick={onAdd}>Create First Milestone</Button>
          <Button variant="default" onClick={onUseTemplate}>
            Use the 22-week template
          </Button>
        </Writes>
      </Group>
    </section>
  )
}
