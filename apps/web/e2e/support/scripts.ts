import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/** Counts what scripts a page loads from here on: how many files, and how many bytes as gzip would send them. */
export function countScripts(page: Page): () => Promise<{ files: number; bytes: number }> {
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' || response.url().endsWith('.js')) {
      sizes.push(response.body().then((body) => gzipSync(body).length))
    }
  })
  return async () => ({
    files: sizes.length,
    bytes: (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0),
  })
}
