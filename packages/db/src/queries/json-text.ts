type JsonText<Value> = Value extends null | undefined ? Value : string

/** Values of which some fields are JSON text, as jsonb columns are written. */
export type WithJsonText<Values, Field extends keyof Values> = Omit<Values, Field> & {
  [F in keyof Pick<Values, Field>]: JsonText<Values[F]>
}

/** Writes the named fields as JSON text. What is null stays null, and what is left out stays out. */
export function withJsonText<Values extends object, Field extends keyof Values & string>(
  values: Values,
  fields: readonly Field[],
): WithJsonText<Values, Field> {
  const names: readonly string[] = fields
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      names.includes(name) && value !== null && value !== undefined ? JSON.stringify(value) : value,
    ]),
  ) as WithJsonText<Values, Field>
}
