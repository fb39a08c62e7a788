import type { SuperJSONResult } from 'superjson'

/**
 * superjson's wire for answers that are plain JSON, as all of the API's are: what their schemas hold is text, numbers, lists and
 * objects. To have superjson read `undefined` alone would cost each screen 5 kB.
 */
export const wireFormat = {
  /** A field that is undefined is left out, and a question about nothing is `{}`. */
  serialize: (value: unknown): SuperJSONResult => ({ json: value as SuperJSONResult['json'] }),
  /** @throws where the answer holds something that JSON does not. */
  deserialize: ({ json, meta }: SuperJSONResult): unknown => {
    if (meta === undefined) return json
    if (json === null && meta.values?.toString() === 'undefined') return undefined
    throw new Error('The answer holds something that JSON does not.')
  },
}
