import { keptText } from './kept-text.ts'

/**
 * What is typed into a form and not saved yet, in this tab: a reload, or a session that ends meanwhile, loses none of it. Only what
 * differs from `initial` is kept, so that a field that nobody touched shows what is stored by then. `name` tells whose form it is,
 * and of which record.
 */
export function keptValues<Values extends object>(name: string, initial: Values) {
  const kept = keptText('tab', `suv:form:${name}`, 'What was typed')
  let stored = initial
  const isChanged = ([field, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(stored[field as keyof Values])
  return {
    read: (): Values => ({
      ...initial,
      ...Object.fromEntries(
        Object.entries(kept.readAs(typedValues) ?? {}).filter(([field]) => field in initial),
      ),
    }),
    write: (values: Values): void => {
      const typed = Object.entries(values).filter(isChanged)
      if (typed.length === 0) kept.remove()
      else kept.write(JSON.stringify(Object.fromEntries(typed)))
    },
    forget: kept.remove,
    /** What is stored from now on, in a form that stays. */
    settle: (saved: Values): void => {
      stored = saved
      kept.remove()
    },
  }
}

function typedValues(text: string): object {
  const values: unknown = JSON.parse(text)
  if (typeof values !== 'object' || values === null) throw new TypeError('These are no values.')
  return values
}
