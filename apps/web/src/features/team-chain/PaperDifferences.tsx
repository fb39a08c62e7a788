import { Anchor, Skeleton, Text, Title } from '@mantine/core'
import { enteredPeople, type PersonalHistory, paperDifferences, type TeamMember } from '@suv/domain'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { trpc } from '../../trpc.ts'
import { QueryState } from '../../ui/QueryState.tsx'
import { EvidenceQuote } from '../document-analyses/results/EvidenceQuote.tsx'
import { useMe } from '../session/use-me.ts'
import classes from './TeamChain.module.css'

type Props = { readonly members: readonly TeamMember[]; readonly history: PersonalHistory }

/** Names, dates of birth and passport numbers of the people, held against what was read in the papers. */
export function PaperDifferences({ members, history }: Props) {
  const { id } = useMe()
  const analyses = trpc.documentAnalyses.list.useQuery({ id })
  const differences = useMemo(
    () => analyses.data && paperDifferences(enteredPeople({ members, history, userId: id }), analyses.data),
    [members, history, id, analyses.data],
  )
  return (
    <section className={classes.card} aria-labelledby="papers-say">
      <div>
        <Title order={2} id="papers-say">
          What the Papers Say
        </Title>
        <Text mt="2xs" maw="44rem">
          Names, dates of birth and passport numbers of the people, beside what was read in the papers that
          you analyzed. Reading errs: look at the paper before you change anything.
        </Text>
      </div>
      {differences === undefined ? (
        <QueryState
          what="Your analyses"
          queries={[analyses]}
          loading={<Skeleton height={64} aria-busy="true" />}
        />
      ) : differences.length > 0 ? (
        <ul className={classes.list}>
          {differences.map(({ id: difference, text, reading }) => (
            <li key={difference}>
              {text}
              {reading !== null && (
                <>
                  {' '}
                  <Text span size="sm" c="dimmed">
                    {reading.confidence === undefined
                      ? 'How sure the reading is was not measured.'
                      : `Reading ${reading.confidence}% sure.`}
                  </Text>
                  <EvidenceQuote evidence={reading} />
                </>
              )}
            </li>
          ))}
        </ul>
      ) : analyses.data?.length === 0 ? (
        <Text>
          No paper was read yet.{' '}
          <Anchor
            inherit
            renderRoot={(props) => <Link to="/document-analysis" search={{ tab: 'document' }} {...props} />}
          >
            Analyze a passport or a certificate
          </Anchor>
          , and it is compared here.
        </Text>
      ) : (
        <Text>Nothing that was read in your papers differs from what was entered.</Text>
      )}
    </section>
  )
}
