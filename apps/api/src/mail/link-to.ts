/** To whom a link goes, and how long it is good for, in words. */
export type LinkTo = {
  readonly email: string
  readonly name: string | null
  readonly url: string
  readonly validFor: string
}
