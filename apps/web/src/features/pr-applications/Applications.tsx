import { type Applicant, listApplicants, type PrApplication } from '@suv/domain'
import { trpc } from '../../trpc.ts'
import { QueryState } from '../../ui/QueryState.tsx'
import { TrackerSkeleton } from '../team-records/TrackerSkeleton.tsx'
import { AdditionalRequirements } from './AdditionalRequirements.tsx'
import { ApplicantTabs } from './ApplicantTabs.tsx'
import type { OwnerChoice } from './ApplicationFields.tsx'
import { ApplicationStatus } from './ApplicationStatus.tsx'
import { EssentialRequirements } from './EssentialRequirements.tsx'
import { NoApplication } from './NoApplication.tsx'

type TeamApplicant = Applicant<PrApplication>

/** The application of each founder of the team: of one as it is, of several one at a time. */
export function Applications({ teamId }: { teamId: string }) {
  const id = { id: teamId }
  const members = trpc.teamMembers.list.useQuery(id)
  const certificates = trpc.commitmentCertificates.list.useQuery(id)
  const applications = trpc.prApplications.list.useQuery(id)
  if (members.data === undefined || certificates.data === undefined || applications.data === undefined) {
    return (
      <QueryState
        what="Your application"
        queries={[members, certificates, applications]}
        loading={<TrackerSkeleton label="Loading your application" cards={2} />}
      />
    )
  }
  const applicants = listApplicants({
    people: members.data,
    certificates: certificates.data,
    applications: applications.data,
  })
  const [first] = applicants
  if (first === undefined) return <NoApplication teamId={teamId} teamMemberId={null} />
  if (applicants.length === 1) return <Application teamId={teamId} applicant={first} owners={[]} />
  return (
    <ApplicantTabs applicants={applicants}>
      {(applicant) => (
        <Application
          teamId={teamId}
          applicant={applicant}
          name={applicant.name}
          owners={ownersFor(applicant, applicants)}
        />
      )}
    </ApplicantTabs>
  )
}

/** Whoever has it, and those who have none yet. */
function ownersFor(applicant: TeamApplicant, applicants: readonly TeamApplicant[]): OwnerChoice[] {
  return applicants
    .filter((other) => other === applicant || other.application === null)
    .map(({ teamMemberId, name }) => ({ value: teamMemberId ?? '', label: name }))
}

type Props = {
  teamId: string
  applicant: TeamApplicant
  /** Where the team has several. */
  name?: string
  owners: readonly OwnerChoice[]
}

function Application({ teamId, applicant: { teamMemberId, application }, name, owners }: Props) {
  if (application === null) return <NoApplication teamId={teamId} teamMemberId={teamMemberId} name={name} />
  return (
    <>
      <ApplicationStatus application={application} name={name} owners={owners} />
      <EssentialRequirements application={application} />
      <AdditionalRequirements />
    </>
  )
}
