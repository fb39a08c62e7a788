import '@mantine/core/styles/Modal.layer.css'
import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import type { PlanTextField } from '@suv/domain'
import { useState } from 'react'
import { describeError } from '../../../ui/describe-error.ts'
import { Notice } from '../../../ui/Notice.tsx'
import type { PlanEditor } from '../editor/plan-editor.ts'
import type { ConflictChoice } from '../editor/plan-machine.ts'
import { useEditorState } from '../editor/use-plan-editor.ts'
import { SideBySide } from './SideBySide.tsx'
import { useOtherAuthor } from './use-other-author.ts'

type Props = {
  editor: PlanEditor
  field: PlanTextField
  /** Of the text, for the dialog's head: 'Executive Summary'. */
  name: string
  onClose: () => void
}

/** Both texts of a conflict, and the choice between them. What is not chosen stays among the saved versions. */
export default function ConflictDialog({ editor, field, name, onClose }: Props) {
  const { edit } = useEditorState(editor)
  const author = useOtherAuthor(editor, field)
  const [choosing, setChoosing] = useState<ConflictChoice>()
  const [error, setError] = useState<unknown>()
  // Kept as they were when the dialog opened, so that a choice means what the eye has seen.
  const [{ mine, theirs }] = useState({ mine: edit.mine[field], theirs: edit.theirs[field] })

  async function choose(choice: ConflictChoice) {
    if (choosing) return
    setChoosing(choice)
    try {
      await editor.resolve(field, choice)
      onClose()
    } catch (problem) {
      setError(problem)
      setChoosing(undefined)
    }
  }

  return (
    <Modal opened onClose={onClose} size="60rem" title={`Two versions of ${name}`}>
      <Stack gap="md">
        <Text>
          {author === undefined
            ? 'This text was saved in another tab or on another device while you changed it here.'
            : `${author.name} saved this text at ${author.time} while you changed it here.`}{' '}
          Choose which one the plan keeps. The other one stays under Versions.
        </Text>
        <SideBySide
          left={{
            label: author === undefined ? 'Saved in the other place' : `Saved by ${author.name}`,
            text: theirs,
          }}
          right={{ label: 'Yours, in this tab', text: mine }}
        />
        {error !== undefined && (
          <Notice tone="maple">{describeError(error)} Both texts are still here.</Notice>
        )}
        <Group>
          <Button loading={choosing === 'mine'} onClick={() => void choose('mine')}>
            Keep mine
          </Button>
          <Button variant="default" loading={choosing === 'theirs'} onClick={() => void choose('theirs')}>
            Keep the other one
          </Button>
          {field !== 'title' && (
            <Button variant="default" loading={choosing === 'both'} onClick={() => void choose('both')}>
              Keep both, one after the other
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  )
}
