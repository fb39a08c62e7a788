/**
 * Takes the pictures of the product that the start page shows: pnpm --filter web product-pictures [address]
 *
 * The sample member's dashboard, wide and on a phone, light and dark, as WebP into public/product. The app must be running with
 * fresh data (pnpm start). Uses the browser at CHROMIUM_PATH.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { chromium } from '@playwright/test'

const [address = 'http://127.0.0.1:3000'] = process.argv.slice(2)
const folder = resolve(import.meta.dirname, '../public/product')
const sample = { email: 'founder@example.com', password: 'start-up-visa' }
const looks = [
  { name: 'wide', width: 1120, height: 700, scale: 1.5 },
  { name: 'phone', width: 390, height: 640, scale: 2 },
]

mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
})
for (const { name, width, height, scale } of looks) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({
      baseURL: address,
      viewport: { width, height },
      deviceScaleFactor: scale,
      colorScheme,
      locale: 'en-CA',
      reducedMotion: 'reduce',
    })
    const headers = { origin: address }
    await context.request.post('/api/auth/sign-in/email', { data: sample, headers })
    const page = await context.newPage()
    await page.goto('/dashboard', { waitUntil: 'networkidle' })
    const png = (await page.screenshot()).toString('base64')
    // The browser itself writes WebP: no other program is needed. On a page without our policy, which lets no data: in.
    const blank = await context.newPage()
    const webp = await blank.evaluate(async (data) => {
      const image = new Image()
      image.src = `data:image/png;base64,${data}`
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = image.naturalWidth
      canvas.height = image.naturalHeight
      canvas.getContext('2d')?.drawImage(image, 0, 0)
      return canvas.toDataURL('image/webp', 0.8).split(',')[1] ?? ''
    }, png)
    writeFileSync(resolve(folder, `dashboard-${name}-${colorScheme}.webp`), Buffer.from(webp, 'base64'))
    await context.close()
  }
}
await browser.close()
