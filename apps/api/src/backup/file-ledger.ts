import { DatabaseSync } from 'node:sqlite'
import type { DocumentFile } from './format.ts'

export type LedgerEntry = DocumentFile & {
  /** SHA-256 of the file that came; null: none did. */
  readonly found: string | null
}

/** Which files the rows name and which came, on disk rather than in memory: there may be millions. */
export class FileLedger implements Disposable {
  // Without a name: a file of SQLite's own, which is gone with the handle.
  readonly #database = new DatabaseSync('')
  readonly #name
  readonly #find
  readonly #note

  constructor() {
    this.#database.exec(
      'create table files (key text primary key, id text not null, type text not null, sha256 text, found text) without rowid',
    )
    this.#name = this.#database.prepare(
      'insert or ignore into files (key, id, type, sha256) values (?, ?, ?, ?)',
    )
    this.#find = this.#database.prepare('select key, id, type, sha256, found from files where key = ?')
    this.#note = this.#database.prepare('update files set found = ? where key = ?')
  }

  /** A row names this file. */
  addRow({ key, id, type, sha256 }: DocumentFile): void {
    this.#name.run(key, id, type, sha256)
  }

  find(key: string): LedgerEntry | undefined {
    return this.#find.get(key) as LedgerEntry | undefined
  }

  noteFile(key: string, found: string): void {
    this.#note.run(found, key)
  }

  /** All that rows name, by key. */
  entries(): IterableIterator<LedgerEntry> {
    return this.#database
      .prepare('select key, id, type, sha256, found from files order by key')
      .iterate() as IterableIterator<LedgerEntry>
  }

  missing(): IterableIterator<LedgerEntry> {
    return this.#database
      .prepare('select key, id, type, sha256, found from files where found is null order by key')
      .iterate() as IterableIterator<LedgerEntry>
  }

  [Symbol.dispose](): void {
    this.#database.close()
  }
}
