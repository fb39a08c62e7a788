import { failedSave, saved } from './failed-save.ts'

type Change<Value> = {
  /** Names what is changed, among everything that a person can change. */
  readonly of: string
  readonly before: Value
  readonly after: Value
  /** Shows a value on the screen, now. */
  readonly put: (value: Value) => void
  /** Saves it. The server's answer is shown in place of `after`, where it gives one. */
  readonly send: () => Promise<Value | undefined>
  /** What it means for the person that it was not saved; the reason follows. */
  readonly failure?: string
}

/** What is still being saved: the newest change of a thing, what is known to be saved of it, and when the next may be sent. */
type Pending = { newest: symbol; saved: unknown; sent: Promise<unknown> }

const pending = new Map<string, Pending>()

/**
 * Shows a change at once, in the press itself, and then saves it. Changes of one thing are sent one after the other, and an
 * answer never undoes on the screen what was chosen since: when the last has come, what is saved is shown. A failure says so, and stays.
 * Resolves with whether it was saved.
 */
export async function changeAtOnce<Value>(change: Change<Value>): Promise<boolean> {
  const { of, before, after, put, send, failure } = change
  const turn = Symbol(of)
  const thing: Pending = pending.get(of) ?? { newest: turn, saved: before, sent: Promise.resolve() }
  pending.set(of, thing)
  thing.newest = turn
  put(after)
  const sent = thing.sent.then(send)
  thing.sent = sent.catch(() => {})
  try {
    thing.saved = (await sent) ?? after
    saved(of)
    return true
  } catch (error) {
    failedSave({ of, error, failure, retry: () => void changeAtOnce(change) })
    return false
  } finally {
    if (thing.newest === turn) {
      pending.delete(of)
      put(thing.saved as Value)
    }
  }
}
