import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expectAccessible } from './support/accessibility.ts'
import { expectToFit } from './support/layout.ts'
import { createMemberApi } from './support/member-api.ts'
import { expect, test } from './support/test.ts'

let receiver: Server
let url: string
let status = 200
const received: { type: string }[] = []

test.beforeAll(async () => {
  receiver = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    received.push(JSON.parse(body))
    response.writeHead(status).end('Noted.')
  }).listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`
})
test.afterAll(() => {
  receiver.closeAllConnections()
  receiver.close()
})

test.describe('webhooks', () => {
  test('are added, tried out, sent again, given a new secret, turned off and deleted', async ({ page }) => {
    const { userId, call } = await createMemberApi(page.request)
    for (const { id } of await call<{ id: string }[]>('get', '/webhook-endpoints'))
      await call('delete', `/webhook-endpoints/${id}`)
    await page.goto('/account')
    const section = page.getByRole('region', { name: 'Webhooks' })
    await expect(section.getByText('You have no webhooks')).toBeVisible()

    await section.getByRole('button', { name: 'Add a webhook' }).click()
    const adding = page.getByRole('dialog', { name: 'Add a webhook' })
    await adding.getByLabel('Address').fill('example.com')
    await adding.getByRole('button', { name: 'Add webhook' }).click()
    await expect(adding.getByText('Enter an address that starts with https://.')).toBeVisible()
    await adding.getByLabel('Address').fill(url)
    await adding.getByLabel('What it is for').fill('Our board')
    await adding.getByLabel('Milestone due').uncheck()
    await adding.getByRole('button', { name: 'Add webhook' }).click()
    const shown = page.getByRole('dialog', { name: 'The secret of your webhook' })
    await expect(shown.getByLabel('Secret')).toHaveValue(/^whsec_/)
    const secret = await shown.getByLabel('Secret').inputValue()
    await shown.getByRole('button', { name: 'Done' }).click()
    await expect(shown).toBeHidden()
    const row = section.getByRole('listitem').filter({ hasText: 'Our board' })
    await expect(row.getByText('On', { exact: true })).toBeVisible()
    expect(await page.content()).not.toContain(secret)

    await row.getByRole('button', { name: 'Deliveries to Our board' }).click()
    const deliveries = page.getByRole('dialog', { name: 'Deliveries' })
    await expect(deliveries.getByText('Nothing was sent yet')).toBeVisible()
    status = 500
    await deliveries.getByRole('button', { name: 'Send a test message' }).click()
    const sent = deliveries.getByRole('listitem').filter({ hasText: 'Test message' })
    await expect(sent.getByText('Not delivered')).toBeVisible({ timeout: 20_000 })
    await expect(sent.getByText(/It answered 500/).first()).toBeVisible()
    status = 200
    await sent.getByRole('button', { name: /^Send again/ }).click()
    await expect(sent.getByText('Arrived')).toBeVisible({ timeout: 20_000 })
    await sent.getByText('2 tries, and what was sent').click()
    await expect(sent.getByText('Noted.').first()).toBeVisible()
    await expectAccessible(page)
    await deliveries.getByRole('button', { name: 'Close' }).click()
    await expect(deliveries).toBeHidden()

    const milestone = { userId, title: 'Heard of', status: 'completed', category: 'legal' }
    const { id } = await call<{ id: string }>('post', '/milestones', milestone)
    await expect
      .poll(() => received.map(({ type }) => type), { timeout: 20_000 })
      .toContain('milestone.completed')
    await call('delete', `/milestones/${id}`)

    const more = row.getByRole('button', { name: 'More for Our board' })
    await more.click()
    await page.getByRole('menuitem', { name: 'Make a new secret' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Make a new secret' }).click()
    const renewed = page.getByRole('dialog', { name: 'The new secret' })
    await expect(renewed.getByLabel('Secret')).not.toHaveValue(secret)
    await renewed.getByRole('button', { name: 'Done' }).click()
    await expect(renewed).toBeHidden()
    await expect(row.getByText(/The secret before signs too until/)).toBeVisible()

    await more.click()
    await page.getByRole('menuitem', { name: 'Turn off' }).click()
    await expect(row.getByText('Off', { exact: true })).toBeVisible()
    await row.getByRole('button', { name: 'Turn on Our board' }).click()
    await expect(row.getByText('On', { exact: true })).toBeVisible()

    await more.click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete webhook' }).click()
    await expect(row).toBeHidden()
    await expect(section.getByText('You have no webhooks')).toBeVisible()
  })

  for (const width of [390, 320]) {
    test(`fit on a phone of ${width} pixels`, async ({ newPage }) => {
      const page = await newPage({ width })
      const { call } = await createMemberApi(page.request)
      const events = ['milestone.due', 'work_permit.status_changed', 'paper.expiring']
      const long = { url: `${url}/${'long'.repeat(60)}`, description: `Phone ${width}`, events }
      const { id } = await call<{ id: string }>('post', '/webhook-endpoints', long)
      await call('post', `/webhook-endpoints/${id}/test`)
      await page.goto('/account')
      const row = page.getByRole('listitem').filter({ hasText: `Phone ${width}` })
      await expect(row).toBeVisible()
      await expectToFit(page)
      await row.getByRole('button', { name: /^Deliveries/ }).click()
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
      await expectToFit(page)
      await call('delete', `/webhook-endpoints/${id}`)
    })
  }
})
