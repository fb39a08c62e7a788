import { Button, Group, Text, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconFlag } from '@tabler/icons-react'
import classes from '../../ui/EmptyState.module.css'
import { Icon } from '../../ui/Icon.tsx'
import { lazyDialog } from '../../ui/on-demand/lazy-dialog.tsx'

const TemplateDialog = lazyDialog(
  async () => (await import('./template/TemplateDialog.tsx')).TemplateDialog,
  { opened: false },
)

/** Nothing yet: what this is for, and the two ways to begin. */
export function EmptyTimeline({ onAdd }: { onAdd: () => void }) {
  const [templateOpened, template] = useDisclosure(false)
  return (
    <section className={classes.empty} aria-labelledby="no-milestones">
      <Icon of={IconFlag} size={32} />
      <Title order={2} id="no-milestones">
        No milestones yet
      </Title>
      <Text>Get started by adding your first milestone...</Text>
      <Group mt="xs">
        <Button onClick={onAdd}>Create First Milestone</Button>
        <Button variant="default" onClick={template.open}>
          Use the 22-week template
        </Button>
      </Group>
      <TemplateDialog opened={templateOpened} onClose={template.close} />
    </section>
  )
}
