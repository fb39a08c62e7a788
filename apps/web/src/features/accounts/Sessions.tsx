import { Badge, Button, Group } from '@mantine/core'
import { describeDevice, isHandheld, type Session } from '@suv/domain'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { trpc } from '../../trpc.ts'
import { Icon } from '../../ui/Icon.tsx'
import { formatMoment } from '../../ui/moments.ts'
import { QueryState } from '../../ui/QueryState.tsx'
import classes from '../../ui/rows.module.css'
import { RowsSkeleton } from './RowsSkeleton.tsx'
import { TrustedBrowsers } from './TrustedBrowsers.tsx'
import { useEndOtherSessions, useEndSession } from './use-end-sessions.ts'

export function Sessions() {
  const sessions = trpc.sessions.list.useQuery()
  const end = useEndSession()
  const endOthers = useEndOtherSessions()
  if (sessions.data === undefined) {
    return <QueryState what="Your sessions" queries={[sessions]} loading={<RowsSkeleton count={2} />} />
  }
  const current = sessions.data.filter((session) => session.isCurrent)
  const others = sessions.data.filter((session) => !session.isCurrent)
  return (
    <>
      <ul className={classes.rows}>
        {[...current, ...others].map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={end.isPending && end.variables.id === session.id}
            onEnd={() => end.mutate({ id: session.id })}
          />
        ))}
      </ul>
      {others.length > 1 && (
        <Group>
          <Button variant="default" loading={endOthers.isPending} onClick={() => endOthers.mutate()}>
            End all other sessions
          </Button>
        </Group>
      )}
      <TrustedBrowsers />
    </>
  )
}

type RowProps = { session: Session; isEnding: boolean; onEnd: () => void }

function SessionRow({ session, isEnding, onEnd }: RowProps) {
  const device = describeDevice(session.userAgent)
  const icon = isHandheld(session.userAgent) ? IconDeviceMobile : IconDeviceDesktop
  return (
    <li className={classes.row}>
      <div className={classes.main}>
        <Icon of={icon} size={24} />
        <div>
          <div className={classes.name}>
            {device}
            {session.isCurrent && <Badge color="spruce">This session</Badge>}
          </div>
          <div className={classes.detail}>
            Signed in <time dateTime={session.createdAt}>{formatMoment(session.createdAt)}</time>
            {session.ipAddress && ` from ${session.ipAddress}`}
          </div>
          <div className={classes.detail}>
            Ends by itself <time dateTime={session.expiresAt}>{formatMoment(session.expiresAt)}</time>
          </div>
        </div>
      </div>
      {!session.isCurrent && (
        <Button
          variant="default"
          loading={isEnding}
          onClick={onEnd}
          aria-label={`End session: ${device}, signed in ${formatMoment(session.createdAt)}`}
        >
          End session
        </Button>
      )}
    </li>
  )
}
