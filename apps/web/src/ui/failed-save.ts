import { describeError } from './describe-error.ts'
import { settleToast, toast } from './toasts/toast-store.ts'

type FailedSave = {
  /** Names what was to be saved, among everything that a person can change. */
  readonly of: string
  readonly error: unknown
  /** What the failure means for the person; the reason follows. */
  readonly failure?: string | undefined
  /** Saves it again, as it was meant then. */
  readonly retry?: () => void
}

/**
 * Says that something was not saved, and why: no network, signed out, or refused by the server in its own words. It stays on
 * the screen, over other pages too, until that thing is saved after all (`saved`), tried again, or put away by hand.
 */
export function failedSave({ of, error, failure, retry }: FailedSave): void {
  toast({
    title: 'Error',
    description: [failure, describeError(error)].filter(Boolean).join(' '),
    variant: 'destructive',
    staysFor: of,
    ...(retry === undefined ? {} : { action: { label: 'Try again', onClick: retry } }),
  })
}

/** Puts away what was said of an earlier failure. */
export function saved(of: string): void {
  settleToast(of)
}
