import { Button, NativeSelect, Text } from '@mantine/core'
import { milestoneCategories } from '@suv/domain'
import classes from './FilterBar.module.css'
import { type MilestoneFilter, noFilter, progressChoices } from './filter.ts'
import { categoryNames } from './milestone-text.ts'

const categories = [
  { value: 'all', label: 'All' },
  ...milestoneCategories.map((value) => ({ value, label: categoryNames[value] })),
]

type Props = {
  filter: MilestoneFilter
  onChange: (filter: MilestoneFilter) => void
  /** How many of all are shown; null where nothing is filtered. */
  count: number | null
  total: number
}

/** Which milestones the phases below show. */
export function FilterBar({ filter, onChange, count, total }: Props) {
  return (
    <search className={classes.bar} aria-label="Milestones">
      <NativeSelect
        label="Progress"
        // It takes the place of the button that was pressed for it.
        autoFocus
        data={[...progressChoices]}
        value={filter.progress}
        onChange={(event) =>
          onChange({ ...filter, progress: event.currentTarget.value as MilestoneFilter['progress'] })
        }
      />
      <NativeSelect
        label="Category"
        data={categories}
        value={filter.category}
        onChange={(event) =>
          onChange({ ...filter, category: event.currentTarget.value as MilestoneFilter['category'] })
        }
      />
      <Text className={classes.count} role="status">
        {count !== null && `${count} of ${total} shown`}
      </Text>
      {count !== null && (
        <Button variant="default" onClick={() => onChange(noFilter)}>
          Show all
        </Button>
      )}
    </search>
  )
}
