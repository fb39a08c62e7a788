/** The name of an error that says that a file of the app's code or looks did not come: see main.tsx. */
export const pageFileError = 'PageFileError'

export function isPageFileError(error: unknown): boolean {
  return error instanceof Error && error.name === pageFileError
}
