import { phases } from '@suv/domain'

/** The phases and weeks that a milestone can belong to, as a grouped choice. Values are those of `toSlot`. */
export const slots = [
  { value: '', label: 'No phase' },
  ...phases.map(({ key, number, title, weekFrom, durationWeeks }) => ({
    group: `Phase ${number}: ${title}`,
    items: [
      { value: key, label: `Phase ${number}, any week` },
      ...Array.from({ length: durationWeeks }, (_, index) => ({
        value: `${key}:${weekFrom + index}`,
        label: `Phase ${number}, week ${weekFrom + index}`,
      })),
    ],
  })),
]
