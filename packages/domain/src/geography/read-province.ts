import { foldText } from '../shared/fold-text.ts'
import { type ProvinceCode, provinceCodes, provinceNames } from './provinces.ts'

/** The French names, as the Translation Bureau of Canada lists them. */
const frenchNames = {
  AB: 'Alberta',
  BC: 'Colombie-Britannique',
  MB: 'Manitoba',
  NB: 'Nouveau-Brunswick',
  NL: 'Terre-Neuve-et-Labrador',
  NS: 'Nouvelle-Écosse',
  NT: 'Territoires du Nord-Ouest',
  NU: 'Nunavut',
  ON: 'Ontario',
  PE: 'Île-du-Prince-Édouard',
  QC: 'Québec',
  SK: 'Saskatchewan',
  YT: 'Yukon',
} as const satisfies Record<ProvinceCode, string>

const codes = new Map<string, ProvinceCode>(
  provinceCodes.flatMap((code) =>
    [code, provinceNames[code], frenchNames[code]].map((name) => [foldText(name), code] as const),
  ),
)

/**
 * A province or territory by its abbreviation or its English or French name, in any case, with or without accents, hyphens
 * and spaces; undefined for any other text.
 */
export function readProvince(text: string): ProvinceCode | undefined {
  return codes.get(foldText(text))
}
