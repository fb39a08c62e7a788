/** What `make` gives, made when it is first asked for. A number or date formatter takes milliseconds that most pages never need. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** What `make` gives of an object, made once for each that nobody changes: what is looked up in a list once for each entry of another. */
export function onceOf<Of extends object, Value>(make: (of: Of) => Value): (of: Of) => Value {
  const made = new WeakMap<Of, { value: Value }>()
  return (of) => {
    const known = made.get(of) ?? { value: make(of) }
    made.set(of, known)
    return known.value
  }
}
