import type * as z from 'zod'

/** Fields that are there are never undefined; those that may be left out still may. */
export type GivenFields<T> = { [Field in keyof T]: Exclude<T[Field], undefined> }

/** What is left when the fields that are undefined, which mean "leave it as it is", are taken out. */
export function givenFields<T extends object>(fields: T): GivenFields<T> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as GivenFields<T>
}

/**
 * The input of a procedure that writes. tRPC carries undefined, which JSON does not: taken out here, verbs may count the fields
 * and spread them over what is stored.
 */
export function givenInput<Schema extends z.ZodObject>(schema: Schema) {
  return schema.transform((fields) => givenFields(fields))
}

/** What a verb gets of such an input. */
export type GivenOf<Schema extends z.ZodType> = GivenFields<z.output<Schema>>
