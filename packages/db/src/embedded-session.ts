import { type ExecProtocolOptionsStream, PGlite } from '@electric-sql/pglite'

/** First bytes of the messages that end a client's conversation: Query stands alone, Sync closes what came before. */
const query = 0x51
const sync = 0x53
/** First bytes of the messages that a Sync must follow: Parse, Bind, Describe, Execute, Close, Flush. */
const unfinished = new Set([0x50, 0x42, 0x44, 0x45, 0x43, 0x48])

const syncMessage = Uint8Array.of(sync, 0, 0, 0, 4)

/**
 * PGlite for several clients of one socket server.
 *
 * All of them share one PostgreSQL session, and the socket server takes their messages in turn, holding others back only
 * while a transaction is open. A query is several messages, and a large one arrives in several pieces: between its Parse and
 * its Bind another client's Parse could come, and the first client would get the answer to the second one's question.
 * `test/embedded-clients.test.ts` shows it. So an unfinished conversation counts as a transaction here.
 */
export class EmbeddedSession extends PGlite {
  #unfinished = false

  override isInTransaction(): boolean {
    return this.#unfinished || super.isInTransaction()
  }

  override async execProtocolRawStream(
    message: Uint8Array,
    options: ExecProtocolOptionsStream,
  ): Promise<void> {
    const type = message[0]
    if (type === query || type === sync) this.#unfinished = false
    else if (type !== undefined && unfinished.has(type)) this.#unfinished = true
    try {
      await super.execProtocolRawStream(message, options)
    } catch (error) {
      // Errors of SQL are answers; what is thrown is a fault of PGlite itself, after which the socket server answers nobody
      // any more. Thrown where nobody catches it, it ends the thread, and that is reported.
      queueMicrotask(() => {
        throw error
      })
      throw error
    }
  }

  /** The socket server's ROLLBACK for a client that left: what the client left unfinished is ended first. */
  override async exec(...args: Parameters<PGlite['exec']>): ReturnType<PGlite['exec']> {
    if (this.#unfinished) {
      this.#unfinished = false
      await this.execProtocolRaw(syncMessage)
    }
    return super.exec(...args)
  }
}
