import { Button, Group, Text, Textarea, Title } from '@mantine/core'
import {
  countWords,
  executiveSummaryGuidance,
  type PlanSection,
  planTextProblem,
  standingOf,
} from '@suv/domain'
import { IconArrowRight, IconCircleCheck } from '@tabler/icons-react'
import { useDeferredValue } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import { useReadingOnly } from '../../workspaces/use-reading-only.ts'
import { Writes } from '../../workspaces/Writes.tsx'
import { ConflictNotice } from '../conflict/ConflictNotice.tsx'
import type { PlanEditor } from '../editor/plan-editor.ts'
import { useEditorState, useEditorText } from '../editor/use-plan-editor.ts'
import classes from './SectionPanel.module.css'
import { SectionPeople } from './SectionPeople.tsx'
import { sectionGuides } from './section-guides.ts'

type Props = {
  editor: PlanEditor
  section: PlanSection
  /** The name of the section that follows; undefined for the last one. */
  next: string | undefined
  onSave: () => void
  onContinue: () => void
  onComplete: () => void
  onCompare: () => void
}

/** One section of the plan: its text, how long it is, what helps to write it, and the way on. */
export function SectionPanel({ editor, section, next, onSave, onContinue, onComplete, onCompare }: Props) {
  const text = useEditorText(editor, section.field)
  const { edit, saving } = useEditorState(editor)
  const problem = planTextProblem(section.field, text)
  const isInConflict = standingOf(edit, section.field) === 'conflict'
  const tipsId = `tips-${section.key}`
  const isReading = useReadingOnly()
  return (
    <div className={classes.panel}>
      <div className={classes.head}>
        <Title order={2} id={`section-${section.key}`} tabIndex={-1} className={classes.title}>
          {section.name}
        </Title>
        <span className={classes.required}>Required</span>
      </div>
      <Text c="dimmed" id={`about-${section.key}`}>
        {section.description}
      </Text>
      <SectionPeople section={section.key} />
      {isInConflict && (
        <ConflictNotice editor={editor} field={section.field} what="this section" onCompare={onCompare} />
      )}
      <Textarea
        classNames={{ input: classes.text }}
        rows={12}
        resize="vertical"
        aria-label={section.name}
        aria-describedby={`about-${section.key} length-${section.key}`}
        aria-required="true"
        spellCheck
        value={text}
        readOnly={isReading}
        error={problem}
        onChange={(event) => editor.setText(section.field, event.currentTarget.value)}
      />
      <Length section={section} text={text} />
      <Group className={classes.actions}>
        <Writes>
          <Button
            variant="default"
            aria-disabled={saving === 'hand' || undefined}
            data-disabled={saving === 'hand'}
            onClick={onSave}
          >
            Save Section
          </Button>
        </Writes>
        {next === undefined ? (
          <Writes>
            <Button leftSection={<Icon of={IconCircleCheck} />} onClick={onComplete}>
              Complete Business Plan
            </Button>
          </Writes>
        ) : (
          <Button
            rightSection={<Icon of={IconArrowRight} />}
            aria-label={`Continue to ${next}`}
            onClick={onContinue}
          >
            Continue
          </Button>
        )}
      </Group>
      <section className={classes.tips} aria-labelledby={tipsId}>
        <Title order={3} id={tipsId}>
          Tips
        </Title>
        <ul>
          {sectionGuides[section.key].tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </section>
    </div>
  )
}

/** How many words there are, and for the executive summary how that stands against the guidance. */
function Length({ section, text }: { section: PlanSection; text: string }) {
  // Counting a long text may wait for the next key.
  const counted = useDeferredValue(text)
  const words = countWords(counted)
  const guidance = section.key === 'executive' ? executiveSummaryGuidance(counted) : null
  return (
    <p className={classes.length} id={`length-${section.key}`}>
      <span className="figures">
        {words.toLocaleString('en-CA')} {words === 1 ? 'word' : 'words'}
      </span>
      {guidance && (
        <>
          {' · '}guidance {guidance.minimum}–{guidance.maximum} words
          {guidance.verdict === 'short' && `, ${guidance.minimum - words} to go`}
          {guidance.verdict === 'long' && `, ${words - guidance.maximum} over`}
          {guidance.verdict === 'within' && ', within it'}
        </>
      )}
    </p>
  )
}
