import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookiePrefixFor, readCookie } from './cookies.ts'
import { sendUnlessKnown } from './entity-tag.ts'
import { renderPage } from './rendering/render-page.ts'

/** One line of the web app's pages.json; apps/web/src/first-load/build/prerender.ts says what the kinds are. */
export type BuiltPage = { path: string; file: string; kind: 'app' | 'site' | 'text' }

type SendPage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>

/** Stands in the built page where each answer's nonce goes (see `html.cspNonce` in apps/web/vite.config.ts). */
const noncePlaceholder = '__CSP_NONCE__'
/** Stands where the first answers of a signed-in page go. */
const firstDataPlaceholder = '__FIRST_DATA__'
/** Stands where what the server rendered goes. */
const markupPlaceholder = '__MARKUP__'
/** Stands where the address of the site goes. */
const originPlaceholder = '__ORIGIN__'

type PageSettings = {
  /** The site's address; without it, what the browser asked for. */
  publicUrl: string | undefined
  /** Another origin that our code may send files to. */
  uploadOrigin: string | undefined
}

/** How a built page is sent. */
export function pageSender(
  kind: BuiltPage['kind'],
  page: string,
  { publicUrl, uploadOrigin }: PageSettings,
): SendPage {
  const originOf = (request: FastifyRequest) => publicUrl?.replace(/\/$/, '') ?? requestedOrigin(request)
  const atOrigin = (request: FastifyRequest) => page.replaceAll(originPlaceholder, originOf(request))
  if (kind === 'app')
    return (request, reply) => sendWithNonce(reply, atOrigin(request), makeNonce(), { uploadOrigin })

  const type = kind === 'site' ? 'text/html; charset=utf-8' : textType(page)
  const policy = kind === 'site' ? sitePolicy(page) : null
  return (request, reply) => {
    if (policy !== null) reply.header('content-security-policy', policy)
    // The same for everybody: a browser keeps it for five minutes, and after that asks only whether it has changed.
    reply.header('cache-control', 'public, max-age=300').type(type)
    return sendUnlessKnown(request, reply, atOrigin(request))
  }
}

/** What a signed-in route is sent as. */
type MemberPage = {
  /** Empty, for the browser to render. */
  page: string
  /** With a place for what the server renders, and the module that does, as a URL. */
  rendered?: { page: string; renderer: string } | undefined
  /** As JSON for a page; null for a stranger. */
  readFirstData: (request: FastifyRequest) => Promise<string | null>
}

/** How the page of a signed-in route is sent: with its first answers and what they look like, so that nobody may keep it. */
export function memberPageSender(
  { page, rendered, readFirstData }: MemberPage,
  { publicUrl, uploadOrigin }: PageSettings,
): SendPage {
  const zoneCookie = `${cookiePrefixFor(publicUrl)}.zone`
  return async (request, reply) => {
    const data = await readFirstData(request).catch((error: unknown) => {
      // The page then asks for everything itself, and says what it cannot have.
      request.log.error({ err: error }, 'the first answers of a page could not be read')
      return null
    })
    reply.header('cache-control', 'no-store')
    const nonce = makeNonce()
    const timeZone = readCookie(request.headers.cookie ?? '', zoneCookie)
    if (rendered !== undefined && data !== null && isTimeZone(timeZone)) {
      const { renderer } = rendered
      const markup = await renderPage({
        renderer,
        address: request.url,
        answers: data,
        timeZone,
        nonce,
      }).catch((error: unknown) => {
        // The browser does it then.
        request.log.warn({ err: error }, 'a page could not be rendered')
        return null
      })
      if (markup !== null) return sendWithNonce(reply, rendered.page, nonce, { uploadOrigin, data, markup })
    }
    return sendWithNonce(reply, page, nonce, { uploadOrigin, data: data ?? '[]' })
  }
}

function isTimeZone(name: string | undefined): name is string {
  if (name === undefined) return false
  try {
    return Intl.DateTimeFormat(undefined, { timeZone: name }) !== undefined
  } catch {
    return false
  }
}

function makeNonce(): string {
  return randomBytes(16).toString('base64')
}

/** Our code runs here, and may make style elements: those carry a nonce, which is another in each answer. */
function sendWithNonce(
  reply: FastifyReply,
  page: string,
  nonce: string,
  {
    uploadOrigin,
    data = '',
    markup = '',
  }: { uploadOrigin?: string | undefined; data?: string; markup?: string },
): FastifyReply {
  const ours = `'self' 'nonce-${nonce}'`
  const html = page.replaceAll(noncePlaceholder, nonce)
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache')
  // From the page's end to its beginning, and as it is: what members have written is searched for no placeholder and no pattern.
  const filled = html.replace(markupPlaceholder, () => markup).replace(firstDataPlaceholder, () => data)
  return reply
    .header('content-security-policy', pagePolicy(ours, ours, uploadOrigin))
    .type('text/html; charset=utf-8')
    .send(filled)
}

/** A page without our code runs its inline parts and nothing else: they are let in by their hashes. */
function sitePolicy(page: string): string {
  return pagePolicy(hashesOf(page, 'script'), `'self' ${hashesOf(page, 'style')}`)
}

function hashesOf(page: string, element: 'script' | 'style'): string {
  const parts = [...page.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'))]
  const hashes = parts.map(([, text = '']) => createHash('sha256').update(text).digest('base64'))
  return hashes.length === 0 ? "'none'" : hashes.map((hash) => `'sha256-${hash}'`).join(' ')
}

/** What a page may load: our own files, and the scripts and styles that are named. */
function pagePolicy(scripts: string, styles: string, uploadOrigin = ''): string {
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    `style-src ${styles}`,
    // Components position things by style attributes; these cannot load or run anything.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${uploadOrigin}`.trim(),
    // Previews of documents, which answer with a sandbox of their own.
    "frame-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** What the browser asked for; a host that is no host name is passed over. */
function requestedOrigin({ protocol, host }: FastifyRequest): string {
  return /^[\w.-]+(:\d+)?$|^\[[\da-f:.]+\](:\d+)?$/i.test(host) ? `${protocol}://${host}` : ''
}

function textType(content: string): string {
  return content.startsWith('<?xml') ? 'application/xml; charset=utf-8' : 'text/plain; charset=utf-8'
}
