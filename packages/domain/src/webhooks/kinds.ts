/** More than anybody needs, and few enough to read through. */
export const maximumWebhookEndpoints = 10

/** For so long after a rotation messages are signed with the old secret too. */
export const oldSecretHours = 24

/** For so long deliveries are kept. */
export const keptDeliveryDays = 30

/** Why an endpoint gets nothing: turned off by its member, answered 410, or nothing but failures for three days. */
export const webhookOffReasons = ['member', 'gone', 'failing'] as const

export const webhookDeliveryStates = ['pending', 'delivered', 'failed'] as const
