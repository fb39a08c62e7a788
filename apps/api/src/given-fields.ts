/** What is left of an update when the fields that are undefined, which mean "leave it as it is", are taken out. */
export type GivenFields<T> = { [Field in keyof T]?: Exclude<T[Field], undefined> }

export function givenFields<T extends object>(update: T): GivenFields<T> {
  return Object.fromEntries(
    Object.entries(update).filter(([, value]) => value !== undefined),
  ) as GivenFields<T>
}
