import { ExplainNode, type KyselyPlugin, SelectQueryNode, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { listMilestonesOfWorkspace } from '../src/queries/milestones.ts'
import { createTestDatabase, type TestDatabase } from './support/index.ts'

type Plan = {
  readonly 'Node Type': string
  readonly 'Index Name'?: string
  readonly 'Total Cost': number
  readonly 'Actual Total Time': number
  readonly 'Shared Hit Blocks': number
  readonly 'Shared Read Blocks': number
  readonly Plans?: readonly Plan[]
}

/** Has the database explain a query in place of answering it, so that the query is the one that members run. */
const explain: KyselyPlugin = {
  transformQuery: ({ node }) =>
    SelectQueryNode.is(node)
      ? { ...node, explain: ExplainNode.create('json', sql`analyze, buffers`.toOperationNode()) }
      : node,
  transformResult: async ({ result }) => result,
}

const milestonesEach = 30

// The embedded database would take a minute for the rows, and plans as the real one does.
describe.skipIf(inject('testDatabaseServer').kind === 'embedded')("a member's milestones", () => {
  let test: TestDatabase
  beforeAll(async () => {
    test = await createTestDatabase()
  })
  afterAll(() => test.drop())

  /** Members up to this number, of whom each has 30 milestones. */
  async function growTo(members: number): Promise<void> {
    await sql`
      insert into users (username, email, name)
      select 'scale-' || n, 'scale-' || n || '@example.org', 'Scale'
      from generate_series(1 + (select count(*) from users), ${members}) n`.execute(test.db)
    // Some thousand members at a time: one statement for all of them would come near the statement timeout on a busy machine.
    for (let grown = 0; grown < members; grown += 2000) {
      await sql`
        insert into milestones (workspace_id, user_id, title, description, "order", phase, phase_week)
        select w.id, u.id, 'Milestone ' || n, repeat('What to do. ', 10), n, 'phase_1', 1
        from (
          select id, username from users u
          where not exists (select from milestones m where m.user_id = u.id) order by username limit 2000
        ) u join workspaces w on w.user_id = u.id, generate_series(1, ${milestonesEach}) n
        order by u.username, n`.execute(test.db)
    }
    await sql`vacuum analyze milestones`.execute(test.db)
  }

  async function explainList(): Promise<{ nodes: Plan[]; cost: number; blocks: number; ms: number }> {
    const { id: workspaceId } = await test.db
      .selectFrom('users')
      .innerJoin('workspaces', 'workspaces.userId', 'users.id')
      .select('workspaces.id')
      .where('username', '=', 'scale-57')
      .executeTakeFirstOrThrow()
    expect((await listMilestonesOfWorkspace(test.db, { workspaceId })).rows).toHaveLength(milestonesEach)
    const { rows } = await listMilestonesOfWorkspace(test.db.withPlugin(explain), { workspaceId })
    const answer = rows as unknown as Record<string, { Plan: Plan }[]>[]
    const plan = Object.values(answer[0] ?? {})[0]?.[0]?.Plan
    if (plan === undefined) throw new Error('no plan')
    const blocks = plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
    return { nodes: flatten(plan), cost: plan['Total Cost'], blocks, ms: plan['Actual Total Time'] }
  }

  function flatten(plan: Plan): Plan[] {
    return [plan, ...(plan.Plans ?? []).flatMap(flatten)]
  }

  it('are read by the index, for as much among 10,000 members as among 100', { timeout: 120_000 }, async ({
    annotate,
  }) => {
    await growTo(100)
    const few = await explainList()
    await growTo(10_000)
    const many = await explainList()

    for (const { nodes } of [few, many]) {
      expect(nodes.map((node) => node['Index Name'])).toContain('milestones_workspace_order_index')
      expect(nodes.map((node) => node['Node Type'])).not.toContain('Seq Scan')
    }
    // The planner may read the rows in their place and sort thirty of them, which costs no more among more members.
    for (const [members, { cost, blocks, ms }] of [
      [100, few],
      [10_000, many],
    ] as const) {
      await annotate(`among ${members} members: ${blocks} blocks read in ${ms} ms; planned cost ${cost}`)
    }
    // A level of the index, and where in its pages a member's rows happen to lie, make a few blocks. The planner's figure
    // grows a little more, because it counts pages of a small table as cheaper, but no further than a page for each row.
    expect(many.blocks).toBeLessThanOrEqual(few.blocks + 6)
    expect(many.cost).toBeLessThan(few.cost * 2)
  })
})
