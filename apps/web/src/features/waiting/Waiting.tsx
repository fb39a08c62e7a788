import { TeamScope } from '../team-records/TeamScope.tsx'
import { Queue } from './Queue.tsx'
import classes from './Waiting.module.css'

/** What can be said about the wait. */
export function Waiting() {
  return (
    <div className={classes.panel}>
      <TeamScope>{(teamId) => <Queue key={teamId} teamId={teamId} />}</TeamScope>
    </div>
  )
}
