// Without imports: each file is examined in a thread of its own, which loads this.

/** Why a file is not kept. Each has its own words for the member, who is told what to do instead. */
export type Refusal =
  | 'empty'
  | 'too-large'
  | 'infected'
  | 'unknown-type'
  | 'phone-picture'
  | 'old-office'
  | 'markup'
  | 'disguised'
  | 'encrypted'
  | 'broken'
  | 'scripted'
  | 'fetching'
  | 'link'
  | 'macros'
  | 'embedded'
  | 'bomb'
  | 'polyglot'
  | 'picture-too-large'
  | 'too-complex'

/** `found`: the type that the content has, where that is known. */
export type Verdict =
  | { readonly ok: true; readonly fileType: string }
  | { readonly ok: false; readonly refusal: Refusal; readonly found?: string | undefined }

/** Ends an examination from deep inside it. */
export class Refused extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal)
    this.refusal = refusal
  }
}
