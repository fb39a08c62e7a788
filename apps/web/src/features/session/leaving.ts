/** Settles when a sign-out is over: true where they left, false where they are still signed in. */
let leaving: Promise<boolean> | undefined
let visit = new AbortController()

/** Ends when somebody begins to sign out: what is being read then would be refused, and nobody waits for it. */
export function visitSignal(): AbortSignal {
  return visit.signal
}

/** Waits while somebody signs out. @returns whether they left, and what was to be read is no longer theirs. */
export async function haveLeft(): Promise<boolean> {
  return (await leaving) ?? false
}

/** Nothing is read while `leave` ends the session and leads away. Where that fails, what was to be read still is. */
export async function readNothingWhile(leave: () => Promise<unknown>): Promise<void> {
  visit.abort()
  visit = new AbortController()
  const left = leave()
  leaving = left.then(
    () => true,
    () => false,
  )
  await left.finally(() => {
    leaving = undefined
  })
}
