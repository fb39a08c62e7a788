import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { focusAreas, organizationTypes, provinceNames } from '@suv/domain'
import { organizationTypeNames } from '../organization-text.ts'
import { filterProvinces, type OrganizationsSearch } from '../search.ts'
import type { useOrganizationsSearch } from '../use-organizations-search.ts'
import classes from './Discover.module.css'
import { readFocus } from './focus-text.ts'

const types = [
  { value: '', label: 'All types' },
  ...organizationTypes.map((value) => ({ value, label: organizationTypeNames[value] })),
]
const provinces = [
  { value: '', label: 'All Provinces' },
  ...filterProvinces.map((value) => ({ value, label: provinceNames[value] })),
]

type Props = {
  text: string
  onText: (text: string) => void
  search: OrganizationsSearch
  onChange: ReturnType<typeof useOrganizationsSearch>['change']
}

export function Filters({ text, onText, search, onChange }: Props) {
  const chosen = readFocus(search.focus)

  function toggle(area: (typeof focusAreas)[number], isChosen: boolean) {
    const next = isChosen ? [...chosen, area] : chosen.filter((one) => one !== area)
    onChange({ focus: next.length === 0 ? undefined : next.join(',') })
  }

  return (
    <search className={classes.filters} aria-label="Filter organizations">
      <div className={classes.fields}>
        <TextInput
          type="search"
          label="Search"
          placeholder="Name, city or field"
          maxLength={200}
          value={text}
          onChange={(event) => onText(event.currentTarget.value)}
        />
        <NativeSelect
          label="Type"
          data={types}
          value={search.type ?? ''}
          onChange={(event) => {
            const { value } = event.currentTarget
            onChange({ type: organizationTypes.find((type) => type === value) })
          }}
        />
        <NativeSelect
          label="Province"
          data={provinces}
          value={search.province ?? ''}
          onChange={(event) => {
            const { value } = event.currentTarget
            onChange({ province: filterProvinces.find((province) => province === value) })
          }}
        />
        <Checkbox
          className={classes.check}
          label="Priority processing only"
          checked={search.priority ?? false}
          onChange={(event) => onChange({ priority: event.currentTarget.checked ? true : undefined })}
        />
      </div>
      <fieldset className={classes.areas}>
        <legend>Focus areas</legend>
        {focusAreas.map((area) => (
          <Checkbox
            key={area}
            className={classes.check}
            label={area}
            checked={chosen.includes(area)}
            onChange={(event) => toggle(area, event.currentTarget.checked)}
          />
        ))}
      </fieldset>
    </search>
  )
}
