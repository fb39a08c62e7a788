import '@mantine/core/styles/Tabs.layer.css'
import { Tabs } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { type PlanSectionField, type PlanSectionKey, planSections, sectionCompletion } from '@suv/domain'
import type { ReactNode } from 'react'
import { useHint } from '../../../ui/hint/use-hint.tsx'
import { breakpoints } from '../../../ui/theme/scale.ts'
import { CompletionMark } from '../readiness/CompletionMark.tsx'
import classes from './SectionTabs.module.css'
import { sectionGuides } from './section-guides.ts'

type Props = {
  value: PlanSectionKey
  onChange: (key: PlanSectionKey) => void
  read: (field: PlanSectionField) => string
  /** What stands under the list of tabs where there is room beside the sections, else under them. */
  aside: ReactNode
  /** The panel of each section, by its key. */
  renderPanel: (key: PlanSectionKey) => ReactNode
}

/** The six sections as tabs: beside the text on wide screens, above it on narrow ones. */
export function SectionTabs({ value, onChange, read, aside, renderPanel }: Props) {
  // Only what the arrow keys do; the places are the style sheet's.
  const isWide = useMediaQuery(`(min-width: ${breakpoints.lg})`, true)
  const hint = useHint()
  return (
    <Tabs
      value={value}
      onChange={(key) => {
        const section = planSections.find((candidate) => candidate.key === key)
        if (section) onChange(section.key)
      }}
      orientation={isWide ? 'vertical' : 'horizontal'}
      variant="none"
      classNames={{
        root: classes.root,
        list: classes.list,
        tab: classes.tab,
        tabLabel: classes.label,
      }}
    >
      <div className={classes.side}>
        <Tabs.List aria-label="Sections of the plan">
          {planSections.map(({ key, name, field }) => (
            <Tabs.Tab
              key={key}
              value={key}
              leftSection={<CompletionMark completion={sectionCompletion(read(field))} />}
              {...hint.targetOf(sectionGuides[key].tooltip)}
            >
              {name}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {hint.element}
      </div>
      {planSections.map(({ key }) => (
        <Tabs.Panel key={key} value={key} className={classes.panel}>
          {renderPanel(key)}
        </Tabs.Panel>
      ))}
      {aside}
    </Tabs>
  )
}
