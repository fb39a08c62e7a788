import type pg from 'pg'

/** Where the embedded database is reached. */
type Address = { readonly host: string; readonly port: number }
type Hear = (payload: string) => void

const listeners = new Map<string, Set<Hear>>()
const keyOf = ({ host, port }: Address, channel: string) => `${host} ${port} ${channel}`

/** The embedded database tells the connection that has committed, whichever began to listen: each of a pool's passes it on. */
export function passOnNotifications(connection: Address, client: pg.ClientBase): void {
  client.on('notification', ({ channel, payload }) => {
    for (const hear of listeners.get(keyOf(connection, channel)) ?? []) hear(payload ?? '')
  })
}

/** @returns what ends it. */
export function listenToEmbedded(connection: Address, channel: string, hear: Hear): () => void {
  const key = keyOf(connection, channel)
  const heard = listeners.get(key) ?? new Set()
  listeners.set(key, heard.add(hear))
  return () => {
    heard.delete(hear)
    if (heard.size === 0) listeners.delete(key)
  }
}
