/** The ten provinces and three territories by their postal abbreviations, as Canada Post lists them. */
export const provinceNames = {
  AB: 'Alberta',
  BC: 'British Columbia',
  MB: 'Manitoba',
  NB: 'New Brunswick',
  NL: 'Newfoundland and Labrador',
  NS: 'Nova Scotia',
  NT: 'Northwest Territories',
  NU: 'Nunavut',
  ON: 'Ontario',
  PE: 'Prince Edward Island',
  QC: 'Quebec',
  SK: 'Saskatchewan',
  YT: 'Yukon',
} as const

export type ProvinceCode = keyof typeof provinceNames

export const provinceCodes = Object.keys(provinceNames) as [ProvinceCode, ...ProvinceCode[]]

const codeByName = new Map<string, ProvinceCode>(
  provinceCodes.flatMap((code) => [
    [code, code],
    [provinceNames[code], code],
  ]),
)

/** A province or territory by its abbreviation ('ON') or name ('Ontario'), as written here; undefined for any other text. */
export function toProvinceCode(text: string): ProvinceCode | undefined {
  return codeByName.get(text)
}
