/** How long, in milliseconds, the list of notifications is believed while the member moves about. */
export const notificationsStaleTime = 60_000
