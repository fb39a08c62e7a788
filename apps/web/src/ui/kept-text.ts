/** A text that the browser keeps under a key: in this tab, or on this device for all tabs. */
export type KeptText = {
  /** Null where nothing is kept, and where the browser does not let us look. */
  read: () => string | null
  /** What the text says; null where it says nothing that `parse` takes. */
  readAs: <Value>(parse: (text: string) => Value) => Value | null
  /** @returns whether it is kept. */
  write: (text: string) => boolean
  remove: () => void
}

/**
 * Storage can be forbidden, full or cleared at any time, and no page may fail for it. `what` names the text, as the start of a
 * sentence, where its loss is worth a warning.
 */
export function keptText(where: 'tab' | 'device', key: string, what?: string): KeptText {
  // Asked for each time: where storage is forbidden, only to name it throws.
  const storage = () => (where === 'tab' ? sessionStorage : localStorage)
  const warn = (failure: string, error: unknown) => {
    if (what !== undefined) console.warn(`${what} could not be ${failure}.`, error)
  }
  function readAs<Value>(parse: (text: string) => Value): Value | null {
    try {
      const text = storage().getItem(key)
      return text === null ? null : parse(text)
    } catch (error) {
      warn('read', error)
      return null
    }
  }
  return {
    read: () => readAs((text) => text),
    readAs,
    write: (text) => {
      try {
        storage().setItem(key, text)
        return true
      } catch (error) {
        warn('kept', error)
        return false
      }
    },
    remove: () => {
      try {
        storage().removeItem(key)
      } catch {
        // What cannot be reached is not kept either.
      }
    },
  }
}
