import { Readable } from 'node:stream'
import { DomainError } from '@suv/domain'
import type { BackupKeys } from './settings.ts'

/** How every file of age begins. */
const ageMark = Buffer.from('age-encryption.org/v1')

/** The same bytes, encrypted where a key is given: a file that the program `age` opens too. */
export async function encrypt(plain: Readable, { passphrase, recipient }: BackupKeys): Promise<Readable> {
  if (passphrase === undefined && recipient === undefined) return plain
  const { Encrypter } = await import('age-encryption')
  const encrypter = new Encrypter()
  if (passphrase !== undefined) encrypter.setPassphrase(passphrase)
  if (recipient !== undefined) useKey('BACKUP_RECIPIENT', () => encrypter.addRecipient(recipient))
  return fromWeb(await encrypter.encrypt(toWeb(plain)))
}

/** @throws DomainError invalid_input where the key is missing or another one. */
export async function decrypt(stored: Readable, { passphrase, identity }: BackupKeys): Promise<Readable> {
  if (passphrase === undefined && identity === undefined) {
    throw new DomainError(
      'invalid_input',
      'This backup is encrypted. Set BACKUP_PASSPHRASE or BACKUP_IDENTITY to what opens it.',
    )
  }
  const { Decrypter } = await import('age-encryption')
  const decrypter = new Decrypter()
  if (passphrase !== undefined) decrypter.addPassphrase(passphrase)
  if (identity !== undefined) useKey('BACKUP_IDENTITY', () => decrypter.addIdentity(identity))
  try {
    return fromWeb(await decrypter.decrypt(toWeb(stored)))
  } catch (cause) {
    throw new DomainError(
      'invalid_input',
      'This backup was encrypted with another key than BACKUP_PASSPHRASE or BACKUP_IDENTITY.',
      { cause },
    )
  }
}

/** Before the first backup is due: it would be made for nobody. @throws DomainError invalid_input where there is no such key. */
export async function requireUsableKeys(keys: BackupKeys): Promise<void> {
  await encrypt(Readable.from([]), { ...keys, passphrase: undefined })
}

function useKey(variable: string, use: () => void): void {
  try {
    use()
  } catch (cause) {
    throw new DomainError(
      'invalid_input',
      `${variable} is no key of age: a character of it is wrong or missing.`,
      { cause },
    )
  }
}

export function isEncrypted(firstBytes: Uint8Array): boolean {
  return Buffer.from(firstBytes.subarray(0, ageMark.length)).equals(ageMark)
}

// One class under two descriptions, Node's and the browsers'.
type NodeWebStream = Parameters<typeof Readable.fromWeb>[0]

function toWeb(stream: Readable): ReadableStream<Uint8Array> {
  return Readable.toWeb(stream) as unknown as ReadableStream<Uint8Array>
}

function fromWeb(stream: ReadableStream<Uint8Array>): Readable {
  return Readable.fromWeb(stream as unknown as NodeWebStream)
}
