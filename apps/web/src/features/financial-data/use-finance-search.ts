import { findProgramEdition, latestEdition } from '@suv/domain'
import { getRouteApi } from '@tanstack/react-router'
import { useCallback } from 'react'
import { trpc } from '../../trpc.ts'
import { useMe } from '../session/use-me.ts'
import type { FinanceSearch } from './search.ts'

const route = getRouteApi('/_member/financial')

type Change = { [Key in keyof FinanceSearch]: FinanceSearch[Key] | undefined }

/** What the address keeps, with the edition and the family size that it means, and a function that changes it in place. */
export function useFinanceSearch() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const me = useMe()
  const assessment = trpc.eligibility.latest.useQuery({ userId: me.id })
  const change = useCallback(
    (parts: Change) =>
      void navigate({
        search: (before) =>
          Object.fromEntries(
            Object.entries({ ...before, ...parts }).filter(([, value]) => value !== undefined),
          ),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )
  const assessedFamily = assessment.data?.familySize ?? null
  return {
    tab: search.tab ?? ('commitments' as const),
    edition: findProgramEdition(search.edition ?? '') ?? latestEdition,
    /** Null where neither the reader nor an assessment has said it. */
    familySize: search.family ?? assessedFamily,
    /** Whether the family size is that of the latest assessment, for the screen to say so. */
    isFamilyAssessed: search.family === undefined && assessedFamily !== null,
    change,
  } as const
}
