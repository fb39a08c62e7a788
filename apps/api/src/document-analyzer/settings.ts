import * as z from 'zod'
import { allOrNone, numberSetting, webAddressSetting } from '../setting-fields.ts'

/** Who reads documents: the rules, or an OpenAI-compatible model. */
export const analysisSettings = z
  .object({
    AI_BASE_URL: webAddressSetting.optional(),
    AI_MODEL: z.string().max(200).optional(),
    AI_API_KEY: z.string().optional(),
    AI_CALLS_PER_DAY: numberSetting({ min: 0 }).default(20),
  })
  .superRefine(allOrNone('', 'AI_BASE_URL', 'AI_MODEL'))
  .transform(({ AI_BASE_URL: baseUrl, AI_MODEL: model, AI_API_KEY: apiKey, AI_CALLS_PER_DAY }) => ({
    /** Undefined: documents are read by rules. */
    model:
      baseUrl === undefined || model === undefined
        ? undefined
        : {
            /** Address below which `/chat/completions` lies. */
            baseUrl,
            model,
            apiKey,
            /** What one member may ask on one day. */
            callsPerDay: AI_CALLS_PER_DAY,
          },
  }))

export type ModelSettings = NonNullable<z.output<typeof analysisSettings>['model']>
