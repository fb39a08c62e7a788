import { Button, FileButton, NativeSelect, Text, Title } from '@mantine/core'
import {
  compareForm,
  type FilledForm as Filled,
  type FormDifference,
  type PersonalHistory,
  readFilledForm,
} from '@suv/domain'
import { IconFileSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { useSaving } from '../../ui/use-saving.ts'
import { useToday } from '../team-records/use-today.ts'
import classes from './AnswerBook.module.css'
import { useAccept } from './use-accept.ts'

type Props = { history: PersonalHistory }

const otherForm =
  'This is none of the forms IMM 0008, IMM 5669, IMM 5406 and IMM 5562, or one whose fields have other names. It was not compared.'

/** A filled form, read where it lies, and where it and the history say different things. */
export function FilledForm({ history }: Props) {
  const today = useToday()
  const [personId, setPerson] = useState(
    history.people.find(({ relation }) => relation === 'self')?.id ?? history.people[0]?.id ?? '',
  )
  const [read, setRead] = useState<{ name: string; form: Filled } | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isReading, setReading] = useState(false)

  async function choose(file: File | null) {
    if (file === null) return
    setReading(true)
    setProblem(null)
    setRead(null)
    try {
      const { readFormFields } = await import('./read-form-fields.ts')
      const form = readFilledForm(await readFormFields(new Uint8Array(await file.arrayBuffer())))
      if (form === null) setProblem(otherForm)
      else setRead({ name: file.name, form })
    } catch (error) {
      const isKnown = error instanceof Error && error.name === 'UnreadableForm'
      setProblem(isKnown ? error.message : 'The form could not be read. Choose it again.')
    } finally {
      setReading(false)
    }
  }

  const differences = read === null ? [] : compareForm(read.form, history, personId, today)
  return (
    <section className={classes.card} aria-labelledby="filled-form">
      <div>
        <Title order={3} id="filled-form">
          Read a Filled Form Back
        </Title>
        <Text mt="2xs" maw="44rem">
          A PDF form that you filled in is compared to your history. It is read in your browser and goes
          nowhere; nothing is kept but what you take over. Which names its fields have was read in public
          programs, not in a document of IRCC: what has another name is not read.
        </Text>
      </div>
      <div className={classes.choices}>
        <NativeSelect
          label="Whose form"
          data={history.people.map(({ id, name }) => ({ value: id, label: name }))}
          value={personId}
          onChange={(event) => setPerson(event.currentTarget.value)}
        />
        <FileButton accept="application/pdf,.pdf" onChange={(file) => void choose(file)}>
          {(button) => (
            <Button
              {...button}
              className={classes.choose}
              variant="default"
              loading={isReading}
              leftSection={<Icon of={IconFileSearch} />}
            >
              Choose a Filled Form
            </Button>
          )}
        </FileButton>
      </div>
      <div role="status">
        {problem !== null && <Text className={classes.attention}>{problem}</Text>}
        {read !== null && (
          <Text fw={560}>
            {read.form.form}, {read.name}:{' '}
            {differences.length === 0
              ? 'no difference in what was read.'
              : differences.length === 1
                ? '1 difference.'
                : `${differences.length} differences.`}
          </Text>
        )}
      </div>
      {differences.length > 0 && (
        <ul className={classes.differences}>
          {differences.map((difference) => (
            <Difference key={difference.text} difference={difference} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Difference({ difference: { text, accept } }: { difference: FormDifference }) {
  const write = useAccept()
  const saving = useSaving()
  return (
    <li className={classes.difference}>
      <span>{text}</span>
      {accept === null ? (
        <Text size="sm" c="dimmed">
          Mend the form, or the entry under People and history.
        </Text>
      ) : (
        <Button
          variant="default"
          aria-label={`Take over: ${text}`}
          loading={saving.state.isSaving}
          onClick={() =>
            void saving.run(() => write(accept), { title: 'Taken over into your history', description: text })
          }
        >
          Take Over
        </Button>
      )}
    </li>
  )
}
