import type { Company } from '@suv/domain'
import { useState } from 'react'
import { isUnauthorized, reportSignedOut } from '../../query-client.ts'
import { trpc } from '../../trpc.ts'
import { failedSave, saved } from '../../ui/failed-save.ts'
import { useMe } from '../session/use-me.ts'

type Change = Parameters<ReturnType<typeof trpc.useUtils>['client']['companies']['save']['mutate']>[0]

const company = 'company'

/** Saves facts of the company; what is left out stays as it is. */
export function useSaveCompany() {
  const { id } = useMe()
  const { client, companies, organizationMatches } = trpc.useUtils()
  const [isSaving, setIsSaving] = useState(false)

  /** @returns what is stored then; null where it failed, which is said. */
  async function save(change: Omit<Change, 'id'>): Promise<Company | null> {
    setIsSaving(true)
    try {
      const answer = await client.companies.save.mutate({ id, ...change })
      companies.get.setData({ id }, answer)
      saved(company)
      void companies.suggestions.invalidate()
      void organizationMatches.profile.invalidate()
      return answer
    } catch (error) {
      if (isUnauthorized(error)) reportSignedOut()
      failedSave({
        of: company,
        error,
        failure: 'What you say of your company is not saved.',
        retry: () => void save(change),
      })
      return null
    } finally {
      setIsSaving(false)
    }
  }
  return { save, isSaving }
}
