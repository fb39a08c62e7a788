import { setImmediate } from 'node:timers/promises'

/*
 * Large files, piece by piece: to join their pieces, or to copy them for a worker, would each be one long turn of the thread that serves
 * everybody.
 */

/** What is copied within a turn, in bytes. */
const pieceBytes = 1024 * 1024

type Pieces = AsyncIterable<Uint8Array>

/**
 * A file in memory that threads share: a worker is handed it as it is.
 *
 * @param size of the file, in bytes; what comes beyond it is left out.
 */
export function readShared(file: Pieces, size: number): Promise<Uint8Array> {
  return fill(new Uint8Array(new SharedArrayBuffer(size)), file)
}

/** A file in memory of this thread's own. `size` as above. */
export async function readWhole(file: Pieces, size: number): Promise<Buffer> {
  const { buffer, byteOffset, length } = await fill(Buffer.allocUnsafeSlow(size), file)
  return Buffer.from(buffer as ArrayBuffer, byteOffset, length)
}

/** What is in memory already, so that others are answered between two pieces. */
export async function* inPieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    yield bytes.subarray(at, at + pieceBytes)
    await setImmediate()
  }
}

/** In the worker: bytes of its own, which libraries may take for themselves; many refuse shared ones. */
export function ownBytes(bytes: Uint8Array): Uint8Array {
  return bytes.buffer instanceof SharedArrayBuffer ? new Uint8Array(bytes) : bytes
}

async function fill(whole: Uint8Array, file: Pieces): Promise<Uint8Array> {
  let at = 0
  for await (const piece of file) {
    const fitting = piece.subarray(0, whole.length - at)
    whole.set(fitting, at)
    at += fitting.length
  }
  return whole.subarray(0, at)
}
