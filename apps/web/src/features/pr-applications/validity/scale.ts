import { addDays, type DayWindow, daysBetween } from '@suv/domain'

/** Where days stand in the picture: shares of its width, in percent. */
export type Scale = DayWindow & {
  readonly today: string
  /** How many days after the start the end is. */
  readonly days: number
  /** The first of each year or quarter that is inside. */
  readonly ticks: readonly { readonly day: string; readonly label: string; readonly at: number }[]
  readonly at: (day: string) => number
  readonly dayAt: (share: number) => string
}

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
/** Two labels nearer than this would touch on a phone. */
const mostTicks = 5

export function toScale(window: DayWindow, today: string): Scale {
  const days = daysBetween(window.start, window.end)
  const clamp = (share: number) => Math.min(Math.max(share, 0), 100)
  const at = (day: string) => clamp((daysBetween(window.start, day) / days) * 100)
  return {
    ...window,
    today,
    days,
    at,
    dayAt: (share) => addDays(window.start, Math.round((clamp(share) / 100) * days)),
    ticks: ticksIn(window)
      .map((day) => ({ ...day, at: at(day.day) }))
      // A label at the very edge would stand outside.
      .filter((tick) => tick.at > 5 && tick.at < 95),
  }
}

/** Firsts of months, every third, sixth or twelfth, so that their labels do not touch. */
function ticksIn({ start, end }: DayWindow): { day: string; label: string }[] {
  for (const everyMonths of [3, 6, 12, 24]) {
    const ticks: string[] = []
    for (let year = Number(start.slice(0, 4)); year <= Number(end.slice(0, 4)); year += 1) {
      for (let month = 1; month <= 12; month += Math.min(everyMonths, 12)) {
        const day = `${year}-${String(month).padStart(2, '0')}-01`
        const isInStep = everyMonths <= 12 || year % 2 === 0
        if (isInStep && day > start && day < end) ticks.push(day)
      }
    }
    if (ticks.length > mostTicks && everyMonths !== 24) continue
    return ticks.map((day) => ({ day, label: everyMonths < 12 ? labelOf(day) : day.slice(0, 4) }))
  }
  return []
}

function labelOf(day: string): string {
  return `${monthNames[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`
}
