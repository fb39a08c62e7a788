import { type Kysely, sql } from 'kysely'

/** What the checkout reported: one row for each payment, and one for each report, so that none counts twice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payments (
      id uuid primary key default gen_random_uuid(),
      provider text not null constraint payments_provider_known check (provider in ('stripe', 'woocommerce')),
      reference text not null,
      user_id uuid references users (id) on delete set null,
      amount_cents integer constraint payments_amount_not_negative check (amount_cents >= 0),
      customer_id text,
      paid_at timestamptz(3),
      refunded_at timestamptz(3),
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      constraint payments_reference_unique unique (provider, reference)
    )`.execute(db)
  await sql`create index payments_user_id_index on payments (user_id)`.execute(db)
  await sql`
    comment on column payments.reference is 'The payment as its provider names it: a payment intent, an order.'`.execute(
    db,
  )

  await sql`
    create table payment_reports (
      provider text not null
        constraint payment_reports_provider_known check (provider in ('stripe', 'woocommerce')),
      event_id text not null,
      kind text not null constraint payment_reports_kind_known check (kind in ('paid', 'refunded')),
      payment_id uuid not null references payments (id) on delete cascade,
      received_at timestamptz(3) not null default now(),
      constraint payment_reports_pkey primary key (provider, event_id)
    )`.execute(db)
  await sql`create index payment_reports_payment_id_index on payment_reports (payment_id)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table payment_reports, payments`.execute(db)
}
