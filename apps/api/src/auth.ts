import { apiKey } from '@better-auth/api-key'
import type { Db } from '@suv/db'
import { productName } from '@suv/domain'
import { betterAuth } from 'better-auth'
import { twoFactor } from 'better-auth/plugins'
import type { Logger } from 'pino'
import { hashPassword, verifyPassword } from './features/accounts/password-hash.ts'
import { makeRecoveryCodes, recoveryCodeStorage } from './features/accounts/recovery-codes.ts'
import { passkeyPlugin } from './features/passkeys/passkey-plugin.ts'
import { clientAddressHeader } from './http/client-address-header.ts'
import { cookiePrefixFor, isServedSecurely } from './http/cookies.ts'

const sevenDays = 7 * 24 * 60 * 60
const oneDay = 24 * 60 * 60
const oneHour = 60 * 60

/**
 * Accounts: better-auth creates and ends sessions and API keys, and keeps the password hashes (scrypt). Requests are
 * recognised by our own queries (`http/actor.ts`), which cost one query where better-auth's cost two to four.
 */
export function createAuth(options: { db: Db; secret: string; publicUrl: string | undefined; log: Logger }) {
  return betterAuth({
    database: { db: options.db, type: 'postgres', transaction: true },
    secret: options.secret,
    ...(options.publicUrl === undefined ? {} : { baseURL: options.publicUrl }),
    basePath: '/api/auth',
    // The request's own origin: http/same-origin.ts has already refused every other one.
    trustedOrigins: (request) => (request === undefined ? [] : [new URL(request.url).origin]),
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      // Its messages carry e-mail addresses and tokens as further arguments: errors only go with them.
      log: (level, message, ...details) => {
        const err = details.find((detail) => detail instanceof Error)
        options.log[level]({ from: 'better-auth', err }, message)
      },
    },
    emailAndPassword: {
      enabled: true,
      // Credentials exist only after a purchase or by an operator.
      disableSignUp: true,
      minPasswordLength: 10,
      maxPasswordLength: 200,
      password: { hash: (password) => hashPassword(password), verify: verifyPassword },
    },
    user: {
      modelName: 'users',
      additionalFields: {
        username: { type: 'string', required: true, input: false },
        firstName: { type: 'string', required: false },
        lastName: { type: 'string', required: false },
        role: { type: 'string', required: false, input: false, defaultValue: 'founder' },
      },
    },
    session: {
      modelName: 'sessions',
      expiresIn: sevenDays,
      updateAge: oneDay,
      // How long ago the sign-in may be by which a passkey is added: it is a lasting way in, past the second step too.
      freshAge: oneHour,
    },
    account: { modelName: 'accounts' },
    verification: { modelName: 'verifications' },
    // Kept in the database, so that a restart does not give a guesser a new set of tries.
    rateLimit: {
      enabled: true,
      storage: 'database',
      modelName: 'rateLimits',
      window: 60,
      max: 100,
      customRules: {
        '/sign-in/email': { window: 60, max: 10 },
        '/two-factor/*': { window: 60, max: 10 },
        '/passkey/*': { window: 60, max: 10 },
        // Every page load asks, and many members may share an address; nothing can be guessed here.
        '/get-session': false,
      },
    },
    advanced: {
      cookiePrefix: cookiePrefixFor(options.publicUrl),
      // better-auth's own prefix would be `__Secure-`; ours says more, and wants the attribute.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isServedSecurely(options.publicUrl) },
      // The tables are ours, and the tests of the migrations hold them.
      database: { generateId: false, validateSchema: false },
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
    },
    appName: productName,
    plugins: [
      twoFactor({
        issuer: productName,
        schema: { twoFactor: { modelName: 'twoFactors' } },
        backupCodeOptions: {
          customBackupCodesGenerate: makeRecoveryCodes,
          storeBackupCodes: recoveryCodeStorage(options.secret),
        },
        // Five codes a sign-in. Its lock of the account would keep the owner out too: `limitCodeTries` tells browsers apart.
        accountLockout: { enabled: false },
      }),
      passkeyPlugin(options),
      apiKey({
        schema: { apikey: { modelName: 'apikeys' } },
        defaultPrefix: 'lf_',
        // better-auth would allow ten calls a day; our own rate limit counts calls by address.
        rateLimit: { enabled: false },
        startingCharactersConfig: { shouldStore: true, charactersLength: 8 },
        keyExpiration: { defaultExpiresIn: null, minExpiresIn: 1, maxExpiresIn: 365 },
      }),
    ],
  })
}

export type Auth = ReturnType<typeof createAuth>
