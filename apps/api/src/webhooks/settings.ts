import ipaddr from 'ipaddr.js'
import * as z from 'zod'
import { noNetworkText } from '../setting-fields.ts'

/** An address or a range of them, such as `10.0.0.0/8`. */
const networkSchema = z.string().transform((text, context): Network => {
  const given = text.trim()
  if (ipaddr.isValidCIDR(given)) return ipaddr.parseCIDR(given)
  if (ipaddr.isValid(given)) {
    const address = ipaddr.parse(given)
    return [address, address.kind() === 'ipv4' ? 32 : 128]
  }
  context.addIssue({ code: 'custom', message: noNetworkText(given) })
  return z.NEVER
})

export type Network = ReturnType<typeof ipaddr.parseCIDR>

export const webhookSettings = z
  .object({
    WEBHOOK_NETWORKS: z
      .string()
      .default('')
      .transform((list) => list.split(',').filter((part) => part.trim() !== ''))
      .pipe(z.array(networkSchema)),
  })
  .transform(({ WEBHOOK_NETWORKS }) => ({
    /** What webhooks may reach besides public addresses. Plain http is taken there, and nowhere else. */
    webhookNetworks: WEBHOOK_NETWORKS as readonly Network[],
  }))
