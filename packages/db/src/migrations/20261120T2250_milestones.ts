import { type Kysely, sql } from 'kysely'

/** The steps of the 22-week program as each member keeps them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table milestones (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      title text not null,
      description text,
      status text not null default 'upcoming' constraint milestones_status_known check (
        status in ('upcoming', 'in_progress', 'completed', 'future')
      ),
      category text not null default 'business_plan' constraint milestones_category_known check (
        category in ('business_plan', 'regulatory', 'financial', 'legal')
      ),
      due_date timestamptz(3),
      completed_date timestamptz(3),
      progress integer not null default 0
        constraint milestones_progress_range check (progress between 0 and 100),
      requirements jsonb not null default '[]'
        constraint milestones_requirements_list check (jsonb_typeof(requirements) = 'array'),
      resources jsonb not null default '[]'
        constraint milestones_resources_list check (jsonb_typeof(resources) = 'array'),
      "order" integer not null default 0 constraint milestones_order_not_negative check ("order" >= 0),
      phase text constraint milestones_phase_known check (
        phase in ('phase_1', 'phase_2', 'phase_3', 'phase_4', 'phase_5')
      ),
      phase_week integer constraint milestones_phase_week_range check (phase_week between 1 and 22),
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now()
    )`.execute(db)
  await sql`
    create index milestones_user_order_index on milestones (user_id, "order", created_at, id)`.execute(db)
  await sql`comment on column milestones.phase_week is 'Week counted from the start of the program, 1 to 22.'`.execute(
    db,
  )
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table milestones`.execute(db)
}
