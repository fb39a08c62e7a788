import '@mantine/core/styles/Tabs.layer.css'
import { Tabs, Text, Title } from '@mantine/core'
import { type Applicant, type PrApplication, summariseApplicants } from '@suv/domain'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { StatusBadge } from '../team-records/StatusBadge.tsx'
import classes from './ApplicantTabs.module.css'
import pageClasses from './PrApplicationPage.module.css'

type TeamApplicant = Applicant<PrApplication>

type Props = {
  applicants: readonly TeamApplicant[]
  /** What is shown of the chosen one. */
  children: (applicant: TeamApplicant) => ReactNode
}

const route = getRouteApi('/_member/pr-application')

const keyOf = ({ teamMemberId, application }: TeamApplicant) => teamMemberId ?? application?.id ?? ''

/** The founders who each file an application: how many have, and each one's on a tab with its status. The address names the tab. */
export function ApplicantTabs({ applicants, children }: Props) {
  const { applicant: chosen } = route.useSearch()
  const navigate = useNavigate()
  // Whoever was chosen may be gone by now.
  const shown = applicants.find((applicant) => keyOf(applicant) === chosen) ?? applicants[0]
  if (shown === undefined) return null
  return (
    <Tabs
      value={keyOf(shown)}
      onChange={(applicant) => {
        if (applicant === null) return
        void navigate({
          to: '/pr-application',
          search: { applicant },
          replace: true,
          resetScroll: false,
        })
      }}
      variant="none"
      keepMounted={false}
      classNames={{ root: classes.root, list: classes.list, tab: classes.tab, tabLabel: classes.label }}
    >
      <section className={pageClasses.card} aria-labelledby="applicants">
        <div>
          <div className={pageClasses.head}>
            <Title order={2} id="applicants">
              Applicants
            </Title>
            <Text className="figures" role="status">
              {summariseApplicants(applicants)}
            </Text>
          </div>
          <Text mt="2xs" maw="44rem" c="dimmed">
            Each founder named in the commitment files an application of their own. The letter, the
            certificate and the business are shared.
          </Text>
        </div>
        <Tabs.List aria-label="Applicants">
          {applicants.map((applicant) => (
            <Tabs.Tab key={keyOf(applicant)} value={keyOf(applicant)}>
              <span className={classes.name}>{applicant.name}</span>
              {applicant.application === null ? (
                <span className={classes.none}>not started</span>
              ) : (
                <StatusBadge status={applicant.application.status} />
              )}
              {applicant.teamMemberId === null && <span className={classes.none}>left the team</span>}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </section>
      {/* A form that somebody has begun belongs to the person whose tab it was begun on. */}
      <Tabs.Panel key={keyOf(shown)} value={keyOf(shown)} className={pageClasses.page}>
        {children(shown)}
      </Tabs.Panel>
    </Tabs>
  )
}
