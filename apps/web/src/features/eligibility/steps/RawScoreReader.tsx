import { Button, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { type Ability, abilities } from '@suv/domain'
import { IconCalculator, IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import type { RawScores } from '../draft-storage.ts'
import { ChoiceField } from '../fields/ChoiceField.tsx'
import { RawScoreField } from './RawScoreField.tsx'
import classes from './RawScoreReader.module.css'
import { columnChoice, emptyScores, readScore, type ScoreTable } from './raw-scores.ts'

type RawScoreReaderProps = {
  /** The tables of the chosen test; more than one where its result sheet has several columns. */
  tables: readonly ScoreTable[]
  scores: Record<string, RawScores>
  setScores: (table: string, scores: RawScores) => void
  onUse: (ability: Ability, level: number) => void
}

/** Reads levels from the scores on a result sheet, and fills them in on request. */
export function RawScoreReader({ tables, scores, setScores, onUse }: RawScoreReaderProps) {
  const used = tables.find((table) => scores[table.id] !== undefined)
  const [isOpen, setOpen] = useState(used !== undefined)
  const [tableId, setTableId] = useState<string | undefined>(used?.id ?? tables[0]?.id)
  const [filledIn, setFilledIn] = useState('')
  const table = tables.find(({ id }) => id === tableId)
  if (table === undefined) return null

  const typed = scores[table.id] ?? emptyScores
  const readings = abilities.map((ability) => ({
    ability,
    reading: readScore(table, ability, typed[ability]),
  }))
  const levels = readings.flatMap(({ ability, reading }) =>
    reading.kind === 'level' ? [{ ability, level: reading.level }] : [],
  )

  function fillIn() {
    for (const { ability, level } of levels) onUse(ability, level)
    setFilledIn(`Filled in: ${levels.map(({ ability, level }) => `${level} in ${ability}`).join(', ')}.`)
  }

  return (
    <div className={classes.reader}>
      <UnstyledButton
        className={classes.toggle}
        aria-expanded={isOpen}
        aria-controls="raw-scores"
        onClick={() => setOpen(!isOpen)}
      >
        <Icon of={IconCalculator} className={classes.icon} />
        <span>Work out the levels from your test scores</span>
        <Icon of={IconChevronDown} className={classes.chevron} />
      </UnstyledButton>
      <div id="raw-scores" hidden={!isOpen}>
        {isOpen && (
          <div className={classes.panel}>
            {tables.length > 1 && (
              <ChoiceField
                label="Which column of the result sheet do you read?"
                choices={tables.map((each) => ({ value: each.id, label: columnChoice(each) }))}
                field={{
                  name: 'scoreTable',
                  value: table.id,
                  onChange: setTableId,
                  onBlur: () => {},
                  error: undefined,
                }}
              />
            )}
            <fieldset className={classes.fields}>
              <VisuallyHidden component="legend">{table.name} scores</VisuallyHidden>
              {readings.map(({ ability, reading }) => (
                <RawScoreField
                  key={ability}
                  table={table}
                  ability={ability}
                  value={typed[ability]}
                  reading={reading}
                  onChange={(value) => {
                    setScores(table.id, { ...typed, [ability]: value })
                    setFilledIn('')
                  }}
                  onEnter={() => {
                    if (levels.length > 0) fillIn()
                  }}
                />
              ))}
            </fieldset>
            {table.note !== undefined && <p className={classes.note}>{table.note}</p>}
            <div className={classes.use}>
              <Button variant="default" disabled={levels.length === 0} onClick={fillIn}>
                Use these levels
              </Button>
              <p role="status" className={classes.filled}>
                {filledIn}
              </p>
            </div>
          </div>
        )}
      </div>
    </div>
  )
}
