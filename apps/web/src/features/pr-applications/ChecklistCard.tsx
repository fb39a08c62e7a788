import { Checkbox } from '@mantine/core'
import { Icon } from '../../ui/Icon.tsx'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { IconCircle, IconCircleCheck } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { type ChecklistField, checklistBullets, checklistTitles } from './application-text.ts'
import classes from './EssentialRequirements.module.css'

type Props = {
  field: ChecklistField
  isDone: boolean
  isSaving: boolean
  onToggle: (isDone: boolean) => void
  /** Stands before what the requirement asks. */
  first?: ReactNode
  children?: ReactNode
}

/** One requirement: its tick, what it asks, and in green and in words that it is completed. */
export function ChecklistCard({ field, isDone, isSaving, onToggle, first, children }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const hadFocus = useRef(false)
  // A checkbox that is disabled while it is saved loses the focus: it gets it back.
  useEffect(() => {
    if (isSaving || !hadFocus.current) return
    hadFocus.current = false
    if (document.activeElement === document.body) input.current?.focus()
  }, [isSaving])
  return (
    <div className={classes.card} data-done={isDone || undefined}>
      <div className={classes.head}>
        <Checkbox
          className={classes.tick}
          label={checklistTitles[field]}
          checked={isDone}
          ref={input}
          disabled={isSaving}
          onChange={(event) => {
            hadFocus.current = true
            onToggle(event.currentTarget.checked)
          }}
        />
        <span className={classes.state}>
          {isDone ? <Icon of={IconCircleCheck} /> : <Icon of={IconCircle} />}
          {isDone ? 'Completed' : 'Open'}
        </span>
      </div>
      {first}
      <ul className={classes.bullets}>
        {checklistBullets[field].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {children}
    </div>
  )
}
