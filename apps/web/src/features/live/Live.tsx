import { useLocation, useRouter } from '@tanstack/react-router'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { queryClient } from '../../query-client.ts'
import { api, trpcClient } from '../../trpc.ts'
import { keepZone } from '../session/keep-zone.ts'
import { useMe } from '../session/use-me.ts'
import type { Colleague } from './events.ts'
import { openLiveStream } from './live-stream.ts'
import { placeOf } from './place.ts'
import { createRefresh } from './refresh.ts'

/** A sign-out in this tab leads away by itself before this is over. */
const endedMs = 1_500
/** Pages that are only passed through are not told of. */
const settledMs = 400

/** Who else has the team's workspace open, and what they change in it, told to the screens. Comes after the first screen. */
export function Live() {
  const { workspace } = useMe()
  // Nothing of this visit needs it.
  useEffect(keepZone, [])
  return workspace.teamId === null ? null : <LiveTeam key={workspace.teamId} teamId={workspace.teamId} />
}

function LiveTeam({ teamId }: { teamId: string }) {
  const router = useRouter()
  const location = useLocation()
  const [colleagues, setColleagues] = useState<readonly Colleague[]>([])
  const [line, setLine] = useState<{ Is: ComponentType<{ colleagues: readonly Colleague[] }> }>()
  const [stream, setStream] = useState<string>()
  const { area, section } = placeOf(location)
  const placeNow = useEffectEvent(() => ({ area, section }))

  useEffect(() => {
    let own = ''
    // What is known of who is here by now: names that come after it has changed are too late.
    let turn = 0
    let isGone = false
    let ending: ReturnType<typeof setTimeout> | undefined
    async function readMe() {
      const me = await api.users.me.fetch(undefined, { staleTime: 0 }).catch(() => undefined)
      if (isGone) return
      // Every screen shows another company's work from here on, as after opening another workspace by hand.
      if (me !== undefined && me.workspace.teamId !== teamId) window.location.reload()
      else await router.invalidate()
    }
    const refresh = createRefresh(queryClient, {
      onTeam: () => void readMe(),
      onPlan: () => window.dispatchEvent(new Event('landfall:plan')),
    })
    const end = openLiveStream({
      place: placeNow,
      onGreeting: (greeting) => {
        own = greeting.person
        setStream(greeting.stream)
      },
      onHere: async (present) => {
        turn += 1
        const asked = turn
        const others = present.filter(({ person }) => person !== own)
        const people =
          others.length === 0 ? [] : await api.workspaces.people.fetch({ id: teamId }).catch(() => [])
        const named = others.flatMap(({ person, places }) => {
          const name = people.find(({ id }) => id === person)?.name
          return name === undefined ? [] : [{ id: person, name, places }]
        })
        named.sort((one, other) => one.name.localeCompare(other.name))
        if (!isGone && asked === turn) setColleagues(named)
      },
      onChange: refresh.change,
      onMissed: refresh.all,
      onEnded: () => {
        turn += 1
        setColleagues([])
        ending = setTimeout(() => void readMe(), endedMs)
      },
      onLost: () => {
        turn += 1
        setStream(undefined)
        setColleagues([])
      },
    })
    return () => {
      isGone = true
      clearTimeout(ending)
      refresh.end()
      end()
    }
  }, [router, teamId])

  useEffect(() => {
    if (stream === undefined) return
    const timer = setTimeout(() => {
      // Where it does not arrive, the next move tells.
      void trpcClient.presence.move.mutate({ stream, area, section }).catch(() => {})
    }, settledMs)
    return () => clearTimeout(timer)
  }, [stream, area, section])

  const isAlone = colleagues.length === 0
  useEffect(() => {
    if (isAlone) return
    // With the first of them: most often there is none.
    import('./Colleagues.tsx').then(({ Colleagues }) => setLine({ Is: Colleagues })).catch(() => {})
  }, [isAlone])

  useEffect(() => {
    const tell = () => window.dispatchEvent(new CustomEvent('landfall:here', { detail: colleagues }))
    tell()
    window.addEventListener('landfall:who', tell)
    return () => window.removeEventListener('landfall:who', tell)
  }, [colleagues])

  return isAlone ? null : line && <line.Is colleagues={colleagues} />
}
