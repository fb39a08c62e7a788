const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Whether a text can be compared with a uuid column at all: PostgreSQL refuses the whole query where it cannot. */
export function isUuid(text: string): boolean {
  return pattern.test(text)
}
