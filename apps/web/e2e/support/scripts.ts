import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'

/** Counts what scripts a page loads from here on: how many files, and how many bytes as gzip would send them. */
export function countScripts(page: Page): () => Promise<{ files: number; bytes: number }> {
  const sizes: Promise<number>[] = []
  const count = (response: Response) => {
    if (response.request().resourceType() === 'script' || response.url().endsWith('.js')) {
      sizes.push(response.body().then((body) => gzipSync(body).length))
    }
  }
  page.on('response', count)
  return async () => {
    // What comes later is not asked for: the page may close before it is there.
    page.off('response', count)
    const files = sizes.length
    return { files, bytes: (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) }
  }
}
