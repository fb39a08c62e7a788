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

  it('links in mails to PUBLIC_URL, or else to where it listens', () => {
    expect(readEnvironment({ PUBLIC_URL: 'https://landfall.example/' }).siteUrl).toBe(
      'https://landfall.example',
    )
    expect(readEnvironment({ PORT: '4000' }).siteUrl).toBe('http://127.0.0.1:4000')
    expect(readEnvironment({ HOST: '::1' }).siteUrl).toBe('http://[::1]:3000')
    expect(readEnvironment({ HOST: '0.0.0.0' }).siteUrl).toBe('http://localhost:3000')
  })

  it('asks for a sender where mails are really sent', () => {
    expect(() => readEnvironment({ SMTP_URL: 'smtp://localhost' })).toThrow(/MAIL_FROM: is required/)
    expect(() => readEnvironment({ SMTP_URL: 'http://localhost' })).toThrow(/SMTP_URL: must be/)
  })
})
