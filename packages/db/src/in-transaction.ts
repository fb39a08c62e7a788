import type { Db, Trx } from './client.ts'
import { isStalePlan } from './statement-names.ts'

/** Takes the answer of a write that was sent (`sendOnce`), so that the transaction ends without waiting for it first. */
export type AnswerLater = (answer: Promise<unknown>) => void

type Work<T> = (trx: Trx, answerLater: AnswerLater) => Promise<T>

/**
 * Runs `work` in a transaction: the one that `db` is, or a new one. `work` may be run a second time, after the first was undone,
 * where a migration changed a table meanwhile: it does nothing that a rollback would not undo.
 *
 * A write whose answer `work` hands over is part of the transaction like every other: if it fails, PostgreSQL undoes the whole at
 * the commit, and its error is thrown.
 */
export async function inTransaction<T>(db: Db, work: Work<T>): Promise<T> {
  try {
    return await attempt(db, work)
  } catch (error) {
    if (db.isTransaction || !isStalePlan(error)) throw error
    return attempt(db, work)
  }
}

async function attempt<T>(db: Db, work: Work<T>): Promise<T> {
  const answers: Promise<unknown>[] = []
  const run = (trx: Trx) =>
    work(trx, (answer) => {
      // Looked at below, when everything has been sent.
      answer.catch(() => {})
      answers.push(answer)
    })
  try {
    const result = await (db.isTransaction ? run(db as Trx) : db.transaction().execute(run))
    await Promise.all(answers)
    return result
  } catch (error) {
    // The first failure is the reason of the others, which say only that the transaction has failed.
    for (const answer of answers) await answer
    throw error
  }
}
