/** The order of days, keys and other ASCII: of thousands, a language's own order would cost more than what is put in it. */
export function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
