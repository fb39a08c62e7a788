import { TeamScope } from '../team-records/TeamScope.tsx'
import { Queue } from './Queue.tsx'
import { TrackerLog } from './TrackerLog.tsx'
import classes from './Waiting.module.css'

/** What can be said about the wait: what the tracker showed, and the queue. */
export function Waiting() {
  return (
    <div className={classes.panel}>
      <TeamScope>
        {(teamId) => (
          <>
            <TrackerLog key={`log ${teamId}`} teamId={teamId} />
            <Queue key={teamId} teamId={teamId} />
          </>
        )}
      </TeamScope>
    </div>
  )
}
