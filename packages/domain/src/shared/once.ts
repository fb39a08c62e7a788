/** What `make` gives, made when it is first asked for. A number or date formatter takes milliseconds that most pages never need. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
