import { refusedByName, type SameDocument } from '@suv/domain'

/** A file that somebody chose, dropped or pasted. */
export type Chosen = {
  readonly name: string
  readonly type: string
  readonly size: number
  readonly data: Blob
}

/** A chosen file that is not with the uploader yet: there is no room for it now, or it is kept already. */
export type HeldFile = Chosen & {
  readonly id: string
  readonly contentHash: string | undefined
  /** Under which name it is kept, or chosen, already; null: it only waits for room. */
  readonly same: { readonly fileName: string; readonly isKept: boolean } | null
}

/** Asks which of these files the member keeps already. */
export type AskForSame = (
  files: readonly { contentHash: string; fileSize: number }[],
) => Promise<readonly SameDocument[]>

/** Those that may be sent, as their names go, and a sentence for each of the others. */
export function sortByName(chosen: readonly Chosen[]): { taken: Chosen[]; refusals: string[] } {
  const refusals = chosen.map(({ name, type }) => refusedByName(name, type))
  return {
    taken: chosen.filter((_, index) => refusals[index] === null),
    refusals: refusals.filter((refusal) => refusal !== null),
  }
}

/**
 * What is known of each file before it is sent. Where the question fails, nothing is: a file that cannot be compared is sent.
 *
 * @param others files that were chosen before, whether they were sent or wait.
 */
export async function compare(
  chosen: readonly Chosen[],
  others: readonly { readonly name: string; readonly contentHash: string | undefined }[],
  askForSame: AskForSame,
): Promise<HeldFile[]> {
  const hashes = await Promise.all(chosen.map(({ data }) => hashOf(data)))
  const files = chosen.flatMap(({ size }, index) => {
    const contentHash = hashes[index]
    return contentHash === undefined ? [] : [{ contentHash, fileSize: size }]
  })
  const kept = files.length === 0 ? [] : await askForSame(files).catch(() => [])
  const known = new Map<string | undefined, HeldFile['same']>()
  for (const { contentHash, name } of others) known.set(contentHash, { fileName: name, isKept: false })
  for (const { contentHash, fileName } of kept) known.set(contentHash, { fileName, isKept: true })
  return chosen.map((file, index) => {
    const contentHash = hashes[index]
    const same = contentHash === undefined ? null : (known.get(contentHash) ?? null)
    if (same === null) known.set(contentHash, { fileName: file.name, isKept: false })
    return { ...file, id: crypto.randomUUID(), contentHash, same }
  })
}

/** Those that wait after a file of this hash is taken out and not kept: the first of its twins stands in its place. */
export function withoutTwin(held: readonly HeldFile[], contentHash: string | undefined): readonly HeldFile[] {
  const isTwin = (file: HeldFile) =>
    contentHash !== undefined && file.contentHash === contentHash && file.same?.isKept === false
  const first = held.find(isTwin)
  if (first === undefined) return held
  const same = { fileName: first.name, isKept: false }
  return held.map((file) =>
    file === first ? { ...file, same: null } : isTwin(file) ? { ...file, same } : file,
  )
}

/** SHA-256, hexadecimal; undefined where the browser has none to offer, as on a page without encryption. */
async function hashOf(data: Blob): Promise<string | undefined> {
  if (globalThis.crypto?.subtle === undefined) return undefined
  try {
    const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await data.arrayBuffer()))
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  } catch {
    return undefined
  }
}
