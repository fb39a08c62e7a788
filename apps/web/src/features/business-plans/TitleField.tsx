import { TextInput } from '@mantine/core'
import { planTextProblem, standingOf } from '@suv/domain'
import { useReadingOnly } from '../workspaces/use-reading-only.ts'
import { ConflictNotice } from './conflict/ConflictNotice.tsx'
import type { PlanEditor } from './editor/plan-editor.ts'
import { useEditorState } from './editor/use-plan-editor.ts'

/** The title of the plan; it is saved like a section. */
export function TitleField({ editor, onCompare }: { editor: PlanEditor; onCompare: () => void }) {
  const { edit } = useEditorState(editor)
  const title = edit.mine.title
  const isReading = useReadingOnly()
  return (
    <>
      <TextInput
        label="Business title"
        description="Stands on the title page of the exported plan."
        autoComplete="off"
        value={title}
        readOnly={isReading}
        error={planTextProblem('title', title)}
        onChange={(event) => editor.setText('title', event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void editor.save({ reason: 'autosave' })
        }}
      />
      {standingOf(edit, 'title') === 'conflict' && (
        <ConflictNotice editor={editor} field="title" what="the title" onCompare={onCompare} />
      )}
    </>
  )
}
