import { Button, VisuallyHidden } from '@mantine/core'
import { IconCheck, IconCloudOff, IconLoader } from '@tabler/icons-react'
import { reportSignedOut } from '../../query-client.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { PlanEditor } from './editor/plan-editor.ts'
import { useEditorState } from './editor/use-plan-editor.ts'
import classes from './SaveStatusLine.module.css'
import { saveStatusOf } from './save-status.ts'

const icons = { saved: IconCheck, busy: IconLoader, waiting: IconCloudOff }

/** Whether the plan is saved. A screen reader hears of a save and of what is in the way, not of every key. */
export function SaveStatusLine({ editor }: { editor: PlanEditor }) {
  const state = useEditorState(editor)
  const { tone, text, reason } = saveStatusOf(state)
  const icon = icons[tone]
  return (
    <div className={classes.line} data-tone={tone}>
      <Icon of={icon} />
      <span className={classes.text}>
        {text}
        {reason !== null && <span>. {reason}</span>}
      </span>
      {state.problem?.kind === 'session' && (
        <Button variant="default" onClick={reportSignedOut}>
          Sign in again
        </Button>
      )}
      <VisuallyHidden role="status">
        {tone === 'saved' ? text : reason === null ? '' : `${text}. ${reason}`}
      </VisuallyHidden>
    </div>
  )
}
