import { describe, expect, it } from 'vitest'
import { readEnvironment } from '../../src/env.ts'

describe('readEnvironment', () => {
  it('has a default for everything', () => {
    expect(readEnvironment({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: undefined,
      isLocalTrial: true,
    })
    expect(readEnvironment({ PORT: '' }).port).toBe(3000)
  })

  it('is a local trial only with the embedded database on a loopback address', () => {
    const server = { DATABASE_URL: 'postgres://localhost/x', AUTH_SECRET: 'x'.repeat(32) }
    expect(readEnvironment({ HOST: '0.0.0.0' }).isLocalTrial).toBe(false)
    expect(readEnvironment(server).isLocalTrial).toBe(false)
    expect(readEnvironment({ HOST: 'localhost' }).isLocalTrial).toBe(true)
  })

  it('names each variable that cannot be used', () => {
    expect(() => readEnvironment({ PORT: 'http', DATABASE_URL: 'mysql://x', PUBLIC_URL: 'x' })).toThrow(
      /PORT: .*\nDATABASE_URL: .*\nPUBLIC_URL: /,
    )
    expect(() => readEnvironment({ DATABASE_URL: 'postgres://localhost/x' })).toThrow(
      /AUTH_SECRET: is required/,
    )
  })

  it('takes the origin of PUBLIC_URL', () => {
    expect(readEnvironment({ PUBLIC_URL: 'https://landfall.example/' }).publicUrl).toBe(
      'https://landfall.example',
    )
  })
})
