/**
 * How long to wait after each try that failed, in seconds: five seconds to a day, ten tries in a little over three days, as
 * the Standard Webhooks specification suggests.
 */
const waitsSeconds = [5, 5 * 60, 30 * 60, ...[2, 5, 10, 14, 20, 24].map((hours) => hours * 3600)] as const

/** The first and its retries. */
export const webhookTries = waitsSeconds.length + 1

/** Each wait is longer by up to this part, so that what failed together does not come again together. */
const jitter = 0.1

/**
 * When to try again.
 *
 * @param tries how many have failed so far.
 * @param random from 0 to 1.
 * @returns null where it is given up.
 */
export function nextWebhookTry(tries: number, failedAt: Date, random: number): Date | null {
  const wait = waitsSeconds[tries - 1]
  return wait === undefined ? null : new Date(failedAt.getTime() + wait * (1 + jitter * random) * 1000)
}
