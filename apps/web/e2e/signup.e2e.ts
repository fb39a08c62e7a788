import { expectToFit } from './support/layout.ts'
import { expect, test } from './support/test.ts'

test.describe('the membership offer', () => {
  test('says what it costs and what it includes', async ({ newPage }) => {
    const page = await newPage({ signedIn: false })
    await page.goto('/signup')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveTitle('Membership · Landfall')
    const offer = page.getByRole('region', { name: 'Full Access' })
    await expect(offer.getByText('$950', { exact: true })).toBeVisible()
    await expect(offer.getByText('one-time')).toBeVisible()
    await expect(offer.getByText('30-day money-back guarantee')).toBeVisible()
    const features = page.getByRole('region', { name: 'What is included' }).getByRole('listitem')
    await expect(features).toHaveCount(8)
    await expect(offer.getByRole('link', { name: 'Try Demo' })).toHaveAttribute('href', '/demo')
    await expect(offer.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
  })

  test('shows the pending checkout, word for word', async ({ newPage }) => {
    const page = await newPage({ signedIn: false })
    await page.goto('/signup')
    const messages: string[] = []
    page.on('dialog', (dialog) => {
      messages.push(`${dialog.type()}: ${dialog.message()}`)
      void dialog.accept()
    })
    await page.getByRole('button', { name: 'Purchase Full Access' }).click()
    await expect
      .poll(() => messages)
      .toEqual(['alert: This will redirect to WooCommerce checkout. Integration pending.'])
    expect(new URL(page.url()).pathname).toBe('/signup')
  })

  // Axe looks at it in public-pages.e2e.ts.
  for (const width of [1280, 390, 320]) {
    test(`fits at ${width} pixels`, async ({ newPage }) => {
      const page = await newPage({ signedIn: false, width })
      await page.goto('/signup')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectToFit(page)
    })
  }
})
