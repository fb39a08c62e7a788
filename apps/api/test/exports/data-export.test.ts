import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { createFileKey } from '../../src/files/file-storage.ts'
import { createApiKeyHeaders, type Member } from '../support/members.ts'
import { sender, useTeams } from '../support/teams.ts'
import { useTestServer } from '../support/test-server.ts'

const test = useTestServer()
const teams = useTeams(test)

const url = '/api/exports/everything.zip'

async function store({ userId }: Member, fileName: string, content: string | null): Promise<void> {
  const objectPath = createFileKey(userId)
  if (content !== null) await test.dependencies.files.keepFile(objectPath, Buffer.from(content), 'text/plain')
  const document = { userId, fileName, fileType: 'text/plain', fileSize: 6, objectPath }
  await test.database.db.insertInto('documents').values(document).execute()
}

/** The members of a ZIP whose files are stored as they are, by the headers that precede each of them. */
function listNames(zip: Buffer): string[] {
  const names: string[] = []
  for (let at = zip.indexOf('PK\u0001\u0002'); at !== -1; at = zip.indexOf('PK\u0001\u0002', at + 4)) {
    names.push(zip.toString('utf8', at + 46, at + 46 + zip.readUInt16LE(at + 28)))
  }
  return names
}

describe('the export of everything', () => {
  it('is refused to a stranger', async () => {
    expect((await test.inject({ url })).statusCode).toBe(401)
  })

  it('holds the member’s data, their teams’ and their files, without secrets and other members’ own', async () => {
    const rest = sender(test)
    const { founder, colleague, stranger } = teams
    await rest(founder, 'POST', '/milestones', {
      title: 'For the company',
      status: 'upcoming',
      category: 'legal',
    })
    for (const [other, title] of [
      [colleague, 'The colleague’s for the company'],
      [stranger, 'The stranger’s'],
    ] as const) {
      await rest(other, 'POST', '/milestones', { title, status: 'upcoming', category: 'legal' })
    }
    await rest(founder, 'POST', '/ownership', {
      teamId: teams.teamId,
      memberId: colleague.memberId,
      votingRightsPct: 42,
    })
    const key = await createApiKeyHeaders(test, founder, 'read')
    await store(founder, 'Plan.txt', 'the plan')
    await store(founder, 'plan.txt', 'a second plan')
    await store(founder, '../../etc/passwd', 'no way out')
    await store(founder, 'lost.txt', null)
    await store(colleague, 'secret.txt', 'the colleague’s file')

    const answer = await test.inject({ url, headers: founder.cookie })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('application/zip')
    expect(answer.headers['cache-control']).toBe('private, no-store')
    const zip = answer.rawPayload
    const names = listNames(zip)
    expect(names[0]).toBe('README.txt')
    expect(names).toEqual(expect.arrayContaining(['data/users.json', 'data/teams.json', 'files/Plan.txt']))
    expect(names.filter((name) => name.startsWith('files/')).sort()).toEqual([
      'files/Plan.txt',
      'files/__.._etc_passwd',
      'files/plan (2).txt',
    ])
    expect(names.at(-1)).toBe('MISSING-FILES.txt')
    const text = zip.toString('utf8')
    for (const there of [
      'For the company',
      'The colleague’s for the company',
      'a second plan',
      '"votingRightsPct": 42',
      'colleague@example.com',
    ]) {
      expect(text, there).toContain(there)
    }
    const secrets = await test.database.db
      .selectFrom('accounts')
      .innerJoin('sessions', 'sessions.userId', 'accounts.userId')
      .innerJoin('apikeys', 'apikeys.referenceId', 'accounts.userId')
      .select(['accounts.password', 'sessions.token', 'apikeys.key'])
      .where('accounts.userId', '=', founder.userId)
      .execute()
    const hidden = secrets.flatMap((row) => Object.values(row)).filter((value) => value !== null)
    expect(hidden.length).toBeGreaterThanOrEqual(3)
    for (const word of [
      ...hidden,
      'The stranger’s',
      'the colleague’s file',
      stranger.email,
      stranger.userId,
    ]) {
      expect(text.includes(word), word).toBe(false)
    }
    expect((await test.inject({ url, headers: key })).statusCode).toBe(200)
  })

  it('opens with an unzip program, where there is one', async ({ skip }) => {
    const run = promisify(execFile)
    const isThere = await run('unzip', ['-v']).then(
      () => true,
      () => false,
    )
    if (!isThere) skip('unzip is not installed')
    const folder = await mkdtemp(join(tmpdir(), 'landfall-zip-'))
    const { rawPayload } = await test.inject({ url, headers: teams.founder.cookie })
    await writeFile(join(folder, 'export.zip'), rawPayload)
    await run('unzip', ['-q', 'export.zip'], { cwd: folder })
    const milestones = JSON.parse(await readFile(join(folder, 'data/milestones.json'), 'utf8'))
    const byTitle = milestones.toSorted((left: { title: string }, right: { title: string }) =>
      left.title < right.title ? -1 : 1,
    )
    expect(byTitle).toMatchObject([
      { title: 'For the company' },
      { title: 'The colleague’s for the company' },
    ])
    expect(await readFile(join(folder, 'files/Plan.txt'), 'utf8')).toBe('the plan')
    await rm(folder, { recursive: true })
  })
})

describe('the receipt', () => {
  const receipt = '/api/exports/receipt.pdf'

  it('is there for whoever has paid, and for nobody else', async () => {
    const { founder, colleague } = teams
    expect((await test.inject({ url: receipt })).statusCode).toBe(401)
    await test.database.db
      .insertInto('memberships')
      .values([
        { userId: founder.userId, status: 'active', paidAt: new Date(), providerPaymentIntentId: 'pi_7' },
        { userId: colleague.userId, status: 'pending' },
      ])
      .onConflict((conflict) =>
        conflict.column('userId').doUpdateSet((eb) => ({
          status: eb.ref('excluded.status'),
          paidAt: eb.ref('excluded.paidAt'),
        })),
      )
      .execute()
    const paid = await test.inject({ url: receipt, headers: founder.cookie })
    expect(paid.statusCode).toBe(200)
    expect(paid.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    const unpaid = await test.inject({ url: receipt, headers: colleague.cookie })
    expect(unpaid.statusCode).toBe(404)
    expect(unpaid.json().error).toBe('There is no payment to give a receipt for.')
  })
})
