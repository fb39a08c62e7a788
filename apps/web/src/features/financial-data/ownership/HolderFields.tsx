import { ActionIcon, TextInput } from '@mantine/core'
import { designatedOrganizationId } from '@suv/domain'
import { IconTrash } from '@tabler/icons-react'
import { Icon } from '../../../ui/Icon.tsx'
import classes from './Ownership.module.css'
import { type ScenarioState, type StoredShare, shareError } from './scenario.ts'

type Props = {
  state: ScenarioState
  stored: readonly StoredShare[]
  onChange: (state: ScenarioState) => void
}

/** The shares before any round. Applicants of the team keep their names; others can be named and taken out. */
export function HolderFields({ state, stored, onChange }: Props) {
  const ofTeam = new Set(stored.map(({ memberId }) => memberId))

  function change(id: string, part: { text?: string; name?: string }) {
    onChange({
      ...state,
      holders: state.holders.map((holder) => (holder.id === id ? { ...holder, ...part } : holder)),
    })
  }

  return (
    <fieldset className={classes.group}>
      <legend>Voting rights now</legend>
      {state.holders.map(({ id, name, kind, text }) => {
        const isInvented = kind === 'applicant' && !ofTeam.has(id)
        return (
          <div key={id} className={classes.row}>
            {isInvented ? (
              <TextInput
                className={classes.name}
                aria-label="Name of the applicant"
                value={name}
                maxLength={80}
                autoComplete="off"
                onChange={(event) => change(id, { name: event.currentTarget.value })}
              />
            ) : (
              <span className={classes.name}>
                {name}
                <small>{id === designatedOrganizationId ? 'Organization' : 'Applicant'}</small>
              </span>
            )}
            <TextInput
              className={classes.percent}
              aria-label={`Share of ${name} in percent`}
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
              {isInvented && (
                <ActionIcon
                  aria-label={`Remove ${name}`}
                  onClick={() =>
                    onChange({ ...state, holders: state.holders.filter((holder) => holder.id !== id) })
                  }
                >
                  <Icon of={IconTrash} size={20} />
                </ActionIcon>
              )}
            </span>
          </div>
        )
      })}
    </fieldset>
  )
}
