import { type Kysely, sql } from 'kysely'

/** What the columns of the first tables mean, for whoever reads the schema or the types generated from it. */
const comments: readonly [column: string, comment: string][] = [
  ['users.email', 'Lower case.'],
  ['users.name', 'The full name, as better-auth wants it.'],
  ['accounts.password', 'Hash of the password (scrypt, by better-auth).'],
  ['apikeys.start', 'The first characters of the key, to tell keys apart.'],
  ['apikeys.key', 'SHA-256 of the key, base64url.'],
  ['apikeys.reference_id', "The owner's user id, under better-auth's name."],
  ['apikeys.permissions', 'JSON text, such as `{"api":["read","write"]}`.'],
  ['rate_limits.last_request', 'Milliseconds since 1970.'],
  ['team_members.user_id', 'Null for a member without a sign-in.'],
  ['team_members.passport_name', 'The name as in the passport; screens show it as `fullName`.'],
  ['team_members.date_of_birth', "'YYYY-MM-DD'."],
  ['team_members.funds_amount_cad', 'Whole Canadian dollars.'],
  ['team_members.role', "Founders manage the team's members."],
  ['ownership.voting_rights_pct', 'Whole percent, 0 to 100.'],
  ['eligibility_assessments.has_qualifying_business', 'Null: not answered.'],
  ['eligibility_assessments.has_letter_of_support', 'Null: not answered.'],
  ['eligibility_assessments.settlement_funds_cad', 'Whole Canadian dollars.'],
  [
    'eligibility_assessments.program_edition',
    "Identifier of the edition of the program's rules that decided.",
  ],
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [column, comment] of comments) {
    await sql`comment on column ${sql.ref(column)} is ${sql.lit(comment)}`.execute(db)
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const [column] of comments) await sql`comment on column ${sql.ref(column)} is null`.execute(db)
}
