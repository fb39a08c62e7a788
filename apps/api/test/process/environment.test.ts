import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { EnvironmentError, readEnvironment } from '../../src/env.ts'
import { secretVariables } from '../../src/secret-files.ts'

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
    const publicUrl = 'https://landfall.example'
    expect(readEnvironment({ HOST: '0.0.0.0', PUBLIC_URL: publicUrl }).isLocalTrial).toBe(false)
    // Behind a proxy on the same machine it listens on a loopback address, and others reach it.
    expect(readEnvironment({ PUBLIC_URL: publicUrl }).isLocalTrial).toBe(false)
    const behindProxy = { TRUST_PROXY: '127.0.0.1', PUBLIC_URL: publicUrl }
    expect(readEnvironment(behindProxy).isLocalTrial).toBe(false)
    expect(readEnvironment(server).isLocalTrial).toBe(false)
    expect(readEnvironment({ HOST: 'localhost' }).isLocalTrial).toBe(true)
    // An operator's command needs no PUBLIC_URL, and must not bring the sample member to a server that others reach.
    for (const opened of [{ HOST: '0.0.0.0' }, { TRUST_PROXY: '127.0.0.1' }])
      expect(readEnvironment(opened, { listens: false }).isLocalTrial).toBe(false)
  })

  it('names each variable that cannot be used', () => {
    expect(() => readEnvironment({ PORT: 'http', DATABASE_URL: 'mysql://x', PUBLIC_URL: 'x' })).toThrow(
      /PORT: .*\nDATABASE_URL: .*\nPUBLIC_URL: /,
    )
    expect(() => readEnvironment({ DATABASE_URL: 'postgres://localhost/x' })).toThrow(
      /AUTH_SECRET: is required/,
    )
  })

  it('wants to know its address where other machines reach it', () => {
    expect(() => readEnvironment({ HOST: '0.0.0.0' })).toThrow(/^These.*\nPUBLIC_URL: is required where HOST/)
    expect(() => readEnvironment({ HOST: '192.168.1.5' })).toThrow(/PUBLIC_URL: is required/)
    // A proxy says under which name it was asked, and whoever asks says it to the proxy.
    expect(() => readEnvironment({ TRUST_PROXY: '127.0.0.1' })).toThrow(/PUBLIC_URL: is required/)
  })

  it('does not ask a command of an operator for it, which opens nothing', () => {
    expect(readEnvironment({ HOST: '0.0.0.0' }, { listens: false }).host).toBe('0.0.0.0')
    const plain = { PUBLIC_URL: 'http://landfall.example' }
    expect(readEnvironment(plain, { listens: false }).publicUrl).toBe(plain.PUBLIC_URL)
  })

  it('wants https and a secret of its own where members come from elsewhere', () => {
    const published = {
      DATABASE_URL: 'postgres://localhost/x',
      AUTH_SECRET: 'only-for-trying-out-on-this-machine',
    }
    for (const PUBLIC_URL of [
      'http://127.0.0.1:3000',
      'http://localhost',
      'http://[::1]:80',
      'https://a.localhost:8443',
    ])
      expect(readEnvironment({ ...published, PUBLIC_URL }).publicUrl).toBeDefined()
    for (const name of ['landfall.example', 'localhost.evil.example', '8.8.8.8', '[2606:4700::1]'])
      expect(() => readEnvironment({ PUBLIC_URL: `http://${name}` })).toThrow(
        /PUBLIC_URL: must begin with https/,
      )
    for (const name of ['10.0.0.5:3000', '192.168.1.2', '[fd00::1]', 'app:3000', 'landfall.internal'])
      expect(readEnvironment({ PUBLIC_URL: `http://${name}` }).publicUrl).toBe(`http://${name}`)
    expect(() => readEnvironment({ ...published, PUBLIC_URL: 'http://10.0.0.5' })).toThrow(
      /AUTH_SECRET: is the published one/,
    )
    expect(() => readEnvironment({ ...published, PUBLIC_URL: 'https://landfall.example' })).toThrow(
      /AUTH_SECRET: is the published one/,
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
  })

  it('asks for a sender where mails are really sent', () => {
    expect(() => readEnvironment({ SMTP_URL: 'smtp://localhost' })).toThrow(/MAIL_FROM: is required/)
    expect(() => readEnvironment({ SMTP_URL: 'http://localhost' })).toThrow(/SMTP_URL: must be/)
  })
})

describe('secrets in files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'))
  const fileOf = (name: string, text: string) => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
  afterAll(() => rmSync(folder, { recursive: true }))

  it('are read as a vault mounts them, without the last line break', () => {
    const DATABASE_URL_FILE = fileOf('database', 'postgres://landfall:p@database/landfall\n')
    const AUTH_SECRET_FILE = fileOf('secret', ` ${'x'.repeat(32)} \r\n`)
    expect(readEnvironment({ DATABASE_URL_FILE, AUTH_SECRET_FILE })).toMatchObject({
      databaseUrl: 'postgres://landfall:p@database/landfall',
      authSecret: ` ${'x'.repeat(32)} `,
    })
  })

  it.each(secretVariables)('hold %s, and say what is wrong with its file', (name) => {
    const missing = { [`${name}_FILE`]: join(folder, 'nothing') }
    expect(() => readEnvironment(missing)).toThrow(
      `${name}_FILE: ${join(folder, 'nothing')} cannot be read (ENOENT)`,
    )
    const twice = { [name]: 'postgres://x/x', [`${name}_FILE`]: fileOf('twice', 'postgres://x/x') }
    expect(() => readEnvironment(twice)).toThrow(`${name}_FILE: goes without ${name}, which is set too`)
    const empty = { [`${name}_FILE`]: fileOf('empty', '\n') }
    expect(() => readEnvironment(empty)).toThrow(/_FILE: .*empty is empty/)
  })

  it('may hold every setting that is read as a secret', async () => {
    const sources = [resolve(import.meta.dirname, '../../src/env.ts')]
    for await (const file of glob(resolve(import.meta.dirname, '../../src/*/settings.ts'))) sources.push(file)
    const names = (await Promise.all(sources.map((file) => readFile(file, 'utf8')))).flatMap(
      (text) =>
        text.match(/\b[A-Z][A-Z\d_]*_(?:SECRET|KEY|TOKEN|PASSPHRASE|IDENTITY|KEY_ID)\b(?=: z)/g) ?? [],
    )
    expect(new Set(names).size).toBeGreaterThan(5)
    for (const name of names) expect(secretVariables).toContain(name)
  })
})

describe('settings of a port', () => {
  it.each([
    [{ AI_BASE_URL: 'http://localhost:1' }, 'AI_MODEL: is required together with AI_BASE_URL'],
    [
      { S3_BUCKET: 'b', S3_SECRET_ACCESS_KEY: 's' },
      'S3_ACCESS_KEY_ID: is required together with S3_SECRET_ACCESS_KEY',
    ],
    [{ S3_STS_ENDPOINT: 'http://localhost:1' }, 'S3_STS_ROLE_ARN: is required together with S3_STS_ENDPOINT'],
    [
      { STRIPE_SECRET_KEY: 'sk' },
      'STRIPE_WEBHOOK_SECRET: is required together with STRIPE_SECRET_KEY: one takes payments, the other believes the reports of them',
    ],
    [
      { WOOCOMMERCE_URL: 'https://shop.example', WOOCOMMERCE_PRODUCT_ID: '7' },
      'WOOCOMMERCE_WEBHOOK_SECRET: is required together with WOOCOMMERCE_URL and WOOCOMMERCE_PRODUCT_ID',
    ],
    [{ WOOCOMMERCE_PRODUCT_ID: 'seven' }, 'WOOCOMMERCE_PRODUCT_ID: must be the number of a product'],
    [{ MEMBER_STORAGE_BYTES: 'many' }, 'MEMBER_STORAGE_BYTES: must be a number of bytes'],
    [{ CLAMD_URL: 'http://localhost' }, 'CLAMD_URL: must be a tcp://host:port address'],
    [{ MEMBER_STORAGE_BYTES: '1e9' }, 'MEMBER_STORAGE_BYTES: must be a number of bytes, 1 or more'],
    // A blank would be nought, which switches backups off.
    [{ BACKUP_EVERY_HOURS: ' ' }, 'BACKUP_EVERY_HOURS: must be a number of hours, or 0 for none'],
    // A timer takes no more than 24 days, and fires at once for what is longer.
    [{ DRAIN_SECONDS: '3000000' }, 'DRAIN_SECONDS: must be a number of seconds, 0 to 3600'],
    [{ PORT: '70000' }, 'PORT: must be a port number, 1 to 65535'],
    [{ WORKERS: '0' }, "WORKERS: must be a number, 1 to 256, or 'auto'"],
    [{ TRUST_PROXY: '10.0.0.0/8, nonsense' }, 'TRUST_PROXY: nonsense is no address or range'],
    [{ MAIL_FROM: 'Landfall' }, 'MAIL_FROM: must be an address'],
    [
      { S3_ENDPOINT: 'http://localhost:1' },
      'S3_BUCKET: is required together with S3_ENDPOINT: files would be kept in DATA_DIR',
    ],
    [
      { OTEL_EXPORTER_OTLP_HEADERS: 'authorization=%zz' },
      'OTEL_EXPORTER_OTLP_HEADERS: must be name=value,…, with values percent-encoded',
    ],
    [{ OTEL_EXPORTER_OTLP_HEADERS: 'two words=1' }, 'OTEL_EXPORTER_OTLP_HEADERS: must be name=value,…'],
    [{ OTEL_TRACES_SAMPLER_ARG: '1.1.1' }, 'OTEL_TRACES_SAMPLER_ARG: must be a share from 0 to 1'],
  ])('that cannot be used are named: %j', (variables, line) => {
    const read = () => readEnvironment(variables)
    expect(read).toThrow(EnvironmentError)
    expect(read).toThrow(line)
  })

  it('are told together, whichever ports they are of', () => {
    const wrong = { LOG_LEVEL: 'loud', SMTP_URL: 'smtp://localhost', REQUESTS_PER_MINUTE: '0' }
    expect(() => readEnvironment(wrong)).toThrow(/MAIL_FROM: .*\nREQUESTS_PER_MINUTE: .*\nLOG_LEVEL: /)
  })

  it('name one seller only', () => {
    const stripe = { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'wh' }
    const shop = {
      WOOCOMMERCE_URL: 'https://shop.example/',
      WOOCOMMERCE_PRODUCT_ID: '7',
      WOOCOMMERCE_WEBHOOK_SECRET: 's',
    }
    expect(readEnvironment({}).checkout).toEqual({ provider: 'none' })
    expect(readEnvironment(stripe).checkout).toMatchObject({ provider: 'stripe', secretKey: 'sk' })
    expect(readEnvironment(shop).checkout).toEqual({
      provider: 'woocommerce',
      storeUrl: 'https://shop.example',
      productId: 7,
      webhookSecret: 's',
    })
    expect(() => readEnvironment({ ...stripe, ...shop })).toThrow(/WOOCOMMERCE_URL: cannot stand beside/)
  })

  it('reach a collector of traces', () => {
    const { traces } = readEnvironment({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318',
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20YTpi, x-tenant=ours=1,',
      OTEL_TRACES_SAMPLER_ARG: '.25',
    })
    expect(traces).toMatchObject({
      headers: { authorization: 'Basic YTpi', 'x-tenant': 'ours=1' },
      share: 0.25,
    })
  })

  it('reach a storage and a model', () => {
    const { s3, model, clamdUrl } = readEnvironment({
      S3_BUCKET: 'papers',
      S3_ENDPOINT: 'http://localhost:7070',
      AI_BASE_URL: 'http://localhost:1/v1',
      AI_MODEL: 'm',
      CLAMD_URL: 'tcp://localhost:3310',
    })
    expect(s3).toEqual({
      bucket: 'papers',
      endpoint: 'http://localhost:7070',
      region: 'us-east-1',
      pathStyle: true,
      credentials: undefined,
      sts: undefined,
    })
    expect(model).toEqual({
      baseUrl: 'http://localhost:1/v1',
      model: 'm',
      apiKey: undefined,
      callsPerDay: 20,
    })
    expect(clamdUrl?.port).toBe('3310')
    expect(readEnvironment({ S3_BUCKET: 'b', S3_FORCE_PATH_STYLE: 'false' }).s3?.pathStyle).toBe(false)
  })
})
