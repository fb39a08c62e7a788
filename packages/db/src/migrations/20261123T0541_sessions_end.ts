import { type Kysely, sql } from 'kysely'

/**
 * A session ends thirty days after the sign-in at the latest, however much it is used. Here, because the version before prolongs
 * sessions as well while both run.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function end_sessions_in_time() returns trigger language plpgsql as $$
    begin
      new.expires_at := least(new.expires_at, new.created_at + interval '30 days');
      return new;
    end $$`.execute(db)
  await sql`
    create trigger sessions_end_in_time before update of expires_at on sessions
    for each row execute function end_sessions_in_time()`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger sessions_end_in_time on sessions`.execute(db)
  await sql`drop function end_sessions_in_time`.execute(db)
}
