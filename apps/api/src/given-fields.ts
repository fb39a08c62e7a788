import type * as z from 'zod'

/** Fields that are there are never undefined; those that may be left out still may. */
type GivenFields<T> = { [Field in keyof T]: Exclude<T[Field], undefined> }

/**
 * The input of a procedure that writes, without the fields that are undefined, which mean "leave it as it is". tRPC carries
 * them, JSON does not: taken out here, once, verbs may count the fields and spread them over what is stored.
 */
export function givenInput<Schema extends z.ZodType<object>>(schema: Schema) {
  return schema.transform(
    (fields) =>
      Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as GivenFields<
        typeof fields
      >,
  )
}

/** What a verb gets of such an input. */
export type GivenOf<Schema extends z.ZodType> = GivenFields<z.output<Schema>>
