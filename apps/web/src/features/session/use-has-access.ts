import { useEffect, useState } from 'react'
import { request } from '../../request.ts'
import { isSignedIn, mayBeMember } from './session.ts'

/**
 * Whether whoever looks at a page that is open to all is a member with an active membership, who is offered nothing that they
 * have. No until the server has said so, as in the page that was made at build time.
 */
export function useHasAccess(): boolean {
  const [hasAccess, setAccess] = useState(false)
  useEffect(() => {
    let isHere = true
    void askForAccess().then((answer) => {
      if (isHere) setAccess(answer)
    })
    return () => {
      isHere = false
    }
  }, [])
  return hasAccess
}

async function askForAccess(): Promise<boolean> {
  if (!mayBeMember() || !(await isSignedIn())) return false
  // By hand: the tRPC client is a fifth of what these pages load.
  const answer = await request('GET', '/trpc/memberships.access').catch(() => null)
  return (
    (answer as { result: { data: { json: { isActive: boolean } } } } | null)?.result.data.json.isActive ===
    true
  )
}
