import { Skeleton, Text, Title } from '@mantine/core'
import { QueryState } from '../../../ui/QueryState.tsx'
import { useMe } from '../../session/use-me.ts'
import classes from './Ownership.module.css'
import { Scenario } from './Scenario.tsx'
import { useStoredShares } from './use-stored-shares.ts'

/** What rounds of investment would do to the voting rights. It begins with what the team has stored and stores nothing by itself. */
export function OwnershipWhatIf() {
  const me = useMe()
  const team = me.teams[0]
  return (
    <section className={classes.section} aria-labelledby="ownership">
      <div>
        <Title order={2} id="ownership">
          Ownership What-If
        </Title>
        <Text c="dimmed" maw="44rem">
          Change shares and add rounds of investment to see whether the rules about voting rights still hold.
          Nothing is stored unless you say so.
        </Text>
      </div>
      {team === undefined ? <Scenario team={null} stored={[]} /> : <OfTeam team={team} />}
    </section>
  )
}

function OfTeam({ team }: { team: { id: string; teamName: string } }) {
  const { stored, queries } = useStoredShares(team.id)
  if (stored === undefined) {
    return <QueryState what="Your team’s ownership" queries={queries} loading={<Skeleton height={200} />} />
  }
  return <Scenario team={team} stored={stored} />
}
