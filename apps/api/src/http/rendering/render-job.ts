/** A view of a signed-in page to be rendered; plain data, which is copied to the worker. */
export type RenderJob = {
  /** The module of the web app's build that renders, as a URL. */
  readonly renderer: string
  /** Path and query. */
  readonly address: string
  /** The first answers of the page, as JSON. */
  readonly answers: string
  /** An IANA name. */
  readonly timeZone: string
  readonly nonce: string
}
