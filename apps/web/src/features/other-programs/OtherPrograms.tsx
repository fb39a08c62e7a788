import { Skeleton, Text, Title } from '@mantine/core'
import { judgePrograms, planFactsText, programCheckText } from '@suv/domain'
import { IconAlertTriangle, IconCheck, IconQuestionMark } from '@tabler/icons-react'
import { trpc } from '../../trpc.ts'
import { ExternalLink } from '../../ui/ExternalLink.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { QueryState } from '../../ui/QueryState.tsx'
import { useMe } from '../session/use-me.ts'
import { TeamScope } from '../team-records/TeamScope.tsx'
import { useToday } from '../team-records/use-today.ts'
import classes from './OtherPrograms.module.css'

const statusNames = { open: 'Open, as found', closed: 'Closed', unknown: 'Not known' } as const
const stateNames = { met: 'Met', unmet: 'Not met', unknown: 'Not decided here' } as const
const stateIcons = { met: IconCheck, unmet: IconAlertTriangle, unknown: IconQuestionMark } as const

/** Programs beside this one, judged by what is entered already. */
export function OtherPrograms() {
  return <TeamScope>{(teamId) => <Programs key={teamId} teamId={teamId} />}</TeamScope>
}

function Programs({ teamId }: { teamId: string }) {
  const me = useMe()
  const today = useToday()
  const members = trpc.teamMembers.list.useQuery({ id: teamId })
  const shares = trpc.ownership.list.useQuery({ id: teamId })
  if (members.data === undefined || shares.data === undefined) {
    return (
      <QueryState
        what="Your share"
        queries={[members, shares]}
        loading={<Skeleton height={320} aria-busy="true" />}
      />
    )
  }
  const self = members.data.find(({ userId }) => userId === me.id)
  const facts = {
    votingRightsPct: shares.data.find(({ memberId }) => memberId === self?.id)?.votingRightsPct ?? null,
  }
  return (
    <section className={classes.panel} aria-labelledby="other-programs">
      <div>
        <Title order={2} id="other-programs">
          Plan B: Other Programs
        </Title>
        <Text mt="2xs" maw="44rem">
          What was found of each on the day it was read, and what your own figures say to it. None of it is
          advice: rules change, and a lawyer should read them with you.
        </Text>
        <Text mt="2xs">{planFactsText(facts)}</Text>
      </div>
      <ul className={classes.list}>
        {judgePrograms(facts, today).map((program) => (
          <li key={program.id} className={classes.card}>
            <div className={classes.head}>
              <Title order={3}>{program.name}</Title>
              <span className={classes.status} data-status={program.status}>
                {statusNames[program.status]}
              </span>
            </div>
            <Text>{program.summary}</Text>
            {program.judged.length > 0 && (
              <ul className={classes.conditions}>
                {program.judged.map(({ text, state }) => (
                  <li key={text} data-state={state}>
                    <Icon of={stateIcons[state]} size={16} />
                    <span>
                      {text}: <strong>{stateNames[state].toLowerCase()}</strong>
                    </span>
                  </li>
                ))}
              </ul>
            )}
            <Text size="sm" c="dimmed">
              {programCheckText(program)}{' '}
              {program.source && (
                <ExternalLink href={program.source.url} about={program.source.title}>
                  Source
                </ExternalLink>
              )}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  )
}
