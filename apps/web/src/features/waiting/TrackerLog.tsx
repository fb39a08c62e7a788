import { Button, Group, NativeSelect, Skeleton, Text, TextInput, Title } from '@mantine/core'
import {
  countDays,
  dayProblem,
  formatDate,
  type ReadLog,
  readLog,
  type TrackerPart,
  type TrackerSighting,
  trackerParts,
} from '@suv/domain'
import { IconTrash } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { trpc } from '../../trpc.ts'
import { Icon } from '../../ui/Icon.tsx'
import { QueryState } from '../../ui/QueryState.tsx'
import { useSaving } from '../../ui/use-saving.ts'
import { useRecordCache } from '../team-records/use-record-cache.ts'
import { useRecordRemoval } from '../team-records/use-record-removal.ts'
import { useToday } from '../team-records/use-today.ts'
import { Writes } from '../workspaces/Writes.tsx'
import classes from './Waiting.module.css'

const partNames: Record<TrackerPart, string> = {
  application: 'Application as a whole',
  biometrics: 'Biometrics',
  medical: 'Medical exam',
  eligibility: 'Review of eligibility',
  background: 'Background check',
  decision: 'Final decision',
}

/** What IRCC's tracker showed and when, so that silence and movement can be seen. */
export function TrackerLog({ teamId }: { teamId: string }) {
  const members = trpc.teamMembers.list.useQuery({ id: teamId })
  const sightings = trpc.trackerSightings.list.useQuery({ id: teamId })
  const [chosen, choose] = useState<string | null>(null)
  const people = members.data ?? []
  const memberId = people.some(({ id }) => id === chosen) ? chosen : (people[0]?.id ?? null)
  return (
    <section className={classes.card} aria-labelledby="tracker-log">
      <div>
        <Title order={2} id="tracker-log">
          What the Tracker Showed
        </Title>
        <Text mt="2xs" maw="44rem">
          Write down what you see in IRCC’s tracker each time you look, also where nothing has changed.
        </Text>
      </div>
      {members.data === undefined || sightings.data === undefined ? (
        <QueryState
          what="Your log"
          queries={[members, sightings]}
          loading={<Skeleton height={240} aria-busy="true" />}
        />
      ) : memberId === null ? (
        <Text c="dimmed">Nobody is in the team yet. Add its members on your account page.</Text>
      ) : (
        <>
          {people.length > 1 && (
            <NativeSelect
              label="Whose application"
              maw="20rem"
              value={memberId}
              data={people.map(({ id, passportName }) => ({ value: id, label: passportName }))}
              onChange={(event) => choose(event.currentTarget.value)}
            />
          )}
          <Log
            key={memberId}
            teamId={teamId}
            memberId={memberId}
            sightings={sightings.data.filter((sighting) => sighting.memberId === memberId)}
          />
        </>
      )}
    </section>
  )
}

type Props = { teamId: string; memberId: string; sightings: readonly TrackerSighting[] }

function Log({ teamId, memberId, sightings }: Props) {
  const today = useToday()
  const [part, setPart] = useState<TrackerPart>('application')
  const [status, setStatus] = useState('')
  const [seenOn, setSeenOn] = useState(today)
  const [mistakes, setMistakes] = useState<{ status?: string; seenOn?: string | null }>({})
  const cache = useRecordCache(trpc.useUtils().trackerSightings.list, teamId)
  const create = trpc.trackerSightings.create.useMutation()
  const saving = useSaving()
  const log = readLog(sightings, today)

  async function save(event: FormEvent) {
    event.preventDefault()
    const wrongDay = seenOn > today ? 'Enter a day that has come.' : dayProblem(seenOn)
    setMistakes({ ...(status.trim() === '' && { status: 'Enter what the tracker says.' }), seenOn: wrongDay })
    if (status.trim() === '' || wrongDay !== null) return
    const saved = await saving.run(() => create.mutateAsync({ teamId, memberId, part, status, seenOn }), {
      title: 'Entry saved',
      description: partNames[part],
    })
    if (saved === undefined) return
    cache.put(saved)
    setStatus('')
  }

  return (
    <>
      <div role="status">
        <Text fw={560}>{silenceText(log)}</Text>
      </div>
      {log.parts.length > 0 && (
        <dl className={classes.parts}>
          {log.parts.map((each) => (
            <div key={each.part}>
              <dt>{partNames[each.part]}</dt>
              <dd>
                {each.status}, since {formatDate(each.since)}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <Writes teamId={teamId}>
        <form
          className={classes.form}
          aria-label="What you see now"
          noValidate
          onSubmit={(event) => void save(event)}
        >
          <NativeSelect
            label="Part"
            data={trackerParts.map((value) => ({ value, label: partNames[value] }))}
            value={part}
            onChange={(event) => setPart(event.currentTarget.value as TrackerPart)}
          />
          <TextInput
            label="Status, as it is worded there"
            maxLength={200}
            value={status}
            error={mistakes.status}
            onChange={(event) => setStatus(event.currentTarget.value)}
          />
          <TextInput
            type="date"
            label="Day on which you looked"
            value={seenOn}
            error={mistakes.seenOn ?? saving.state.problem}
            onChange={(event) => setSeenOn(event.currentTarget.value)}
          />
          <Group>
            <Button
              type="submit"
              aria-disabled={saving.state.isSaving || undefined}
              data-disabled={saving.state.isSaving}
            >
              {saving.state.isSaving ? 'Saving...' : 'Add to the Log'}
            </Button>
          </Group>
        </form>
      </Writes>
      {sightings.length > 0 && (
        <details>
          <summary className={classes.summary}>
            {log.movements.length === 1 ? '1 movement' : `${log.movements.length} movements`} in{' '}
            {sightings.length === 1 ? '1 look' : `${sightings.length} looks`}
          </summary>
          <ol className={classes.events}>
            {sightings
              .toSorted((a, b) => b.seenOn.localeCompare(a.seenOn) || b.createdAt.localeCompare(a.createdAt))
              .map((sighting) => (
                <Look key={sighting.id} sighting={sighting} teamId={teamId} log={log} />
              ))}
          </ol>
        </details>
      )}
    </>
  )
}

function Look({ sighting, teamId, log }: { sighting: TrackerSighting; teamId: string; log: ReadLog }) {
  const { part, status, seenOn } = sighting
  const cache = useRecordCache(trpc.useUtils().trackerSightings.list, teamId)
  const { mutateAsync: send } = trpc.trackerSightings.remove.useMutation()
  const removeRecord = useRecordRemoval({ cache, path: 'tracker-sightings', send })
  const movement = log.movements.find(
    (each) => each.part === part && each.seenOn === seenOn && each.to === status,
  )
  const name = `${partNames[part]}: ${status}`
  return (
    <li className={classes.look}>
      <div>
        <strong className="figures">{formatDate(seenOn)}</strong>
        <Text>
          {name}
          {movement === undefined
            ? ', as before'
            : movement.from === null
              ? ''
              : `, before: ${movement.from}`}
        </Text>
      </div>
      <Writes teamId={teamId}>
        <Button
          variant="subtle"
          color="gray"
          aria-label={`Delete ${name} of ${formatDate(seenOn)}`}
          leftSection={<Icon of={IconTrash} />}
          onClick={(event) =>
            removeRecord(sighting, event.currentTarget.closest('li'), {
              title: 'Entry deleted',
              name,
              failure: `${name} was not deleted. It is back.`,
            })
          }
        >
          Delete
        </Button>
      </Writes>
    </li>
  )
}

/** 'Nothing moved for 216 days, up to 3 Oct 2026. Nobody has looked for 50 days.' */
function silenceText({ lookedOn, silentDays, unseenDays, movements }: ReadLog): string {
  if (lookedOn === null || silentDays === null || unseenDays === null) return 'Nobody has looked yet.'
  const moved =
    silentDays === 0
      ? `The last movement was seen on ${formatDate(movements[0]?.seenOn ?? lookedOn)}.`
      : `Nothing moved for ${countDays(silentDays)}, up to ${formatDate(lookedOn)}.`
  return unseenDays === 0 ? moved : `${moved} Nobody has looked for ${countDays(unseenDays)}.`
}
