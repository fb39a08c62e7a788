import { NativeSelect, TextInput } from '@mantine/core'
import {
  type Company,
  type CompanyFact,
  type CompanySuggestion,
  companyStageLabels,
  companyStages,
  focusAreasIn,
  provinceNames,
  soughtLabels,
} from '@suv/domain'
import { type ReactNode, useEffect, useState } from 'react'
import { AmountInput } from '../../ui/AmountInput.tsx'
import { FieldRemark } from '../../ui/FieldRemark.tsx'
import { keptText } from '../../ui/kept-text.ts'
import { SaveState } from '../../ui/SaveState.tsx'
import { useAutosave } from '../../ui/use-autosave.ts'
import { useMe } from '../session/use-me.ts'
import classes from './CompanyForm.module.css'
import { Suggestion } from './Suggestion.tsx'
import { changedFacts, factError, factLabels, fieldText, type TypedFacts } from './typed-facts.ts'
import { useSaveCompany } from './use-save-company.ts'

const choicesOf = (names: Readonly<Record<string, string>>, keys: readonly string[] = Object.keys(names)) => [
  { value: '', label: 'Not said yet' },
  ...keys.map((value) => ({ value, label: names[value] ?? value })),
]
const choices: Partial<Record<CompanyFact, { value: string; label: string }[]>> = {
  province: choicesOf(provinceNames),
  stage: choicesOf(companyStageLabels, companyStages),
  organizationSought: choicesOf(soughtLabels),
}

const groups: readonly (readonly [title: string, facts: readonly CompanyFact[]])[] = [
  ['What it is', ['oneLiner', 'sector', 'province', 'stage', 'website']],
  ['What it needs', ['organizationSought', 'amountSought']],
]

const hints: Partial<Record<CompanyFact, string>> = {
  oneLiner: 'As you would say it to somebody who has never heard of it.',
  sector: 'In your own words, such as digital health or clean technology.',
  province: 'Where you plan to settle.',
  amountSought: 'Left empty, it is what your finances still need.',
}

type Props = { company: Company; suggestions: readonly CompanySuggestion[] }

/** The facts of the company, saved as they are typed. What somebody else changes shows where nothing is typed here. */
export function CompanyForm({ company, suggestions }: Props) {
  const { id } = useMe()
  const { save, isSaving } = useSaveCompany()
  const [draft] = useState(() => keptText('device', `suv:company-draft:${id}`, 'What was typed'))
  const [typed, setTyped] = useState<TypedFacts>(
    () => draft.readAs((text) => Object(JSON.parse(text)) as TypedFacts) ?? {},
  )
  const change = changedFacts(typed, company)
  const isValid = Object.entries(typed).every(([fact, text]) => factError(fact as CompanyFact, text) === null)
  const hasChange = Object.keys(change).length > 0
  const isDirty = hasChange || !isValid

  const text = JSON.stringify(typed)
  useEffect(() => {
    if (isDirty) void draft.write(text)
    else draft.remove()
  }, [draft, isDirty, text])
  useAutosave(text, hasChange, () => void saveTyped())

  async function saveTyped() {
    const stored = await save(change)
    if (stored === null) return
    // What was typed meanwhile is still to be saved.
    setTyped((now) =>
      Object.fromEntries(
        Object.entries(now).filter(
          ([fact, latest]) => !(fact in change && latest === typed[fact as CompanyFact]),
        ),
      ),
    )
  }

  const inputOf = (fact: CompanyFact) => ({
    label: factLabels[fact],
    description: hints[fact],
    value: typed[fact] ?? fieldText(fact, company[fact]),
    error: typed[fact] === undefined ? null : factError(fact, typed[fact]),
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget
      setTyped((now) => ({ ...now, [fact]: value }))
    },
  })
  const fieldOf = (fact: CompanyFact): ReactNode => {
    const data = choices[fact]
    if (data !== undefined) return <NativeSelect data={data} {...inputOf(fact)} />
    if (fact === 'amountSought') return <AmountInput {...inputOf(fact)} />
    const input = inputOf(fact)
    return (
      <div>
        <TextInput
          maxLength={fact === 'website' ? 2_000 : 200}
          inputMode={fact === 'website' ? 'url' : 'text'}
          autoComplete="off"
          {...input}
        />
        {fact === 'sector' && <FieldRemark>{sectorRemark(input.value)}</FieldRemark>}
      </div>
    )
  }

  return (
    <form className={classes.form} noValidate onSubmit={(event) => event.preventDefault()}>
      {groups.map(([title, facts]) => (
        <fieldset key={title} className={classes.group}>
          <legend className={classes.legend}>{title}</legend>
          {facts.map((fact) => (
            <div key={fact} className={classes.field}>
              {fieldOf(fact)}
              {suggestions
                .filter((suggestion) => suggestion.fact === fact && typed[fact] === undefined)
                .map((suggestion) => (
                  <Suggestion
                    key={suggestion.sentence}
                    suggestion={suggestion}
                    onAccept={() =>
                      setTyped((now) => ({ ...now, [fact]: fieldText(fact, suggestion.value) }))
                    }
                  />
                ))}
            </div>
          ))}
        </fieldset>
      ))}
      <SaveState isNew={company.updatedAt === null} isDirty={isDirty} isValid={isValid} isSaving={isSaving} />
    </form>
  )
}

/** How matching reads the field. */
function sectorRemark(text: string): string | null {
  if (text.trim() === '') return null
  const areas = focusAreasIn(text)
  return areas.length === 0
    ? 'The organizations name none of these words as a field: matching looks for them as you wrote them.'
    : `Matching looks for ${areas.join(', ')}.`
}
