import { Text } from '@mantine/core'
import {
  countDays,
  countryName,
  formatDate,
  type Gap,
  type HistoryEntry,
  type HistoryPerson,
  historyGaps,
  historyWindow,
  historyYears,
  policeCertificateRule,
  policeCountries,
  travelList,
} from '@suv/domain'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { SourceLine } from '../../ui/SourceLine.tsx'
import { useToday } from '../team-records/use-today.ts'
import classes from './PersonalHistory.module.css'

type Props = { person: HistoryPerson; entries: readonly HistoryEntry[] }

/** What follows from a person's history: months that are missing, police certificates, trips. */
export function Findings({ person, entries }: Props) {
  const today = useToday()
  const window = historyWindow(person, today)
  if (window === null) {
    return <Text>Not 18 yet: no personal history, police certificate or list of trips is asked for.</Text>
  }
  const countries = policeCountries(person, entries, today)
  const trips = travelList(person, entries, today)
  return (
    <div className={classes.findings}>
      <Text size="sm">
        Asked for from {formatDate(window.from)} to today
        {person.dateOfBirth === null
          ? ': ten years. Add the date of birth, and it begins at 18 where that is shorter.'
          : '.'}
      </Text>
      <SourceLine figure={historyYears} />
      <dl className={classes.facts}>
        <GapsOf what="Work, study and unemployment" gaps={historyGaps(entries, 'activity', window)} />
        <GapsOf what="Addresses" gaps={historyGaps(entries, 'address', window)} />
        <div>
          <dt>Police certificates</dt>
          <dd>
            {countries.length === 0 ? (
              'No stay of six months or more in a row is entered.'
            ) : (
              <ul className={classes.list}>
                {countries.map(({ country, livesThere, lastStay }) => (
                  <li key={country}>
                    <strong>{countryName(country)}</strong>
                    {livesThere
                      ? ': lived in now, so it must be less than six months old.'
                      : `: issued after ${formatDate(lastStay.to)}, the end of the last stay.`}
                  </li>
                ))}
              </ul>
            )}
            <SourceLine figure={policeCertificateRule} />
            <Text size="sm" c="dimmed">
              A reading of the rule on what you entered. {policeCertificateRule.source.note} A country in
              which you were in parts, such as two months and four, does not count. In doubt ask a lawyer.
            </Text>
          </dd>
        </div>
        <div>
          <dt>Trips and stays</dt>
          <dd>
            {trips.length === 0 ? (
              'None is entered.'
            ) : (
              <details>
                <summary className={classes.summary}>
                  {trips.length === 1 ? '1 trip' : `${trips.length} trips`}, newest first
                </summary>
                <ol className={classes.list}>
                  {trips.map(({ country, from, to, isOpen, days }) => (
                    <li key={`${from} ${to} ${country}`} className="figures">
                      {countryName(country)}: {formatDate(from)} to {isOpen ? 'today' : formatDate(to)},{' '}
                      {countDays(days)}
                    </li>
                  ))}
                </ol>
              </details>
            )}
          </dd>
        </div>
      </dl>
    </div>
  )
}

function GapsOf({ what, gaps }: { what: string; gaps: readonly Gap[] }) {
  return (
    <div>
      <dt>{what}</dt>
      <dd>
        {gaps.length === 0 ? (
          <State tone="good">Every month is told.</State>
        ) : (
          <>
            <State tone="attention">{gaps.length === 1 ? 'One gap' : `${gaps.length} gaps`}</State>
            <ul className={classes.list}>
              {gaps.map(({ name }) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </>
        )}
      </dd>
    </div>
  )
}

function State({ tone, children }: { tone: 'good' | 'attention'; children: ReactNode }) {
  return (
    <span className={classes.state} data-tone={tone}>
      <Icon of={tone === 'good' ? IconCheck : IconAlertTriangle} size={16} />
      <span>{children}</span>
    </span>
  )
}
