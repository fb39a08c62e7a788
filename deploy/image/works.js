// Run in a packed image beside its server, as a member does and with whatever packing might have thrown away:
//   node deploy/image/works.js ORIGIN EMAIL PASSWORD
import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'

const [origin, email, password] = process.argv.slice(2)

async function ask(path, options) {
  const answer = await fetch(new URL(path, origin), options)
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return answer
}

for (const path of ['/', '/login', '/healthz', '/readyz', '/api/docs', '/api/openapi.json']) await ask(path)
for (const part of ['database', 'files', 'mail', 'jobs']) await ask(`/readyz/${part}`)

const post = (path, body, cookie = '') =>
  ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, cookie },
    body: JSON.stringify(body),
  })
const signedIn = await post('/api/auth/sign-in/email', { email, password })
const cookie = signedIn.headers
  .getSetCookie()
  .map((each) => each.split(';', 1)[0])
  .join('; ')
const text = randomBytes(50_000).toString('hex')
const { uploadURL } = await (await post('/api/documents/upload', { fileSize: text.length }, cookie)).json()
await ask(uploadURL, { method: 'PUT', body: text })
const document = { fileName: 'works.txt', objectPath: uploadURL }
const { id } = await (await post('/api/documents', document, cookie)).json()
const kept = await (await ask(`/api/documents/${id}/download`, { headers: { cookie } })).text()
if (kept !== text) throw new Error('A file came back changed.')

// Every module of the server loads, those too that wait for their first use.
const sources = await readdir('apps/api/src', { recursive: true })
const leftOut = /(^|\/)(main|admin)\.ts$|-worker\.ts$/
for (const file of sources.filter((name) => name.endsWith('.ts') && !leftOut.test(name)))
  await import(pathToFileURL(`apps/api/src/${file}`).href)
process.stdout.write(
  'image: pages answer, a member signs in, a file comes back as it went, every module loads\n',
)
process.exit(0)
