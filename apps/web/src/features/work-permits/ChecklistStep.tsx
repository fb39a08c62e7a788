import { Checkbox, NativeSelect } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import {
  type Document,
  type WorkPermitStepState,
  workPermitStepCategories,
  workPermitStepNames,
} from '@suv/domain'
import { DocumentLink } from '../team-records/DocumentLink.tsx'
import classes from './Checklist.module.css'
import type { StepChange } from './use-save-step.ts'

type Props = {
  state: WorkPermitStepState
  number: number
  documents: readonly Document[]
  onSave: (change: StepChange) => void
}

/** One step: its tick, and the document that proves it where there is one. */
export function ChecklistStep({ state, number, documents, onSave }: Props) {
  const { step, isDone, documentId } = state
  const name = workPermitStepNames[step]
  const known = documents.find(({ id }) => id === documentId)
  return (
    <li className={classes.step}>
      <Checkbox
        className={classes.tick}
        label={`${number}. ${name}`}
        checked={isDone}
        onChange={(event) => onSave({ isDone: event.currentTarget.checked })}
      />
      <div className={classes.proof}>
        {documentId !== null && (
          <DocumentLink id={documentId} name={known?.fileName ?? 'A document of your team'} />
        )}
        {(documents.length > 0 || documentId !== null) && (
          <NativeSelect
            className={classes.choice}
            aria-label={`Document for ${name}`}
            value={documentId ?? ''}
            data={documentChoices(state, documents)}
            onChange={(event) => onSave({ documentId: event.currentTarget.value || null })}
          />
        )}
      </div>
    </li>
  )
}

/** Documents that are filed under the step's category come first. */
function documentChoices({ step, documentId }: WorkPermitStepState, documents: readonly Document[]) {
  const category = workPermitStepCategories[step]
  const toChoice = ({ id, fileName }: Document) => ({ value: id, label: fileName })
  const fitting = documents.filter((document) => category !== null && document.category === category)
  const others = documents.filter((document) => !fitting.includes(document))
  const isUnknown = documentId !== null && !documents.some(({ id }) => id === documentId)
  return [
    { value: '', label: documentId === null ? 'Link a document' : 'No document' },
    ...(isUnknown ? [{ value: documentId, label: 'A document of your team' }] : []),
    ...fitting.map(toChoice),
    ...(fitting.length > 0 && others.length > 0
      ? [{ group: 'Filed elsewhere', items: others.map(toChoice) }]
      : others.map(toChoice)),
  ]
}
