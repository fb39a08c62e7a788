import { Anchor, Button, Text, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { formatDate, type PrApplication } from '@suv/domain'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { trpc } from '../../trpc.ts'
import { focusNeighbour } from '../../ui/focus-neighbour.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useUndoableDelete } from '../../ui/undo/use-undoable-delete.ts'
import { EditRecord, editorIntent } from '../team-records/RecordDialogs.tsx'
import { StatusBadge } from '../team-records/StatusBadge.tsx'
import { Writes } from '../workspaces/Writes.tsx'
import type { OwnerChoice } from './ApplicationFields.tsx'
import { applicationRecord } from './application-record.ts'
import { History } from './History.tsx'
import classes from './PrApplicationPage.module.css'
import { useApplicationCache } from './use-application-cache.ts'

type Props = {
  application: PrApplication
  /** Whose it is, where the team has several. */
  name?: string | undefined
  /** Whose it can be. */
  owners: readonly OwnerChoice[]
}

/** Where an application stands, and how it came there. */
export function ApplicationStatus({ application, name, owners }: Props) {
  const { id, teamId, teamMemberId, applicationNumber, submittedAt, receivedOn, notes, status } = application
  const [editing, editor] = useDisclosure(false)
  const cache = useApplicationCache(teamId)
  const deleteWithUndo = useUndoableDelete()
  const { mutateAsync } = trpc.prApplications.remove.useMutation()

  function remove() {
    focusNeighbour(null)
    deleteWithUndo({
      id,
      path: `/api/pr-applications/${encodeURIComponent(id)}`,
      send: () => mutateAsync({ id }),
      hide: () => cache.remove(id),
      show: () => cache.put(application),
      title: name === undefined ? 'PR application deleted' : `PR application of ${name} deleted`,
      name: 'With its checklist and its history.',
      failure: 'The PR application was not deleted. It is back.',
    })
  }

  return (
    <section className={classes.card} aria-labelledby="application-status">
      <div className={classes.head}>
        <Title order={2} id="application-status">
          Application Status
        </Title>
        <StatusBadge status={status} />
      </div>
      {(applicationNumber || submittedAt || receivedOn) && (
        <dl className={classes.facts}>
          {applicationNumber && (
            <div>
              <dt>Application number</dt>
              <dd>{applicationNumber}</dd>
            </div>
          )}
          {submittedAt && (
            <div>
              <dt>Submitted</dt>
              <dd>
                <time dateTime={submittedAt}>{formatDate(submittedAt)}</time>
              </dd>
            </div>
          )}
          {receivedOn && (
            <div>
              <dt>Received by IRCC</dt>
              <dd>
                <time dateTime={receivedOn}>{formatDate(receivedOn)}</time>
              </dd>
            </div>
          )}
        </dl>
      )}
      {notes && <Text className={classes.notes}>{notes}</Text>}
      {name !== undefined && teamMemberId !== null && (
        <Anchor className={classes.papers} href={`#papers-${teamMemberId}`}>
          How long the papers of {name} count
        </Anchor>
      )}
      <div className={classes.tools}>
        <Writes teamId={teamId}>
          <Button
            variant="default"
            leftSection={<Icon of={IconPencil} />}
            onClick={editor.open}
            {...editorIntent(applicationRecord)}
          >
            Change Status and Dates
          </Button>
          <Button variant="subtle" color="gray" leftSection={<Icon of={IconTrash} />} onClick={remove}>
            Delete Application
          </Button>
        </Writes>
      </div>
      <History teamId={teamId} applicationId={id} />
      {editing && (
        <EditRecord
          record={applicationRecord}
          teamId={teamId}
          names={owners}
          row={application}
          onClose={editor.close}
        />
      )}
    </section>
  )
}
