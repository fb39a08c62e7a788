import { listWebhookEndpointsOfUser } from '@suv/db'
import type { WebhookEndpoint } from '@suv/domain'
import type { MemberContext } from '../../trpc.ts'
import { presentEndpoint } from './present-endpoint.ts'

/** The member's endpoints, oldest first. */
export async function listEndpoints({ db, actor }: MemberContext): Promise<WebhookEndpoint[]> {
  return (await listWebhookEndpointsOfUser(db, { userId: actor.userId })).map(presentEndpoint)
}
