import * as z from 'zod'
import { type ProvinceCode, provinceCodes, provinceNames, toProvinceCode } from './provinces.ts'

export const provinceSchema = z
  .enum(provinceCodes)
  .meta({ description: 'Province or territory, as its postal abbreviation.' })

/** What callers may write: the abbreviation ('ON') or the name ('Ontario'); read as the abbreviation. */
export const provinceInputSchema = z
  .enum([...provinceCodes, ...Object.values(provinceNames)] as [string, ...string[]])
  .transform((text) => toProvinceCode(text) as ProvinceCode)
  .meta({ description: "Province or territory, as its abbreviation ('ON') or its name ('Ontario')." })
