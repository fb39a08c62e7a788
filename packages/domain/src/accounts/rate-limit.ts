/** What limits tries at one thing, such as one member's password from one address. */
export type RateLimit = {
  /** Failures in a row that cost nothing. */
  readonly free: number
  /** The wait after the next one; each further failure doubles it. */
  readonly firstWaitSeconds: number
  readonly longestWaitSeconds: number
  /** After this long without a failure all is forgotten. */
  readonly forgetAfterSeconds: number
}

/** One member's sign-in from one address: a typing mistake is free, a guesser soon gets four tries an hour. */
export const signInFromAddressLimit: RateLimit = {
  free: 5,
  firstWaitSeconds: 30,
  longestWaitSeconds: 900,
  forgetAfterSeconds: 6 * 3600,
}

/**
 * One member's sign-in from anywhere: generous and short, because whoever guesses from many addresses must not keep the
 * member out.
 */
export const signInFromAnywhereLimit: RateLimit = {
  free: 50,
  firstWaitSeconds: 15,
  longestWaitSeconds: 60,
  forgetAfterSeconds: 3600,
}

/**
 * Codes of one member's second step, from browsers that they never signed in from: whoever is there knows the password, and makes
 * two dozen guesses a day at a million codes.
 */
export const codeFromElsewhereLimit: RateLimit = {
  free: 5,
  firstWaitSeconds: 60,
  longestWaitSeconds: 3600,
  forgetAfterSeconds: 24 * 3600,
}

/** Asking for links by mail from one address. */
export const linkRequestLimit: RateLimit = {
  free: 20,
  firstWaitSeconds: 60,
  longestWaitSeconds: 900,
  forgetAfterSeconds: 3600,
}

/**
 * Mails to one address that somebody else may have had sent there: whoever asks again and again, from however many places or
 * accounts, fills no mailbox. A link for a new password lasts an hour, so that there is always one that works.
 */
export const mailToAddressLimit: RateLimit = {
  free: 5,
  firstWaitSeconds: 300,
  longestWaitSeconds: 1800,
  forgetAfterSeconds: 6 * 3600,
}

/** How far the clocks of two processes may be apart. */
const clocksDifferSeconds = 60

/**
 * @returns the seconds until the next try is taken, 0 where it is taken now. Times in milliseconds. A last try that lies further ahead
 * than clocks differ was noted by one that was wrong, and would keep a member out until that moment: it has nobody wait.
 */
export function secondsToWait(
  limit: RateLimit,
  { failures, lastAtMs, nowMs }: { failures: number; lastAtMs: number; nowMs: number },
): number {
  if (failures <= limit.free) return 0
  const doubled = limit.firstWaitSeconds * 2 ** Math.min(failures - limit.free - 1, 30)
  if (lastAtMs - nowMs > clocksDifferSeconds * 1000) return 0
  const readyAtMs = lastAtMs + Math.min(doubled, limit.longestWaitSeconds) * 1000
  return Math.max(0, Math.ceil((readyAtMs - nowMs) / 1000))
}
