const units = ['bytes', 'KB', 'MB'] as const

/** A size as people read it: 10 MB, 1.4 MB, 12 KB. */
export function sizeText(bytes: number): string {
  const step = bytes < 1024 ? 0 : bytes < 1_048_576 ? 1 : 2
  const value = bytes / 1024 ** step
  const digits = step === 0 || value >= 10 ? 0 : 1
  return `${value.toLocaleString('en-CA', { maximumFractionDigits: digits })} ${units[step]}`
}
