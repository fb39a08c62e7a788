import type { ApiKeyScope } from '@suv/domain'

export const scopeNames: Record<ApiKeyScope, string> = { read: 'Read', write: 'Read and write' }
