import { type AuditHead, type Db, findAuditHead, verifyAuditChain } from '@suv/db'
import { DomainError } from '@suv/domain'

/** `audit head`: the end of the chain, to be kept elsewhere. `audit verify [HEAD]`: whether the chain holds. */
export async function runAuditCommand(
  db: Db,
  [verb, given]: readonly string[],
  { now }: { now: Date },
): Promise<string> {
  if (verb === 'head') {
    const head = await findAuditHead(db)
    if (head === undefined) throw new DomainError('not_found', 'Nothing is in the chain yet.')
    return `${headText(head)} ${head.sealedAt.toISOString()}`
  }
  if (verb !== 'verify') throw new DomainError('invalid_input', 'Say: audit head, or: audit verify [HEAD]')
  const expected = given === undefined ? undefined : readHead(given)
  const { checked, waiting, fault } = await verifyAuditChain(db, { expected, now })
  if (fault !== undefined) {
    throw new DomainError(
      'conflict',
      `The audit was tampered with, or damaged. ${checked} links before it hold.\n${fault}`,
    )
  }
  const through = expected === undefined ? '' : `, through the head that was kept (${expected.position})`
  return `The chain holds: ${checked} events${through}. ${waiting} are too new to be in it.`
}

function headText({ position, link }: Pick<AuditHead, 'position' | 'link'>): string {
  return `${position}:${link}`
}

function readHead(text: string): Pick<AuditHead, 'position' | 'link'> {
  const [, position, link] = /^(\d+):([0-9a-f]{64})$/.exec(text) ?? []
  if (position === undefined || link === undefined) {
    throw new DomainError(
      'invalid_input',
      'A head is what `audit head` prints: its position, a colon, 64 digits.',
    )
  }
  return { position: Number(position), link }
}
