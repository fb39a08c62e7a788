import { Text, Title } from '@mantine/core'
import {
  type ChildClock,
  childClock,
  dependantUnder,
  type FamilyEvent,
  familyEvents,
  familyPrice,
  formatCad,
  formatDate,
  type HistoryEntry,
  type HistoryPerson,
  latestEdition,
} from '@suv/domain'
import { trpc } from '../../trpc.ts'
import { SourceLine } from '../../ui/SourceLine.tsx'
import { useMe } from '../session/use-me.ts'
import { currentTeam } from '../team-records/current-team.ts'
import { useToday } from '../team-records/use-today.ts'
import classes from './PersonalHistory.module.css'

type Props = { people: readonly HistoryPerson[]; entries: readonly HistoryEntry[] }

const eventNames: Record<FamilyEvent['kind'], (name: string) => string> = {
  birth: (name) => `${name} was born`,
  marriage: (name) => `you married, or began to live with, ${name}`,
  adoption: (name) => `you adopted ${name}`,
  move: (name) => `${name} moved`,
}

/** What the wait does to a family: ages that are locked, and changes that IRCC has to hear of, with what they cost. */
export function FamilyClock({ people, entries }: Props) {
  const today = useToday()
  const { day: receivedOn, isReceipt } = useDayOfReceipt()
  const children = people
    .filter(({ relation }) => relation === 'child')
    .map((child) => childClock(child, { receivedOn, today }))
  const events = receivedOn === null ? [] : familyEvents(people, entries, { receivedOn, today })
  const now = familyPrice(people, latestEdition, { on: today, receivedOn })
  const then = receivedOn === null ? null : familyPrice(people, latestEdition, { on: receivedOn, receivedOn })
  return (
    <section className={classes.card} aria-labelledby="family-clock">
      <div>
        <Title order={3} id="family-clock">
          The Family’s Clock
        </Title>
        <Text size="sm" mt="2xs">
          {receivedOn === null
            ? 'No day of your application is entered, so ages still run. Enter the day of receipt on the Application part.'
            : isReceipt
              ? `Counted from ${formatDate(receivedOn)}, the day on which IRCC received your application.`
              : `Counted from ${formatDate(receivedOn)}, the day on which your application was sent. What decides is the day on which IRCC received it: enter that on the Application part.`}
        </Text>
      </div>
      {children.length > 0 && (
        <ul className={classes.list}>
          {children.map((child) => (
            <li key={child.id}>{childText(child)}</li>
          ))}
        </ul>
      )}
      <div>
        <Text size="sm">{dependantUnder.source.note}</Text>
        <SourceLine figure={dependantUnder} />
      </div>
      {events.length > 0 && (
        <div>
          <Title order={4}>Tell IRCC</Title>
          <ul className={classes.list}>
            {events.map((event) => (
              <li key={`${event.kind} ${event.day} ${event.name}`}>
                {formatDate(event.day)}: {eventNames[event.kind](event.name)}.
              </li>
            ))}
          </ul>
          <Text size="sm" c="dimmed">
            They are later than your application. That each has to be told is a reading; ask a lawyer how.
          </Text>
        </div>
      )}
      <div>
        <Text className="figures">
          Family of {now.size}: settlement funds {formatCad(now.settlementFunds)}, fees {formatCad(now.fees)}{' '}
          with biometrics.
        </Text>
        {then !== null && then.size !== now.size && (
          <Text className="figures">
            On the day of your application it was {then.size}: {formatCad(then.settlementFunds)} and{' '}
            {formatCad(then.fees)} at today’s figures.
          </Text>
        )}
        <SourceLine figure={latestEdition.settlementFunds} />
        <SourceLine figure={latestEdition.fees} />
      </div>
    </section>
  )
}

/** When the caller's own application in the team that is shown was received, or else sent; null where neither is entered. */
function useDayOfReceipt(): { day: string | null; isReceipt: boolean } {
  const me = useMe()
  const team = currentTeam(me)
  const asked = { id: team?.id ?? '' }
  const isAsked = { enabled: team !== undefined }
  const { data: members = [] } = trpc.teamMembers.list.useQuery(asked, isAsked)
  const { data: applications = [] } = trpc.prApplications.list.useQuery(asked, isAsked)
  const self = members.find(({ userId }) => userId === me.id)
  const own = applications.find(({ teamMemberId }) => teamMemberId === self?.id)
  return { day: own?.receivedOn ?? own?.submittedAt ?? null, isReceipt: own?.receivedOn != null }
}

function childText({ name, age, isLocked, isDependant, turnsOn }: ChildClock): string {
  if (age === null) return `${name}: date of birth not entered, so the age is not known.`
  const standing = isDependant === true ? 'a dependant' : 'not a dependant'
  return isLocked
    ? `${name}: ${age} on that day, ${standing}. The age is locked.`
    : `${name}: ${age} today, ${standing}. Turns ${dependantUnder.value} on ${formatDate(turnsOn ?? '')}.`
}
