import { Text, TextInput, Title } from '@mantine/core'
import {
  aheadInTheQueue,
  dayProblem,
  formatDate,
  peopleWaiting,
  peopleWaitingText,
  queueByFilingDay,
  queueCaveat,
  queueEvents,
  wholeQueue,
  yearlyTarget,
} from '@suv/domain'
import { useState } from 'react'
import { trpc } from '../../trpc.ts'
import { SourceLine } from '../../ui/SourceLine.tsx'
import classes from './Waiting.module.css'

/** The queue as far as figures say: people waiting, places a year, and what one divided by the other comes to. */
export function Queue({ teamId }: { teamId: string }) {
  const { data: applications = [] } = trpc.prApplications.list.useQuery({ id: teamId })
  const filed = applications
    .flatMap(({ receivedOn, submittedAt }) => receivedOn ?? submittedAt ?? [])
    .toSorted()[0]
  const [typed, setTyped] = useState<string | null>(null)
  const day = typed ?? filed ?? ''
  const problem = day === '' ? null : dayProblem(day)
  const { people, rows } = wholeQueue()
  return (
    <section className={classes.card} aria-labelledby="queue">
      <div>
        <Title order={2} id="queue">
          The Queue
        </Title>
        <Text mt="2xs" maw="44rem">
          {queueCaveat}
        </Text>
      </div>
      <table className={classes.table}>
        <caption>{people.toLocaleString('en-CA')} people, divided by the places of a year</caption>
        <thead>
          <tr>
            <th scope="col">Places a year</th>
            <th scope="col">Years for everybody</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ placesAYear, years }) => (
            <tr key={placesAYear}>
              <th scope="row">
                {placesAYear.toLocaleString('en-CA')}
                {placesAYear === yearlyTarget.value.target && ', the target'}
              </th>
              <td>{years}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div>
        <Text size="sm">{peopleWaitingText(peopleWaiting[0].value)}</Text>
        <SourceLine figure={peopleWaiting[0]} />
        <Text size="sm">{yearlyTarget.source.note}</Text>
        <SourceLine figure={yearlyTarget} />
      </div>
      <div className={classes.day}>
        <TextInput
          type="date"
          label="Day on which IRCC received the application"
          value={day}
          error={problem}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <div role="status">{day !== '' && problem === null && <Text>{queueByFilingDay(day).text}</Text>}</div>
        <SourceLine figure={aheadInTheQueue} />
      </div>
      <details>
        <summary className={classes.summary}>What changed the queue</summary>
        <ol className={classes.events}>
          {queueEvents.map((event) => (
            <li key={event.value}>
              <strong className="figures">
                {event.effectiveFrom === null ? 'No date' : formatDate(event.effectiveFrom)}
              </strong>
              <Text>{event.value}</Text>
              <SourceLine figure={event} />
            </li>
          ))}
        </ol>
      </details>
    </section>
  )
}
