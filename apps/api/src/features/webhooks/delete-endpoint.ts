import { deleteWebhookEndpoint } from '@suv/db'
import { deleteOwn } from '../../delete-own.ts'
import type { MemberContext } from '../../trpc.ts'

/** Deletes one of the member's endpoints with its deliveries. Deleting it again, or another member's, changes nothing. */
export async function deleteEndpoint(ctx: MemberContext, { id }: { id: string }): Promise<{ id: string }> {
  return deleteOwn(ctx, 'webhookEndpoints', id, deleteWebhookEndpoint)
}
