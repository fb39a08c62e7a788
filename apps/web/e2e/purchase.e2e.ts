import {
  purchase,
  refund,
  type StripeReport,
  signedReport,
  startStripeStandIn,
  webhookSecret,
} from '../../api/test/checkout/stripe-stand-in.ts'
import { type RunningApp, startApp } from './support/app.ts'
import { readMail } from './support/outbox.ts'
import { expect, test } from './support/test.ts'

let stripe: Awaited<ReturnType<typeof startStripeStandIn>>
let app: RunningApp
test.beforeAll(async () => {
  stripe = await startStripeStandIn()
  app = await startApp(undefined, {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: stripe.apiUrl,
  })
})
test.afterAll(async () => {
  await app.stop()
  await stripe.close()
})

async function report(stripeReport: StripeReport): Promise<number> {
  const { payload, headers } = await signedReport(stripeReport)
  const answer = await fetch(`${app.baseUrl}/api/webhooks/stripe`, { method: 'POST', body: payload, headers })
  return answer.status
}

test('a stranger buys, sets a password by mail and enters; a refund closes the areas again', async ({
  newPage,
}) => {
  const email = 'noor@example.org'
  const since = new Date()
  const page = await newPage({
    baseUrl: app.baseUrl,
    signedIn: false,
    storageOrigin: stripe.apiUrl,
  })
  await page.goto('/signup')
  await page.getByRole('button', { name: 'Purchase Full Access' }).click()
  await expect(page.getByRole('heading', { name: 'Pay here' })).toBeVisible()
  const backTo = stripe.sessions.at(-1)?.get('success_url') ?? ''
  expect(backTo).toBe(`${app.baseUrl}/signup?purchase=done`)
  await page.goto(backTo)
  await expect(page.getByText('we mail a link to set your password')).toBeVisible()

  // The provider reports more than once.
  expect([await report(purchase({ email })), await report(purchase({ email }))]).toEqual([200, 200])
  const mail = await readMail({
    dataDir: app.dataDir,
    to: email,
    subject: 'Set your password for Landfall',
    since,
  })
  await page.goto(/https?:\/\/\S+\/reset-password#token=\S+/.exec(mail)?.[0] ?? '')
  await page.getByLabel('New password').fill('a password of my own')
  await page.getByRole('button', { name: 'Save and sign in' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { level: 2, name: 'Your Start-Up Visa Journey' })).toBeVisible()

  expect(await report(refund())).toBe(200)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Your membership is not active' })).toBeVisible()
})
