import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** The least that the web app's build leaves. */
const least = { 'index.html': '', 'routes.json': '["/timeline"]', 'pages.json': '[]' }

/** A new folder as the web app's build leaves it, with these files in it. The test deletes it. */
export async function makeWebRoot(files: Readonly<Record<string, string | Buffer>>): Promise<string> {
  const webRoot = await mkdtemp(join(tmpdir(), 'web-'))
  await mkdir(join(webRoot, 'assets'))
  for (const [file, content] of Object.entries({ ...least, ...files })) {
    await mkdir(dirname(join(webRoot, file)), { recursive: true })
    await writeFile(join(webRoot, file), content)
  }
  return webRoot
}
