import { businessPlanSchema, milestoneSchema } from '@suv/domain'
import { boundsOf } from '@suv/domain/samples'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestDatabase } from '../support/index.ts'
import { enumerations } from './enumerations.ts'
import { columnOf, insert, insertReferred, type Referred, smallest, smallestRow } from './smallest-rows.ts'

const test = useTestDatabase()
let ids: Referred
beforeAll(async () => {
  ids = await insertReferred(test.db)
})

const notAList = [{}, 'text', 1]
const notAnObject = [[], 'text', 1]

/** Table, constraint, column, and values that it refuses. */
const refused: [table: string, constraint: string, column: string, values: unknown[]][] = [
  ['audit_events', 'audit_events_action_known', 'action', ['read', '']],
  ['audit_events', 'audit_events_changed_fields_list', 'changed_fields', notAList],
  ['audit_links', 'audit_links_position_positive', 'position', [0]],
  ['business_plans', 'business_plans_status_known', 'status', ['final', 'Draft']],
  ['business_plans', 'business_plans_projections_object', 'financial_projections', notAnObject],
  ['business_plan_versions', 'business_plan_versions_number_positive', 'number', [0]],
  ['business_plan_versions', 'business_plan_versions_words_not_negative', 'words', [-1]],
  ['business_plan_versions', 'business_plan_versions_reason_known', 'reason', ['saved', '']],
  ['business_profiles', 'business_profiles_founded_year_range', 'founded_year', [1799, 2201]],
  ['business_profiles', 'business_profiles_team_size_range', 'team_size', [0]],
  ['business_profiles', 'business_profiles_achievements_list', 'achievements', notAList],
  ['business_profiles', 'business_profiles_sections_list', 'visible_sections', notAList],
  ['commitment_certificates', 'commitment_certificates_status_known', 'status', ['approved', '']],
  ['commitment_certificates', 'commitment_certificates_covers_list', 'covers_members', notAList],
  ['commitment_certificates', 'commitment_certificates_essential_list', 'essential_members', notAList],
  ['designated_organizations', 'designated_organizations_type_known', 'type', ['bank', 'Incubator']],
  ['designated_organizations', 'designated_organizations_province_known', 'province', ['Ontario', 'XX']],
  ['designated_organizations', 'designated_organizations_range_object', 'investment_range', notAnObject],
  ['designated_organizations', 'designated_organizations_contact_object', 'contact_info', notAnObject],
  ['designated_organizations', 'designated_organizations_focus_areas_list', 'focus_areas', notAList],
  ['designated_organizations', 'designated_organizations_industries_list', 'industries', notAList],
  ['designated_organizations', 'designated_organizations_requirements_list', 'requirements', notAList],
  ['designated_organizations', 'designated_organizations_stories_list', 'success_stories', notAList],
  ['designated_organizations', 'designated_organizations_notes_list', 'notes', notAList],
  ['designated_organizations', 'designated_organizations_type_name_unique', 'name', ['First']],
  ['companies', 'companies_amount_sought_not_negative', 'amount_sought', [-1]],
  ['companies', 'companies_match_threshold_range', 'match_threshold', [-1, 101]],
  ['document_analyses', 'document_analyses_type_known', 'analysis_type', ['letter', '']],
  ['document_analyses', 'document_analyses_confidence_range', 'confidence', [-1, 101]],
  ['document_analyses', 'document_analyses_requirements_list', 'extracted_requirements', notAList],
  ['document_analyses', 'document_analyses_checks_list', 'compliance_checks', notAList],
  ['document_analyses', 'document_analyses_deadlines_list', 'deadlines', notAList],
  ['document_analyses', 'document_analyses_recommendations_list', 'recommendations', notAList],
  ['document_analyses', 'document_analyses_evidence_list', 'evidence', notAList],
  ['document_analyses', 'document_analyses_analyst_length', 'analyst', ['', 'x'.repeat(201)]],
  ['document_analyses', 'document_analyses_fields_list', 'extracted_fields', notAList],
  ['document_checklist_ticks', 'document_checklist_ticks_key_not_empty', 'checklist_key', ['']],
  ['document_packs', 'document_packs_destination_known', 'destination', ['mail', '']],
  ['document_packs', 'document_packs_limit_mb_range', 'limit_mb', [0, 101]],
  ['document_packs', 'document_packs_limit_of_other', 'destination', ['other']],
  ['document_packs', 'document_packs_papers_list', 'papers', notAList],
  ['documents', 'documents_checklist_key_not_empty', 'checklist_key', ['']],
  ['documents', 'documents_category_known', 'category', ['photos', 'support_letters']],
  ['documents', 'documents_content_hash_form', 'content_hash', ['', 'A'.repeat(64), 'a'.repeat(63)]],
  ['documents', 'documents_file_size_not_negative', 'file_size', [-1]],
  ['documents', 'documents_kept_hash_form', 'kept_hash', ['', 'A'.repeat(64), 'a'.repeat(63)]],
  ['ircc_letters', 'ircc_letters_limit_days_range', 'limit_days', [0, 366]],
  ['ircc_letters', 'ircc_letters_concerns_list', 'concerns', notAList],
  ['history_entries', 'history_entries_country_code', 'country', ['Brazil', 'br']],
  ['history_entries', 'history_entries_activity_known', 'activity', ['', 'sleep']],
  ['history_entries', 'history_entries_activity_of_activity', 'activity', ['work']],
  ['history_entries', 'history_entries_days_in_order', 'ends_on', ['2025-12-31']],
  ['history_entries', 'history_entries_start_known', 'starts_on', [null]],
  ['pack_evidence', 'pack_evidence_item_form', 'item', ['', 'A form', 'x'.repeat(61)]],
  ['pack_evidence', 'pack_evidence_of_one', 'member_id', [null]],
  ['pack_evidence', 'pack_evidence_pack_known', 'pack', ['', 'refugee']],
  ['pack_evidence', 'pack_evidence_place_known', 'place', ['', 'later']],
  ['pack_evidence', 'pack_evidence_letter_of_request', 'pack', ['document_request']],
  ['pack_evidence', 'pack_evidence_this_named', 'place', ['this']],
  ['financial_data', 'financial_data_startup_capital_not_negative', 'startup_capital', [-1]],
  ['financial_data', 'financial_data_breakeven_range', 'projected_breakeven', [-1, 601]],
  ['financial_data', 'financial_data_fast_track_not_negative', 'fast_track_investment', [-1]],
  ['financial_data', 'financial_data_vc_not_negative', 'vc_investment_committed', [-1]],
  ['financial_data', 'financial_data_angel_not_negative', 'angel_investment_committed', [-1]],
  ['financial_data', 'financial_data_settlement_not_negative', 'settlement_funds', [-1]],
  ['financial_data', 'financial_data_total_not_negative', 'total_investment_required', [-1]],
  ['financial_data', 'financial_data_funding_sources_list', 'funding_sources', notAList],
  ['financial_data', 'financial_data_cash_flow_object', 'cash_flow_projections', notAnObject],
  ['idempotency_keys', 'idempotency_keys_status_range', 'status', [99, 600]],
  ['request_counts', 'request_counts_requests_positive', 'requests', [0]],
  ['upload_addresses', 'upload_addresses_bytes_positive', 'bytes', [0]],
  ['letters_of_support', 'letters_of_support_status_known', 'status', ['approved', '']],
  ['member_records', 'member_records_category_known', 'category', ['suv_open', 'open']],
  ['member_records', 'member_records_status_known', 'status', ['issued', '']],
  ['memberships', 'memberships_status_known', 'status', ['trial', '']],
  ['two_factors', 'two_factors_failures_not_negative', 'failed_verification_count', [-1]],
  ['failed_tries', 'failed_tries_failures_not_negative', 'failures', [-1]],
  ['memberships', 'memberships_fee_not_negative', 'membership_fee', [-1]],
  ['model_calls', 'model_calls_calls_positive', 'calls', [0, -1]],
  ['milestones', 'milestones_order_not_negative', 'order', [-1]],
  ['notification_reads', 'notification_reads_key_length', 'key', ['', 'x'.repeat(201)]],
  ['organization_matches', 'organization_matches_status_known', 'status', ['open', '']],
  ['organization_matches', 'organization_matches_score_range', 'compatibility_score', [-1, 101]],
  ['organization_matches', 'organization_matches_investment_not_negative', 'investment_committed', [-1]],
  ['organization_matches', 'organization_matches_parts_list', 'score_parts', notAList],
  ['passkeys', 'passkeys_name_length', 'name', ['', 'x'.repeat(65)]],
  ['passkeys', 'passkeys_counter_not_negative', 'counter', [-1]],
  ['passkeys', 'passkeys_device_type_known', 'device_type', ['phone', '']],
  ['payment_reports', 'payment_reports_provider_known', 'provider', ['paypal', '']],
  ['payment_reports', 'payment_reports_kind_known', 'kind', ['failed', '']],
  ['payments', 'payments_provider_known', 'provider', ['paypal', '']],
  ['payments', 'payments_amount_not_negative', 'amount_cents', [-1]],
  ['pr_application_changes', 'pr_application_changes_field_known', 'field', ['notes', 'submitted_at']],
  ['pr_applications', 'pr_applications_status_known', 'status', ['pending', '']],
  ['reference_data_versions', 'reference_data_versions_name_known', 'name', ['milestones']],
  ['resource_locations', 'resource_locations_type_known', 'type', ['bank', '']],
  ['resource_locations', 'resource_locations_province_known', 'province', ['Ontario', 'XX']],
  ['resource_locations', 'resource_locations_latitude_range', 'latitude', [-90.1, 90.1]],
  ['resource_locations', 'resource_locations_longitude_range', 'longitude', [-180.1, 180.1]],
  ['resource_locations', 'resource_locations_services_list', 'services', notAList],
  ['resource_locations', 'resource_locations_notes_list', 'notes', notAList],
  ['resources', 'resources_category_known', 'category', ['tax', '']],
  ['resources', 'resources_order_not_negative', 'order', [-1]],
  ['resources', 'resources_notes_list', 'notes', notAList],
  ['resources', 'resources_category_title_unique', 'title', ['T']],
  ['team_invitations', 'team_invitations_email_lower_case', 'email', ['A@example.org']],
  ['team_members', 'team_members_role_known', 'role', ['owner', '']],
  ['validity_dates', 'validity_dates_kind_known', 'kind', ['visa', '']],
  ['validity_dates', 'validity_dates_stay_of_police_certificate', 'lives_there', [true, false]],
  ['validity_dates', 'validity_dates_stay_of_police_certificate', 'stay_ended_on', ['2024-01-31']],
  ['webhook_deliveries', 'webhook_deliveries_attempts_list', 'attempts', notAList],
  ['webhook_deliveries', 'webhook_deliveries_payload_length', 'payload', ['', 'x'.repeat(65_537)]],
  ['webhook_deliveries', 'webhook_deliveries_tries_not_negative', 'tries', [-1]],
  ['webhook_deliveries', 'webhook_deliveries_waiting_next', 'next_attempt_at', [null]],
  ['webhook_endpoints', 'webhook_endpoints_events_list', 'events', notAList],
  ['webhook_endpoints', 'webhook_endpoints_previous_both', 'previous_sealed_secret', ['s']],
  ['webhook_endpoints', 'webhook_endpoints_reason_with_moment', 'disabled_at', ['2026-11-20T12:00:00Z']],
  ['webhook_endpoints', 'webhook_endpoints_told_keys_list', 'told_keys', notAList],
  ['webhook_endpoints', 'webhook_endpoints_url_length', 'url', ['', 'x'.repeat(2_001)]],
  ['work_permit_steps', 'work_permit_steps_step_known', 'step', ['photo', '']],
  ['work_permits', 'work_permits_category_known', 'category', ['suv_open', 'open']],
  ['work_permits', 'work_permits_status_known', 'status', ['issued', '']],
]

// A column of listed values that has no line above: by the usual name of such a constraint.
for (const [name, values] of Object.entries(enumerations)) {
  const [table = '', column = ''] = name.split('.')
  if (!Object.hasOwn(smallest, table) || refused.some((row) => row[0] === table && row[2] === column))
    continue
  refused.push([table, `${table}_${column}_known`, column, ['', `${values[0]} or another`]])
}

// A number or a list of these tables that has no line above: by the bounds of the domain's schema, and the usual name.
for (const [table, schema] of Object.entries({
  business_plans: businessPlanSchema,
  milestones: milestoneSchema,
})) {
  for (const { field, outside } of boundsOf(schema)) {
    const column = columnOf(field)
    if (refused.some((row) => row[0] === table && row[2] === column)) continue
    refused.push(
      outside === 'list'
        ? [table, `${table}_${column}_list`, column, notAList]
        : [table, `${table}_${column}_range`, column, [...outside]],
    )
  }
}

const refusedRows = refused.flatMap(([table, constraint, column, values]) =>
  values.map((value) => [table, constraint, column, value] as const),
)

describe('the database refuses', () => {
  it.each(refusedRows)('in %s, by %s: %s = %j', async (table, constraint, column, value) => {
    const json = /_(list|object)$/.test(constraint)
    const row = { ...smallestRow(table, ids), [column]: json ? JSON.stringify(value) : value }
    await expect(insert(table, row).execute(test.db)).rejects.toMatchObject({ constraint })
  })

  it('in every table each constraint of the list above, and no CHECK is left out of it', async () => {
    const { rows } = await sql<{ name: string }>`
      select conname as name from pg_constraint
      where contype = 'c' and connamespace = 'public'::regnamespace`.execute(test.db)
    // Held by constraints.test.ts.
    const earlier = /^(users|teams|ownership|eligibility_assessments|workspaces)_|^team_members_funds_/
    const tested = new Set(refused.map(([, constraint]) => constraint))
    expect(rows.map(({ name }) => name).filter((name) => !earlier.test(name) && !tested.has(name))).toEqual(
      [],
    )
  })
})
