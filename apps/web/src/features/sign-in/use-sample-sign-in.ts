import type { AppRouter } from '@suv/api/router'
import type { inferRouterOutputs } from '@trpc/server'
import { useEffect, useState } from 'react'
import { request } from '../../request.ts'

type Settings = inferRouterOutputs<AppRouter>['settings']['get']
type SampleSignIn = NonNullable<Settings['sampleSignIn']>

/**
 * The sample member of the local trial; null where there is none, or where nobody answers. One call by hand: the client for
 * all of them is larger than the rest of this page.
 */
export function useSampleSignIn(): SampleSignIn | null {
  const [sample, setSample] = useState<SampleSignIn | null>(null)
  useEffect(() => {
    let isGone = false
    request('GET', '/trpc/settings.get').then(
      (answer) => {
        const { result } = answer as { result: { data: { json: Settings } } }
        if (!isGone) setSample(result.data.json.sampleSignIn)
      },
      (error) => console.warn('The settings could not be read.', error),
    )
    return () => {
      isGone = true
    }
  }, [])
  return sample
}
