/** The languages of the papers that are read. */
const locales = ['en-CA', 'en-GB', 'fr', 'de', 'es', 'pt', 'ar-EG', 'ar-SY'] as const
/** As people shorten them, beside what the platform knows. */
const others: readonly (readonly [string, number])[] = [
  ['sept', 9],
  ['sep', 9],
  ['juil', 7],
  ['fév', 2],
  ['fev', 2],
  ['avr', 4],
  ['aoû', 8],
  ['aou', 8],
  ['aout', 8],
  ['déc', 12],
  ['dec', 12],
  ['mrz', 3],
  ['maerz', 3],
  ['set', 9],
  ['mars', 3],
  ['mai', 5],
  ['mag', 5],
]

const plain = (name: string) => name.toLowerCase().replace(/\.$/, '')

/** Months by their names, small, in the languages of the platform: 'september', 'septembre', 'setembro', 'سبتمبر'. */
export const monthsByName: ReadonlyMap<string, number> = new Map(
  [
    ...others,
    ...locales.flatMap((locale) =>
      (['long', 'short'] as const).flatMap((month) => {
        const format = new Intl.DateTimeFormat(locale, { month, day: 'numeric', timeZone: 'UTC' })
        return Array.from({ length: 12 }, (_, index): readonly [string, number] => {
          const part = format.formatToParts(Date.UTC(2001, index, 1)).find(({ type }) => type === 'month')
          return [plain(part?.value ?? ''), index + 1]
        })
      }),
    ),
  ]
    .filter(([name]) => /\p{L}{2}/u.test(name))
    .flatMap(([name, month]) => [
      [name, month] as const,
      [name.normalize('NFD').replace(/[\u0300-\u036f]/g, ''), month] as const,
    ]),
)

export const anyMonthName = [...monthsByName.keys()]
  .toSorted((a, b) => b.length - a.length)
  .map((name) => name.replaceAll(/[.]/g, '\\.').replaceAll(' ', '\\s'))
  .join('|')
