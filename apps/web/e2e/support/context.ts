import type { BrowserContext } from 'playwright-core'

export type SampleSignIn = { email: string; password: string }
export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the app under test, without a trailing slash. */
    baseUrl: string
    /** Folder with the data of an app's first start, to be copied. */
    freshData: string
    browserEndpoint: string
    sample: SampleSignIn
    /** Cookies of a session of the sample member. */
    memberState: StorageState
  }
}
