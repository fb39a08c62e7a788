import { findCompanyOfWorkspace } from '@suv/db'
import type { Company } from '@suv/domain'
import { requireWorkspace } from '../../authorise.ts'
import { present } from '../../present.ts'
import type { MemberContext } from '../../trpc.ts'

/** What is said of the company that the member works on; every fact is null for a new one. */
export async function findCompany(
  { db, actor }: Pick<MemberContext, 'db' | 'actor'>,
  { id }: { id: string },
): Promise<Company> {
  return present(await findCompanyOfWorkspace(db, { workspaceId: requireWorkspace(actor, id) }))
}
