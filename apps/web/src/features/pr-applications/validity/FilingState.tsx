import { Text } from '@mantine/core'
import { OneOfTwo } from './OneOfTwo.tsx'

type Props = {
  owner: string
  isFiled: boolean
  /** What the team has recorded of their application. */
  isRecordedAsFiled: boolean
  onChange: (isFiled: boolean) => void
}

const states = [
  { value: 'filed', label: 'Filed' },
  { value: 'not-filed', label: 'Not filed' },
] as const

/** Whether this person has filed their application: as recorded, unless the reader says otherwise. */
export function FilingState({ owner, isFiled, isRecordedAsFiled, onChange }: Props) {
  return (
    <div>
      <OneOfTwo
        label={`Application of ${owner}`}
        choices={states}
        value={isFiled ? 'filed' : 'not-filed'}
        onChange={(value) => onChange(value === 'filed')}
      />
      {isFiled !== isRecordedAsFiled && (
        <Text size="sm" c="dimmed" role="status">
          {isRecordedAsFiled
            ? 'Recorded above as submitted. This view alone takes it for not filed.'
            : 'Not recorded as submitted. To keep this answer, change its status above.'}
        </Text>
      )}
    </div>
  )
}
