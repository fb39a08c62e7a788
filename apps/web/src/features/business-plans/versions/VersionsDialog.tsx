import { Icon } from '../../../ui/Icon.tsx'
import '@mantine/core/styles/Modal.layer.css'
import { Button, Modal, Skeleton, Stack, Text, UnstyledButton } from '@mantine/core'
import type { PlanVersionSummary } from '@suv/domain'
import { IconArrowLeft } from '@tabler/icons-react'
import { useState } from 'react'
import { trpc } from '../../../trpc.ts'
import { timeOf } from '../../../ui/moments.ts'
import { QueryState } from '../../../ui/QueryState.tsx'
import type { PlanEditor } from '../editor/plan-editor.ts'
import { VersionComparison } from './VersionComparison.tsx'
import classes from './VersionsDialog.module.css'
import { reasonNames } from './version-text.ts'

type Props = { editor: PlanEditor; planId: string; onClose: () => void }

/** The saved versions of the plan: a list, and one of them beside the plan as it is now. */
export default function VersionsDialog({ editor, planId, onClose }: Props) {
  const [chosen, setChosen] = useState<PlanVersionSummary | null>(null)
  return (
    <Modal
      opened
      onClose={onClose}
      size="60rem"
      title={chosen === null ? 'Saved versions' : `Version ${chosen.number}`}
    >
      {chosen === null ? (
        <VersionList planId={planId} onChoose={setChosen} />
      ) : (
        <Stack gap="md">
          <Button
            variant="subtle"
            className={classes.back}
            leftSection={<Icon of={IconArrowLeft} />}
            onClick={() => setChosen(null)}
          >
            All versions
          </Button>
          <VersionComparison editor={editor} version={chosen} onRestored={onClose} />
        </Stack>
      )}
    </Modal>
  )
}

function VersionList({
  planId,
  onChoose,
}: {
  planId: string
  onChoose: (version: PlanVersionSummary) => void
}) {
  const versions = trpc.businessPlanVersions.list.useQuery({ id: planId })
  if (versions.data === undefined) {
    return <QueryState what="Your versions" queries={[versions]} loading={<Skeleton height={220} />} />
  }
  return (
    <Stack gap="md">
      <Text>
        {versions.data.length === 0
          ? 'There is no version yet. One is kept each time you save, and now and then while you write.'
          : 'One is kept each time you save, and now and then while you write. Choose one to compare it with the plan as it is now, or to go back to it.'}
      </Text>
      <ul className={classes.list}>
        {versions.data.map((version) => (
          <li key={version.id}>
            <UnstyledButton className={classes.row} onClick={() => onChoose(version)}>
              <span className={classes.number}>Version {version.number}</span>
              <span>{reasonNames[version.reason]}</span>
              <span className={classes.facts}>
                {timeOf(version.createdAt)} · {version.words.toLocaleString('en-CA')}{' '}
                {version.words === 1 ? 'word' : 'words'}
              </span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
