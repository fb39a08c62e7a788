import { findBusinessPlanOfWorkspace } from '@suv/db'
import { DomainError, formatDate, planSections, productName } from '@suv/domain'
import * as z from 'zod'
import type { MemberContext } from '../../trpc.ts'
import { lineBreak } from './read-blocks.ts'

export const notWritten = 'This section is not written yet.'

/** A plan as both formats set it: plain data, which goes to the worker. */
export type PlanDocument = {
  readonly title: string
  readonly author: string
  /** When the text was last saved, as an ISO instant. */
  readonly savedAt: string
  readonly isComplete: boolean
  /** Stands at the foot of each page, where it was asked for. */
  readonly footer: string | null
  /** A section's text is as it was typed, and empty where nothing was. */
  readonly sections: readonly { readonly name: string; readonly text: string }[]
}

/** The plan is the founder's own work: it carries a footer of ours where they ask for it, and not otherwise. */
const querySchema = z.object({ footer: z.literal('true').optional().catch(undefined) })

/**
 * The plan of the one who asks. `query` is what stood behind '?', unchecked.
 *
 * @throws DomainError not_found before the first save.
 */
export async function readPlanDocument({ db, actor }: MemberContext, query: unknown): Promise<PlanDocument> {
  const { footer } = querySchema.parse(query)
  const plan = await findBusinessPlanOfWorkspace(db, { workspaceId: actor.workspace.id })
  if (plan === undefined) {
    throw new DomainError('not_found', 'There is no business plan yet. Write a section and save it first.')
  }
  return {
    title: plan.title,
    author: actor.name,
    savedAt: plan.lastModified.toISOString(),
    isComplete: plan.status === 'complete',
    footer:
      footer === 'true'
        ? `Written with ${productName} · ${formatDate(plan.lastModified.toISOString())}`
        : null,
    sections: planSections.map(({ name, field }) => ({ name, text: plan[field] ?? '' })),
  }
}

/** @throws DomainError invalid_input, before anything is made of the text, where it has as many characters, or more lines. */
export function requireLength(
  { sections }: PlanDocument,
  { characters, lines = characters, message }: { characters: number; lines?: number; message: string },
): void {
  const length = sections.reduce((sum, { text }) => sum + text.length, 0)
  if (length >= characters) throw new DomainError('invalid_input', message)
  const breaks = sections.reduce((sum, { text }) => sum + text.split(lineBreak).length, 0)
  if (breaks > lines) throw new DomainError('invalid_input', message)
}

/** As the file is named: what file systems refuse becomes a hyphen. */
export function planFileName(title: string, extension: string): string {
  const plain = title
    .replace(/[\p{Cc}\p{Cf}/\\:*?"<>|]+/gu, '-')
    .slice(0, 120)
    .trim()
  return `${plain === '' ? 'Business plan' : plain}.${extension}`
}
