import {
  abilities,
  clbFields,
  languageTestNames,
  languageTests,
  latestEdition,
  levelNameOf,
} from '@suv/domain'
import { ChoiceField } from '../fields/ChoiceField.tsx'
import { NumberField } from '../fields/NumberField.tsx'
import { EquivalenceTable } from './EquivalenceTable.tsx'
import classes from './LanguageStep.module.css'
import { RawScoreReader } from './RawScoreReader.tsx'
import type { StepProps } from './step-props.ts'

const testChoices = languageTestNames.map((name) => ({ value: name, label: name }))

export function LanguageStep({ bind, form, scores, setScores }: StepProps) {
  const { languageTest } = form
  const levelName = languageTest === '' ? 'CLB' : levelNameOf(languageTest)
  const tables = languageTests.filter((test) => test.selectable && test.screenerTest === languageTest)
  return (
    <>
      <ChoiceField
        label="Which language test did you take?"
        hint="If you have not taken one yet, choose the test that you plan to take, and the levels that you expect."
        choices={testChoices}
        field={bind('languageTest')}
        layout="tiles"
      />
      {tables.length > 0 && (
        <RawScoreReader
          key={languageTest}
          tables={tables}
          scores={scores}
          setScores={setScores}
          onUse={(ability, level) => bind(clbFields[ability]).onChange(String(level))}
        />
      )}
      <fieldset aria-describedby="levels-hint" className={classes.levels}>
        <legend className={classes.legend}>Your {levelName} levels</legend>
        <p id="levels-hint" className={classes.hint}>
          Whole levels from 1 to 12. The program asks for {levelName} {latestEdition.minimumClb.value} or
          higher in each ability.
        </p>
        <div className={classes.abilities}>
          {abilities.map((ability) => (
            <NumberField
              key={ability}
              label={`${levelName} in ${ability}`}
              field={bind(clbFields[ability])}
              inputMode="numeric"
            />
          ))}
        </div>
      </fieldset>
      <EquivalenceTable chosen={tables} />
    </>
  )
}
