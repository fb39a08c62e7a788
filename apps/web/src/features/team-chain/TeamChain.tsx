import { Checkbox, Skeleton, Text, Title } from '@mantine/core'
import { chainProblems, essentialCases, essentialRule, fatesOf, latestEdition } from '@suv/domain'
import { useState } from 'react'
import { trpc } from '../../trpc.ts'
import { ExternalLink } from '../../ui/ExternalLink.tsx'
import { QueryState } from '../../ui/QueryState.tsx'
import { SourceLine } from '../../ui/SourceLine.tsx'
import { TeamScope } from '../team-records/TeamScope.tsx'
import { PaperDifferences } from './PaperDifferences.tsx'
import classes from './TeamChain.module.css'

/** How the team's applications hang together. */
export function TeamChain() {
  return <TeamScope>{(teamId) => <Chain key={teamId} teamId={teamId} />}</TeamScope>
}

const fateWords = { stands: 'goes on', refused: 'refused or withdrawn', falls: 'refused with them' } as const

function Chain({ teamId }: { teamId: string }) {
  const id = { id: teamId }
  const members = trpc.teamMembers.list.useQuery(id)
  const certificates = trpc.commitmentCertificates.list.useQuery(id)
  const shares = trpc.ownership.list.useQuery(id)
  const applications = trpc.prApplications.list.useQuery(id)
  const history = trpc.personalHistory.get.useQuery({})
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  if (!(members.data && certificates.data && shares.data && applications.data && history.data)) {
    return (
      <QueryState
        what="Your team"
        queries={[members, certificates, shares, applications, history]}
        loading={<Skeleton height={320} aria-busy="true" />}
      />
    )
  }
  const essential = new Set(certificates.data.flatMap(({ essentialMembers }) => essentialMembers))
  const chain = members.data.map(({ id: memberId, passportName, isEssentialPerson }) => ({
    id: memberId,
    name: passportName,
    isEssential: isEssentialPerson || essential.has(memberId),
  }))
  const fates = fatesOf(chain, gone)
  const own = history.data
  const selves = new Set(
    own.people.flatMap(({ id: person, relation }) => (relation === 'self' ? [person] : [])),
  )
  const problems = chainProblems(
    {
      members: members.data,
      certificates: certificates.data,
      shares: shares.data,
      applications: applications.data,
      ownRefusals: own.entries.filter(({ kind, personId }) => kind === 'refusal' && selves.has(personId))
        .length,
    },
    latestEdition,
  )
  const toggle = (member: string) =>
    setGone((before) => {
      const after = new Set(before)
      if (!after.delete(member)) after.add(member)
      return after
    })
  return (
    <>
      <section className={classes.card} aria-labelledby="who-falls">
        <div>
          <Title order={2} id="who-falls">
            Who Falls with Whom
          </Title>
          <Text mt="2xs" maw="44rem">
            {essentialRule.value} Choose who is refused or withdraws.
          </Text>
          <Text size="sm" c="dimmed">
            {essentialRule.source.note}
          </Text>
          <SourceLine figure={essentialRule} />
        </div>
        {chain.length === 0 ? (
          <Text c="dimmed">Nobody is in the team yet. Add its members on your account page.</Text>
        ) : (
          <ul className={classes.members}>
            {chain.map(({ id: member, name, isEssential }) => {
              const fate = fates.get(member) ?? 'stands'
              return (
                <li key={member} data-fate={fate}>
                  <Checkbox
                    label={isEssential ? `${name}, essential` : name}
                    checked={gone.has(member)}
                    onChange={() => toggle(member)}
                  />
                  <span className={classes.fate}>{fateWords[fate]}</span>
                </li>
              )
            })}
          </ul>
        )}
        <ul className={classes.list}>
          {essentialCases.map(({ text, source }) => (
            <li key={source.url}>
              {text}{' '}
              <ExternalLink href={source.url} about={source.title}>
                {source.title}
              </ExternalLink>
            </li>
          ))}
        </ul>
      </section>
      <section className={classes.card} aria-labelledby="does-not-fit">
        <div>
          <Title order={2} id="does-not-fit">
            What Does Not Fit
          </Title>
          <Text mt="2xs" maw="44rem">
            Names, dates, shares and refusals, compared across the members and the papers that you entered.
          </Text>
        </div>
        {problems.length === 0 ? (
          <Text>Nothing that is entered contradicts itself.</Text>
        ) : (
          <ul className={classes.list}>
            {problems.map(({ id: problem, text, source }) => (
              <li key={problem}>
                {text}{' '}
                <ExternalLink href={source.url} about={source.title}>
                  Source
                </ExternalLink>
              </li>
            ))}
          </ul>
        )}
      </section>
      <PaperDifferences members={members.data} history={history.data} />
    </>
  )
}
