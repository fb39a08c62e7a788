import { formatDate } from '@suv/domain'
import { useMe } from '../session/use-me.ts'
import classes from './ProfileFacts.module.css'

export function ProfileFacts() {
  const me = useMe()
  const facts = [
    ['Name', me.name],
    ['Email', me.email],
    ['User name', me.username],
    ['Role', me.role.charAt(0).toUpperCase() + me.role.slice(1)],
    ['Team', me.teams.map((team) => team.teamName).join(', ') || 'None yet'],
    ['Member since', formatDate(me.createdAt)],
  ] as const
  return (
    <dl className={classes.facts}>
      {facts.map(([label, value]) => (
        <div key={label} className={classes.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
