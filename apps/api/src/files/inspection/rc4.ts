/** The cipher of old PDFs, there and back. Node has it no more, since it keeps no secrets. */
export function rc4(key: Uint8Array, bytes: Uint8Array): Buffer {
  const state = new Uint8Array(256).map((_, index) => index)
  let other = 0
  let index = 0
  const swap = () => {
    const kept = state[index] ?? 0
    state[index] = state[other] ?? 0
    state[other] = kept
  }
  for (; index < 256; index++) {
    other = (other + (state[index] ?? 0) + (key[index % key.length] ?? 0)) & 255
    swap()
  }
  const out = Buffer.alloc(bytes.length)
  index = 0
  other = 0
  for (let at = 0; at < bytes.length; at++) {
    index = (index + 1) & 255
    other = (other + (state[index] ?? 0)) & 255
    swap()
    out[at] = (bytes[at] ?? 0) ^ (state[((state[index] ?? 0) + (state[other] ?? 0)) & 255] ?? 0)
  }
  return out
}
