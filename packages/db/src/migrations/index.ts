import type { Migration } from 'kysely/migration'
import * as accounts from './20261120T2200_accounts.ts'
import * as teams from './20261120T2210_teams.ts'
import * as eligibilityAssessments from './20261120T2220_eligibility_assessments.ts'
import * as milestones from './20261120T2250_milestones.ts'
import * as documents from './20261120T2251_documents.ts'
import * as businessPlans from './20261120T2252_business_plans.ts'
import * as financialData from './20261120T2253_financial_data.ts'
import * as designatedOrganizations from './20261120T2254_designated_organizations.ts'
import * as letters from './20261120T2255_letters.ts'
import * as applications from './20261120T2256_applications.ts'
import * as memberships from './20261120T2257_memberships.ts'
import * as documentAnalyses from './20261120T2258_document_analyses.ts'
import * as resources from './20261120T2259_resources.ts'
import * as teamRoles from './20261120T2300_team_roles.ts'
import * as auditEvents from './20261120T2301_audit_events.ts'
import * as idempotencyKeys from './20261120T2302_idempotency_keys.ts'
import * as columnComments from './20261120T2303_column_comments.ts'
import * as referenceDataVersions from './20261120T2304_reference_data_versions.ts'
import * as accountSecurity from './20261121T2010_account_security.ts'
import * as notificationsAndCalendar from './20261121T2020_notifications_and_calendar.ts'
import * as businessPlanVersions from './20261121T2030_business_plan_versions.ts'
import * as contactedOn from './20261121T2040_contacted_on.ts'
import * as documentPlaces from './20261121T2050_document_places.ts'
import * as analysts from './20261121T2056_analysts.ts'
import * as trackers from './20261121T2057_trackers.ts'
import * as payments from './20261121T2058_payments.ts'
import * as invitationsAndErasure from './20261121T2059_invitations_and_erasure.ts'
import * as passkeys from './20261121T2110_passkeys.ts'
import * as prApplicationOfEachFounder from './20261122T1900_pr_application_of_each_founder.ts'
import * as companyWorkspaces from './20261122T2100_company_workspaces.ts'
import * as requestCounts from './20261122T2130_request_counts.ts'
import * as webhooks from './20261122T2140_webhooks.ts'
import * as staysOfPoliceCertificates from './20261122T2145_stays_of_police_certificates.ts'
import * as personalHistory from './20261123T0100_personal_history.ts'
import * as lettersAndAnswers from './20261123T0145_letters_and_answers.ts'

/** Every migration by file name, in order. Listed here rather than read from the folder, so that a bundle carries them. */
export const migrations: Record<string, Migration> = {
  '20261120T2200_accounts': accounts,
  '20261120T2210_teams': teams,
  '20261120T2220_eligibility_assessments': eligibilityAssessments,
  '20261120T2250_milestones': milestones,
  '20261120T2251_documents': documents,
  '20261120T2252_business_plans': businessPlans,
  '20261120T2253_financial_data': financialData,
  '20261120T2254_designated_organizations': designatedOrganizations,
  '20261120T2255_letters': letters,
  '20261120T2256_applications': applications,
  '20261120T2257_memberships': memberships,
  '20261120T2258_document_analyses': documentAnalyses,
  '20261120T2259_resources': resources,
  '20261120T2300_team_roles': teamRoles,
  '20261120T2301_audit_events': auditEvents,
  '20261120T2302_idempotency_keys': idempotencyKeys,
  '20261120T2303_column_comments': columnComments,
  '20261120T2304_reference_data_versions': referenceDataVersions,
  '20261121T2010_account_security': accountSecurity,
  '20261121T2020_notifications_and_calendar': notificationsAndCalendar,
  '20261121T2030_business_plan_versions': businessPlanVersions,
  '20261121T2040_contacted_on': contactedOn,
  '20261121T2050_document_places': documentPlaces,
  '20261121T2056_analysts': analysts,
  '20261121T2057_trackers': trackers,
  '20261121T2058_payments': payments,
  '20261121T2059_invitations_and_erasure': invitationsAndErasure,
  '20261121T2110_passkeys': passkeys,
  '20261122T1900_pr_application_of_each_founder': prApplicationOfEachFounder,
  '20261122T2100_company_workspaces': companyWorkspaces,
  '20261122T2130_request_counts': requestCounts,
  '20261122T2140_webhooks': webhooks,
  '20261122T2145_stays_of_police_certificates': staysOfPoliceCertificates,
  '20261123T0100_personal_history': personalHistory,
  '20261123T0145_letters_and_answers': lettersAndAnswers,
}
