import { DomainError } from '@suv/domain'
import type { FastifyInstance } from 'fastify'
import { isThisMachine } from '../own-network.ts'

/**
 * Without PUBLIC_URL the server listens on a loopback address, and any name is believed to be its own. So only this machine's names are
 * taken: a page elsewhere, whose name is pointed here, would else be of the same origin as the trial, with its published password.
 */
export function refuseOtherNames(
  server: FastifyInstance,
  { publicUrl }: { publicUrl: string | undefined },
): void {
  if (publicUrl !== undefined) return
  server.addHook('onRequest', async ({ hostname }) => {
    if (hostname === '' || isThisMachine(hostname)) return
    throw new DomainError(
      'forbidden',
      'Without PUBLIC_URL this server answers to localhost and 127.0.0.1. Set PUBLIC_URL to the address that members use.',
    )
  })
}
