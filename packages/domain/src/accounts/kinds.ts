export const apiKeyScopes = ['read', 'write'] as const

/** More than anybody has, and few enough to read through. */
export const maximumPasskeys = 20
