/** Header in which our server, and nobody else, tells better-auth the caller's address. */
export const clientAddressHeader = 'x-landfall-client-address'
