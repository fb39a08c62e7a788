import { ActionIcon, NativeSelect, Text, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { Icon } from '../../../ui/Icon.tsx'
import classes from './Ownership.module.css'
import { type ScenarioState, shareError } from './scenario.ts'

const takers = [
  { value: 'other', label: 'Another investor' },
  { value: 'organization', label: 'Designated organization' },
]

type Props = { state: ScenarioState; onChange: (state: ScenarioState) => void }

/** Rounds in their order: who takes new shares, and how much of all voting rights they then have. */
export function RoundFields({ state, onChange }: Props) {
  function change(id: string, part: Partial<ScenarioState['rounds'][number]>) {
    onChange({
      ...state,
      rounds: state.rounds.map((round) => (round.id === id ? { ...round, ...part } : round)),
    })
  }

  return (
    <fieldset className={classes.group}>
      <legend>Rounds of investment</legend>
      {state.rounds.length === 0 && (
        <Text size="sm" c="dimmed">
          None yet. Add one to see what it takes from everybody.
        </Text>
      )}
      {state.rounds.map(({ id, name, kind, text }) => (
        <div key={id} className={classes.row}>
          <NativeSelect
            className={classes.name}
            aria-label={`Who takes the shares of ${name}`}
            data={takers.map(({ value, label }) => ({ value, label: `${name}: ${label}` }))}
            value={kind}
            onChange={(event) =>
              change(id, { kind: event.currentTarget.value === 'organization' ? 'organization' : 'other' })
            }
          />
          <TextInput
            className={classes.percent}
            aria-label={`Share that ${name} takes in percent`}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            rightSection="%"
            rightSectionPointerEvents="none"
            value={text}
            error={shareError(text)}
            onChange={(event) => change(id, { text: event.currentTarget.value })}
          />
          <span className={classes.remove}>
            <ActionIcon
              aria-label={`Remove ${name}`}
              onClick={() => onChange({ ...state, rounds: state.rounds.filter((round) => round.id !== id) })}
            >
              <Icon of={IconTrash} size={20} />
            </ActionIcon>
          </span>
        </div>
      ))}
    </fieldset>
  )
}
