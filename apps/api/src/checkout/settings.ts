import * as z from 'zod'
import { allOrNone, numberSetting, webAddressSetting } from '../setting-fields.ts'

const believed = 'one takes payments, the other believes the reports of them'

const variablesSchema = z.object({
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_URL: webAddressSetting.optional(),
  WOOCOMMERCE_URL: webAddressSetting.optional(),
  WOOCOMMERCE_PRODUCT_ID: numberSetting({ of: 'the number of a product', min: 1 }).optional(),
  WOOCOMMERCE_WEBHOOK_SECRET: z.string().optional(),
})

const none = { provider: 'none' } as const

type Variables = z.output<typeof variablesSchema>

/** Who sells the membership. */
export const checkoutSettings = variablesSchema
  .superRefine(allOrNone(believed, 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'))
  .superRefine(allOrNone('', 'WOOCOMMERCE_URL', 'WOOCOMMERCE_PRODUCT_ID', 'WOOCOMMERCE_WEBHOOK_SECRET'))
  .refine(({ STRIPE_SECRET_KEY, WOOCOMMERCE_URL }) => !STRIPE_SECRET_KEY || !WOOCOMMERCE_URL, {
    path: ['WOOCOMMERCE_URL'],
    error: 'cannot stand beside STRIPE_SECRET_KEY: choose one that sells',
  })
  .transform((variables) => ({ checkout: readStripe(variables) ?? readWooCommerce(variables) ?? none }))

export type CheckoutSettings = z.output<typeof checkoutSettings>['checkout']

function readStripe({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_URL: apiUrl,
}: Variables) {
  if (secretKey === undefined || webhookSecret === undefined) return undefined
  return { provider: 'stripe', secretKey, webhookSecret, apiUrl } as const
}

function readWooCommerce({
  WOOCOMMERCE_URL: url,
  WOOCOMMERCE_PRODUCT_ID: productId,
  WOOCOMMERCE_WEBHOOK_SECRET: webhookSecret,
}: Variables) {
  if (url === undefined || productId === undefined || webhookSecret === undefined) return undefined
  return { provider: 'woocommerce', storeUrl: url.replace(/\/+$/, ''), productId, webhookSecret } as const
}
