/**
 * Reads the scopes that an API key carries from better-auth's `permissions` text, such as `{"api":["read","write"]}`.
 * Anything that it cannot read gives no scope at all.
 */
export function parseScopes(permissions: string | null): string[] {
  if (permissions === null) return []
  const value = parseJson(permissions)
  if (typeof value !== 'object' || value === null || !('api' in value) || !Array.isArray(value.api)) return []
  return value.api.filter((scope) => typeof scope === 'string')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
