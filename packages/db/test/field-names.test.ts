import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { FieldNames } from '../src/field-names.ts'
import { createTeam, createTeamMember, useTestDatabase } from './support/index.ts'

const test = useTestDatabase()

/** The plugin's two mappings, which are protected. */
class Mappings extends FieldNames {
  toColumn(field: string): string {
    return this.snakeCase(field)
  }
  toField(column: string): string {
    return this.camelCase(column)
  }
}
const mappings = new Mappings()

it('maps the names of every column and table both ways without loss', async () => {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns where table_schema = 'public'
    union select table_name from information_schema.tables where table_schema = 'public'`.execute(test.db)
  expect(rows.length).toBeGreaterThan(60)
  for (const { name } of rows) expect(mappings.toColumn(mappings.toField(name))).toBe(name)
})

it.each([
  ['settlementFundsCAD', 'settlement_funds_cad'],
  ['fundsAmountCAD', 'funds_amount_cad'],
  ['votingRightsPct', 'voting_rights_pct'],
  ['isEssentialPerson', 'is_essential_person'],
])("maps the specification's %s to %s and back", (field, column) => {
  expect(mappings.toColumn(field)).toBe(column)
  expect(mappings.toField(column)).toBe(field)
})

it('writes and reads such a field, and leaves the keys inside jsonb alone', async () => {
  const team = await createTeam(test.db)
  const languageScores = { CLBListening: 7, snake_key: { inner_key: [1] } }
  const member = await createTeamMember(test.db, {
    teamId: team.id,
    fundsAmountCAD: 20_000,
    languageScores: JSON.stringify(languageScores),
  })
  expect(member.fundsAmountCAD).toBe(20_000)
  expect(member.languageScores).toEqual(languageScores)
})
