import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

/** Puts a small script into the head as it stands: a file of its own would delay the first paint. */
export function bootScript(file: string): Plugin {
  return {
    name: 'boot-script',
    transformIndexHtml: {
      order: 'pre',
      handler: async () => [{ tag: 'script', children: await readInlineScript(file), injectTo: 'head' }],
    },
  }
}

/** The script without its comments and indentation. */
export async function readInlineScript(file: string): Promise<string> {
  return (await readFile(file, 'utf8'))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
    .join('\n')
}
