import { type UseFormInput, useForm } from '@mantine/form'
import { useEffect, useLayoutEffect, useState } from 'react'
import { keptValues } from '../../ui/kept-values.ts'
import { useMe } from './use-me.ts'

/** Where the member's unsaved values of the form `name` are kept in this tab. It stays the one of the first call. */
function useKept<Values extends object>(name: string, initial: Values) {
  const { id } = useMe()
  return useState(() => keptValues(`${id}:${name}`, initial))[0]
}

/** Values of a form and how to change them. `forget` what was typed once it is saved or given up. */
export function useKeptValues<Values extends object>(name: string, initial: Values) {
  const kept = useKept(name, initial)
  const [values, setValues] = useState(kept.read)
  useEffect(() => kept.write(values), [kept, values])
  return {
    values,
    change: (fields: Partial<Values>) => setValues((before) => ({ ...before, ...fields })),
    forget: kept.forget,
  }
}

/**
 * A form that begins with what was typed into it last in this tab. `forget` that once it is saved or given up; `settle` it where the form
 * stays after it is saved.
 */
export function useKeptForm<Values extends object>(
  name: string,
  options: UseFormInput<Values> & { initialValues: Values },
) {
  const kept = useKept(name, options.initialValues)
  const form = useForm<Values>({ ...options, onValuesChange: kept.write })
  // Not as initial values: what a reset goes back to is what is stored.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before it is first seen
  useLayoutEffect(() => form.setValues(kept.read()), [])
  return { form, forget: kept.forget, settle: kept.settle }
}
