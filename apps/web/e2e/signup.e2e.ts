import { describe, expect, test } from 'vitest'
import { newPage } from './support/page.ts'

describe('the membership offer', () => {
  test('says what it costs and what it includes', async () => {
    const page = await newPage({ signedIn: false })
    await page.goto('/signup')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.title()).toBe('Membership · Landfall')
    const offer = page.getByRole('region', { name: 'Full Access' })
    await offer.getByText('$950', { exact: true }).waitFor()
    await offer.getByText('one-time').waitFor()
    await offer.getByText('30-day money-back guarantee').waitFor()
    const features = page.getByRole('region', { name: 'What is included' }).getByRole('listitem')
    expect(await features.count()).toBe(8)
    expect(await offer.getByRole('link', { name: 'Try Demo' }).getAttribute('href')).toBe('/demo')
    expect(await offer.getByRole('link', { name: /@/ }).getAttribute('href')).toMatch(/^mailto:/)
  })

  test('shows the pending checkout, word for word', async () => {
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
  test.each([1280, 390, 320])('fits at %d pixels', async (width) => {
    const page = await newPage({ signedIn: false, width })
    await page.goto('/signup')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBe(0)
  })
})
