const sizes = new WeakMap<readonly unknown[], number>()

/** Notes how many bytes PostgreSQL sent for these rows. */
export function rememberSize(rows: readonly unknown[], bytes: number): void {
  sizes.set(rows, bytes)
}

/** As many bytes as PostgreSQL sent for rows that came as they are; undefined for a list made of them. */
export function sizeOf(rows: readonly unknown[]): number | undefined {
  return sizes.get(rows)
}
