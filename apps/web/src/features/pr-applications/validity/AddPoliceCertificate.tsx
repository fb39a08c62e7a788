import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import { Icon } from '../../../ui/Icon.tsx'
import { Writes } from '../../workspaces/Writes.tsx'
import { PaperDateForm } from './paper-date-form.ts'
import classes from './Validity.module.css'

type Props = { teamId: string; memberId: string; owner: string }

/** Each country has a police certificate of its own. */
export function AddPoliceCertificate({ teamId, memberId, owner }: Props) {
  const [adding, form] = useDisclosure(false)
  return (
    <div>
      <Writes teamId={teamId}>
        <Button
          variant="subtle"
          size="compact-sm"
          classNames={{ root: classes.add, label: classes.breaking }}
          leftSection={<Icon of={IconPlus} size={16} />}
          aria-label={`Add a police certificate of another country for ${owner}`}
          aria-expanded={adding}
          onClick={form.toggle}
          {...PaperDateForm.intent}
        >
          Police certificate of another country
        </Button>
      </Writes>
      {adding && (
        <PaperDateForm
          teamId={teamId}
          memberId={memberId}
          kind="police_certificate"
          name={`police certificate of ${owner}`}
          owner={owner}
          onClose={form.close}
        />
      )}
    </div>
  )
}
