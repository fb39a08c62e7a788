import { type Kysely, sql } from 'kysely'

/** What each member has raised and expects, in whole Canadian dollars. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table financial_data (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null constraint financial_data_user_unique unique
        references users (id) on delete cascade,
      startup_capital integer
        constraint financial_data_startup_capital_not_negative check (startup_capital >= 0),
      projected_breakeven integer
        constraint financial_data_breakeven_range check (projected_breakeven between 0 and 600),
      fast_track_investment integer
        constraint financial_data_fast_track_not_negative check (fast_track_investment >= 0),
      funding_sources jsonb not null default '[]'
        constraint financial_data_funding_sources_list check (jsonb_typeof(funding_sources) = 'array'),
      cash_flow_projections jsonb
        constraint financial_data_cash_flow_object check (jsonb_typeof(cash_flow_projections) = 'object'),
      vc_investment_committed integer
        constraint financial_data_vc_not_negative check (vc_investment_committed >= 0),
      angel_investment_committed integer
        constraint financial_data_angel_not_negative check (angel_investment_committed >= 0),
      settlement_funds integer
        constraint financial_data_settlement_not_negative check (settlement_funds >= 0),
      total_investment_required integer
        constraint financial_data_total_not_negative check (total_investment_required >= 0),
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now()
    )`.execute(db)
  await sql`comment on table financial_data is 'Amounts in whole Canadian dollars, inside jsonb too.'`.execute(
    db,
  )
  await sql`
    comment on column financial_data.projected_breakeven is 'Months until break-even.'`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table financial_data`.execute(db)
}
