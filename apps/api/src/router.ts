import { checkedAtOnce } from './checked-at-once.ts'
import { accountsRouter } from './features/accounts/accounts.router.ts'
import { apiKeysRouter } from './features/api-keys/api-keys.router.ts'
import { auditEventsRouter } from './features/audit-events/audit-events.router.ts'
import { businessPlanVersionsRouter } from './features/business-plan-versions/business-plan-versions.router.ts'
import { businessPlansRouter } from './features/business-plans/business-plans.router.ts'
import { businessProfilesRouter } from './features/business-profiles/business-profiles.router.ts'
import { calendarRouter } from './features/calendar/calendar.router.ts'
import { commitmentCertificatesRouter } from './features/commitment-certificates/commitment-certificates.router.ts'
import { companiesRouter } from './features/companies/companies.router.ts'
import { completenessRouter } from './features/completeness/completeness.router.ts'
import { diligenceAnswersRouter } from './features/diligence-answers/diligence-answers.router.ts'
import { documentAnalysesRouter } from './features/document-analyses/document-analyses.router.ts'
import { documentPacksRouter } from './features/document-packs/document-packs.router.ts'
import { documentsRouter } from './features/documents/documents.router.ts'
import { eligibilityRouter } from './features/eligibility/eligibility.router.ts'
import { financialDataRouter } from './features/financial-data/financial-data.router.ts'
import { irccLettersRouter } from './features/ircc-letters/ircc-letters.router.ts'
import { lettersOfSupportRouter } from './features/letters-of-support/letters-of-support.router.ts'
import { memberRecordsRouter } from './features/member-records/member-records.router.ts'
import { membershipsRouter } from './features/memberships/memberships.router.ts'
import { milestonesRouter } from './features/milestones/milestones.router.ts'
import { multipartUploadsRouter } from './features/multipart-uploads/multipart-uploads.router.ts'
import { notificationsRouter } from './features/notifications/notifications.router.ts'
import { organizationMatchesRouter } from './features/organization-matches/organization-matches.router.ts'
import { organizationsRouter } from './features/organizations/organizations.router.ts'
import { ownershipRouter } from './features/ownership/ownership.router.ts'
import { passkeysRouter } from './features/passkeys/passkeys.router.ts'
import { personalHistoryRouter } from './features/personal-history/personal-history.router.ts'
import { prApplicationsRouter } from './features/pr-applications/pr-applications.router.ts'
import { presenceRouter } from './features/presence/presence.router.ts'
import { resourceLocationsRouter } from './features/resources/resource-locations.router.ts'
import { resourcesRouter } from './features/resources/resources.router.ts'
import { sessionsRouter } from './features/sessions/sessions.router.ts'
import { settingsRouter } from './features/settings/settings.router.ts'
import { teamInvitationsRouter } from './features/team-invitations/team-invitations.router.ts'
import { teamMembersRouter } from './features/team-members/team-members.router.ts'
import { teamsRouter } from './features/teams/teams.router.ts'
import { trackerSightingsRouter } from './features/tracker-sightings/tracker-sightings.router.ts'
import { trustedBrowsersRouter } from './features/trusted-browsers/trusted-browsers.router.ts'
import { usersRouter } from './features/users/users.router.ts'
import { validityDatesRouter } from './features/validity-dates/validity-dates.router.ts'
import { webhooksRouter } from './features/webhooks/webhooks.router.ts'
import { workPermitStepsRouter } from './features/work-permit-steps/work-permit-steps.router.ts'
import { workPermitsRouter } from './features/work-permits/work-permits.router.ts'
import { workspacesRouter } from './features/workspaces/workspaces.router.ts'
import { router } from './trpc.ts'

const mergedRouter = router({
  accounts: accountsRouter,
  apiKeys: apiKeysRouter,
  auditEvents: auditEventsRouter,
  businessPlans: businessPlansRouter,
  businessPlanVersions: businessPlanVersionsRouter,
  businessProfiles: businessProfilesRouter,
  calendar: calendarRouter,
  commitmentCertificates: commitmentCertificatesRouter,
  completeness: completenessRouter,
  documentAnalyses: documentAnalysesRouter,
  documentPacks: documentPacksRouter,
  documents: documentsRouter,
  trackerSightings: trackerSightingsRouter,
  irccLetters: irccLettersRouter,
  diligenceAnswers: diligenceAnswersRouter,
  eligibility: eligibilityRouter,
  companies: companiesRouter,
  financialData: financialDataRouter,
  lettersOfSupport: lettersOfSupportRouter,
  memberRecords: memberRecordsRouter,
  memberships: membershipsRouter,
  milestones: milestonesRouter,
  notifications: notificationsRouter,
  multipartUploads: multipartUploadsRouter,
  organizationMatches: organizationMatchesRouter,
  organizations: organizationsRouter,
  ownership: ownershipRouter,
  passkeys: passkeysRouter,
  personalHistory: personalHistoryRouter,
  prApplications: prApplicationsRouter,
  presence: presenceRouter,
  resourceLocations: resourceLocationsRouter,
  resources: resourcesRouter,
  sessions: sessionsRouter,
  settings: settingsRouter,
  teamInvitations: teamInvitationsRouter,
  teamMembers: teamMembersRouter,
  teams: teamsRouter,
  trustedBrowsers: trustedBrowsersRouter,
  users: usersRouter,
  validityDates: validityDatesRouter,
  webhooks: webhooksRouter,
  workPermitSteps: workPermitStepsRouter,
  workPermits: workPermitsRouter,
  workspaces: workspacesRouter,
})

export const appRouter = checkedAtOnce(mergedRouter)

export type AppRouter = typeof appRouter
