import { Alert, Button, Group, Modal, Text } from '@mantine/core'
import '@mantine/core/styles/Modal.layer.css'
import type { TeamMember } from '@suv/domain'
import { IconAlertCircle } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { trpc } from '../../../trpc.ts'
import { describeError } from '../../../ui/describe-error.ts'
import { toast } from '../../../ui/toasts/toast-store.ts'

export function RemoveMemberDialog({ member, onClose }: { member: TeamMember; onClose: () => void }) {
  const utils = trpc.useUtils()
  const router = useRouter()
  const remove = trpc.teamMembers.remove.useMutation({
    onSuccess: async () => {
      toast({ title: `${member.passportName} removed` })
      onClose()
      await utils.invalidate()
      await router.invalidate()
    },
  })
  return (
    <Modal opened onClose={onClose} title={`Remove ${member.passportName}?`}>
      <Text>
        Their share, letters, permits, dates and records go too, and they are taken off certificates.
        {member.userId !== null && ' They no longer see what belongs to the team.'} This cannot be undone.
      </Text>
      {remove.error && (
        <Alert mt="md" color="maple" icon={<IconAlertCircle aria-hidden="true" />} role="alert">
          {describeError(remove.error)}
        </Alert>
      )}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button color="maple" loading={remove.isPending} onClick={() => remove.mutate({ id: member.id })}>
          Remove
        </Button>
      </Group>
    </Modal>
  )
}
