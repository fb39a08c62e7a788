import { ActionIcon, NativeSelect, Text } from '@mantine/core'
import { type Document, mostConcernPapers } from '@suv/domain'
import { IconX } from '@tabler/icons-react'
import { Icon } from '../../ui/Icon.tsx'
import { documentChoices, unknownDocumentName } from '../documents/document-choices.ts'
import classes from './IrccLetters.module.css'

type Props = {
  /** Ids of documents, of which others of the team may have uploaded some. */
  value: readonly string[]
  documents: readonly Document[]
  onChange: (value: string[]) => void
}

/** The documents that are sent with the answer to a concern. */
export function ConcernPapers({ value, documents, onChange }: Props) {
  const names = new Map(documents.map(({ id, fileName }) => [id, fileName]))
  const others = documents.filter(({ id }) => !value.includes(id))
  return (
    <div>
      {value.length > 0 && (
        <ul className={classes.attached} aria-label="Documents to send">
          {value.map((id) => {
            const name = names.get(id) ?? unknownDocumentName
            return (
              <li key={id}>
                <Text span size="sm">
                  <bdi>{name}</bdi>
                </Text>
                <ActionIcon
                  aria-label={`Do not send ${name}`}
                  onClick={() => onChange(value.filter((each) => each !== id))}
                >
                  <Icon of={IconX} size={20} />
                </ActionIcon>
              </li>
            )
          })}
        </ul>
      )}
      {others.length > 0 && value.length < mostConcernPapers && (
        <NativeSelect
          label="Document to send (Optional)"
          data={documentChoices(others, { none: value.length === 0 ? 'None' : 'Add another' })}
          value=""
          onChange={(event) => event.currentTarget.value && onChange([...value, event.currentTarget.value])}
        />
      )}
    </div>
  )
}
