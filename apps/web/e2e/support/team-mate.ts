import type { APIRequestContext, Page } from '@playwright/test'
import { readMail } from './outbox.ts'
import type { RunningApp } from './run-app.ts'
import type { NewPage } from './test.ts'

/** Calls a procedure that REST does not serve, with the session of `request`. @throws with what was answered instead. */
export async function ask<T>(
  request: APIRequestContext,
  app: RunningApp,
  { path, input }: { path: string; input: unknown },
): Promise<T> {
  const data = { json: input }
  const answer = await request.post(`${app.baseUrl}/trpc/${path}`, { data, headers: { origin: app.baseUrl } })
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
  return ((await answer.json()) as { result: { data: { json: T } } }).result.data.json
}

/** Brings somebody into the team of `owner` by an invitation, as an editor, or as a reader from the start. */
export async function joinTeam(
  owner: Page,
  {
    app,
    newPage,
    name,
    role,
  }: { app: RunningApp; newPage: NewPage; name: string; role: 'editor' | 'reader' },
): Promise<Page> {
  const since = new Date()
  const email = `${name.split(' ')[0]?.toLowerCase()}@example.com`
  const { request } = owner
  const me = (await (await request.get(`${app.baseUrl}/api/users/me`)).json()) as { teams: { id: string }[] }
  const teamId = me.teams[0]?.id ?? ''
  const person = await ask<{ id: string }>(request, app, {
    path: 'teamMembers.create',
    input: { teamId, passportName: name },
  })
  await ask(request, app, { path: 'teamInvitations.create', input: { teamId, memberId: person.id, email } })
  const subject = 'You are invited to a team on Landfall'
  const mail = await readMail({ dataDir: app.dataDir, to: email, subject, since })
  const page = await newPage({ baseUrl: app.baseUrl, signedIn: false, expectedStatuses: [403] })
  await page.goto(/\S+\/invitation#token=[\w-]+/.exec(mail)?.[0] ?? '')
  await page.getByLabel('Choose a password').fill('a phrase of several words')
  await page.getByRole('button', { name: 'Join the team' }).click()
  await page.waitForURL('/dashboard')
  await ask(request, app, { path: 'workspaces.changeRole', input: { id: person.id, role } })
  return page
}
