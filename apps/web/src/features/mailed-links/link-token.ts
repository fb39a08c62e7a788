/** The token of a mailed link, which stands behind the #: `#token=…`. Empty where there is none. */
export function readLinkToken(hash: string): string {
  return new URLSearchParams(hash.replace(/^#/, '')).get('token') ?? ''
}
