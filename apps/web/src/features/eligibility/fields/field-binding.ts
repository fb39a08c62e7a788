/** What connects one control to the answers. Everything is text, as the form holds it. */
export type FieldBinding = {
  name: string
  value: string
  onChange: (value: string) => void
  onBlur: () => void
  /** What to do about the value, once there is reason to say so. */
  error: string | undefined
}
