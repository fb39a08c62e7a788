import { type Kysely, sql } from 'kysely'

/** Letters of support and commitment certificates of teams. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The pair of ids is the key, so that a letter cannot name a member of another team.
  await sql`
    create table letters_of_support (
      id uuid primary key default gen_random_uuid(),
      team_id text not null references teams (id) on delete cascade,
      member_id uuid not null,
      organization_id uuid not null references designated_organizations (id) on delete restrict,
      letter_document_id uuid references documents (id) on delete set null,
      is_essential_person boolean not null default false,
      issued_date date,
      status text not null default 'pending' constraint letters_of_support_status_known check (
        status in ('pending', 'issued', 'expired', 'contacted', 'in_discussion')
      ),
      notes text,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      constraint letters_of_support_team_member_fkey foreign key (team_id, member_id)
        references team_members (team_id, id) on delete cascade
    )`.execute(db)
  await sql`
    create index letters_of_support_team_newest_index
      on letters_of_support (team_id, created_at desc, id)`.execute(db)
  await sql`
    create index letters_of_support_team_member_index on letters_of_support (team_id, member_id)`.execute(db)
  await sql`
    create index letters_of_support_organization_id_index
      on letters_of_support (organization_id)`.execute(db)
  await sql`
    create index letters_of_support_document_id_index
      on letters_of_support (letter_document_id)`.execute(db)

  await sql`
    create table commitment_certificates (
      id uuid primary key default gen_random_uuid(),
      team_id text not null references teams (id) on delete cascade,
      organization_id uuid not null references designated_organizations (id) on delete restrict,
      certificate_id text not null,
      certificate_document_id uuid references documents (id) on delete set null,
      covers_members jsonb not null default '[]'
        constraint commitment_certificates_covers_list check (jsonb_typeof(covers_members) = 'array'),
      essential_members jsonb not null default '[]'
        constraint commitment_certificates_essential_list check (jsonb_typeof(essential_members) = 'array'),
      issued_date date,
      status text not null default 'pending' constraint commitment_certificates_status_known check (
        status in ('pending', 'issued', 'expired', 'contacted', 'in_discussion')
      ),
      notes text,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now()
    )`.execute(db)
  await sql`
    create index commitment_certificates_team_newest_index
      on commitment_certificates (team_id, created_at desc, id)`.execute(db)
  await sql`
    create index commitment_certificates_organization_id_index
      on commitment_certificates (organization_id)`.execute(db)
  await sql`
    create index commitment_certificates_document_id_index
      on commitment_certificates (certificate_document_id)`.execute(db)
  await sql`
    comment on column commitment_certificates.certificate_id is
      'The number that the organization gave the certificate.'`.execute(db)
  await sql`
    comment on column commitment_certificates.covers_members is 'Ids of team members.'`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table commitment_certificates, letters_of_support`.execute(db)
}
