import { findBusinessPlanOfWorkspace } from '@suv/db'
import { DomainError, planSections } from '@suv/domain'
import type { MemberContext } from '../../trpc.ts'
import { type Block, readBlocks } from './read-blocks.ts'

export const notWritten = 'This section is not written yet.'

/** A plan as both formats set it. */
export type PlanDocument = {
  readonly title: string
  readonly author: string
  /** When the text was last saved, as an ISO instant. */
  readonly savedAt: string
  readonly isComplete: boolean
  readonly sections: readonly { readonly name: string; readonly blocks: readonly Block[] }[]
}

/**
 * The plan of the one who asks. A section without text has no blocks.
 *
 * @throws DomainError not_found before the first save.
 */
export async function readPlanDocument({ db, actor }: MemberContext): Promise<PlanDocument> {
  const plan = await findBusinessPlanOfWorkspace(db, { workspaceId: actor.workspace.id })
  if (plan === undefined) {
    throw new DomainError('not_found', 'There is no business plan yet. Write a section and save it first.')
  }
  return {
    title: plan.title,
    author: actor.name,
    savedAt: plan.lastModified.toISOString(),
    isComplete: plan.status === 'complete',
    sections: planSections.map(({ name, field }) => ({ name, blocks: readBlocks(plan[field] ?? '') })),
  }
}

/** As the file is named: what file systems refuse becomes a hyphen. */
export function planFileName(title: string, extension: string): string {
  const plain = title
    .replace(/[\p{Cc}\p{Cf}/\\:*?"<>|]+/gu, '-')
    .slice(0, 120)
    .trim()
  return `${plain === '' ? 'Business plan' : plain}.${extension}`
}
