import { type Kysely, sql } from 'kysely'

/** Places on the map, the cards of the resources screen, and what members keep of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table resource_locations (
      id uuid primary key default gen_random_uuid(),
      name text not null,
      type text not null constraint resource_locations_type_known check (
        type in ('incubator', 'government_office', 'health_resource')
      ),
      address text not null,
      city text not null,
      province text not null constraint resource_locations_province_known check (
        province in ('AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT')
      ),
      latitude double precision not null
        constraint resource_locations_latitude_range check (latitude between -90 and 90),
      longitude double precision not null
        constraint resource_locations_longitude_range check (longitude between -180 and 180),
      website text,
      phone text,
      description text,
      services jsonb not null default '[]'
        constraint resource_locations_services_list check (jsonb_typeof(services) = 'array'),
      is_active boolean not null default true,
      source text,
      checked_on date,
      notes jsonb not null default '[]'
        constraint resource_locations_notes_list check (jsonb_typeof(notes) = 'array'),
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      constraint resource_locations_type_name_city_unique unique (type, name, city)
    )`.execute(db)
  await sql`
    create index resource_locations_active_index
      on resource_locations (name, id) where is_active`.execute(db)
  await sql`
    comment on column resource_locations.latitude is 'Degrees north (WGS 84).'`.execute(db)
  await sql`
    comment on column resource_locations.longitude is 'Degrees east (WGS 84); negative in Canada.'`.execute(
    db,
  )

  await sql`
    create table resources (
      id uuid primary key default gen_random_uuid(),
      title text not null,
      description text not null,
      url text not null,
      category text not null constraint resources_category_known check (
        category in ('immigration', 'organizations', 'business', 'settlement', 'legal', 'networking')
      ),
      is_official boolean not null default false,
      is_internal boolean not null default false,
      "order" integer not null default 0 constraint resources_order_not_negative check ("order" >= 0),
      is_active boolean not null default true,
      source text,
      checked_on date,
      notes jsonb not null default '[]'
        constraint resources_notes_list check (jsonb_typeof(notes) = 'array'),
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      constraint resources_category_title_unique unique (category, title)
    )`.execute(db)
  await sql`
    create index resources_active_index on resources ("order", id) where is_active`.execute(db)
  await sql`comment on column resources."order" is 'Place among all cards, tab after tab.'`.execute(db)

  await sql`
    create table resource_bookmarks (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      resource_id uuid not null references resources (id) on delete cascade,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      constraint resource_bookmarks_user_resource_unique unique (user_id, resource_id)
    )`.execute(db)
  await sql`
    create index resource_bookmarks_user_newest_index
      on resource_bookmarks (user_id, created_at desc, id)`.execute(db)
  await sql`
    create index resource_bookmarks_resource_id_index on resource_bookmarks (resource_id)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table resource_bookmarks, resources, resource_locations`.execute(db)
}
