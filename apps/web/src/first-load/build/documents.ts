import { productName } from '@suv/domain'

type Head = { path: string; title: string; description: string }

export type SitePage = Head & { markup: string }
export type AppPage = SitePage &
  LateStart & {
    /** What stands below #root, before the page is painted. */
    below?: string
  }
type SiteParts = { styles: string; fonts: readonly string[]; bootScript: string; tokens: string }

/** A whole page without our code. It is the same for everybody, so its inline parts are let in by their hashes. */
export function siteDocument(page: SitePage, { styles, fonts, bootScript, tokens }: SiteParts): string {
  return `<!doctype html>
<html lang="en-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${headTags(page)}
<meta name="theme-color" content="#FBFAF7" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#101613" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${fonts.map(fontLink).join('\n')}
<script>${bootScript}</script>
<style>${tokens}</style>
<link rel="stylesheet" href="${styles}">
</head>
<body>
${page.markup}
</body>
</html>
`
}

/** What the app's page takes to show first and start later. */
export type LateStart = {
  /** Said where no script runs. */
  noscript: string
  /** The files that start the app, each after what it imports, below the root. */
  entry: readonly string[]
  /** Those and the page's own. */
  js: readonly string[]
  css: readonly string[]
  fonts: readonly string[]
  /** Asks for the files once the page is painted. */
  startScript: string
}

const entryScript = /<script type="module"[^>]* src="[^"]+"[^>]*><\/script>\n?/
const entryPreload = /<link rel="modulepreload"[^>]*>\s*/g

/** Shown by start-late.js where the code does not come. */
const notStarted = `<p class="noscript" id="not-started" role="alert" hidden>A part of this page did not load. Check your connection, then reload the page.</p>`

/** The app's page with a route's markup, styles and code in place. */
export function appDocument(shell: string, page: AppPage): string {
  const titled = { ...page, title: `${page.title} · ${productName}` }
  return replaceAll(startedLate(shell, page), [
    [/<title>.*?<\/title>\s*<meta name="description"[^>]*>/s, headTags(titled)],
    [/<div id="root"><\/div>/, `<div id="root">${page.markup}</div>${page.below ?? ''}`],
  ])
}

/** The app's page with a place for what the server renders of a route, and for the answers that it renders it from. */
export function renderedDocument(shell: string, page: LateStart & { title: string }): string {
  return replaceAll(startedLate(shell, page), [
    [/<title>.*?<\/title>/s, titleTag(page.title)],
    [/<div id="root"><\/div>/, `${firstData}<div id="root" data-rendered>__MARKUP__</div>`],
  ])
}

/** The app's page, whose code comes once it is painted. */
function startedLate(shell: string, page: LateStart): string {
  const inShell = (file: string) => shell.includes(`"/${file}"`)
  const addresses = (files: readonly string[]) => JSON.stringify(files.map((file) => `/${file}`))
  const startScript = page.startScript
    .replace('__ENTRY__', () => addresses(page.entry))
    .replace('__FILES__', () => addresses(page.js))
  const extra = [
    ...page.fonts.map(fontLink),
    ...page.css
      .filter((file) => !inShell(file))
      .map((file) => `<link rel="stylesheet" crossorigin href="/${file}" nonce="__CSP_NONCE__">`),
  ].join('\n')
  return replaceAll(shell, [
    [
      /<noscript>.*?<\/noscript>/s,
      `<noscript><p class="noscript">${escapeHtml(page.noscript)}</p></noscript>\n${notStarted}`,
    ],
    [entryPreload, ''],
    [entryScript, `<script nonce="__CSP_NONCE__">${startScript}</script>`],
    [/<\/head>/, `${extra}\n</head>`],
  ])
}

type ScreenerSteps = {
  draftKey: string
  resultKey: string
  /** What goes into `main` for each step but the first. */
  steps: readonly { step: number; main: string }[]
  showScript: string
}

/** The steps of the screener that the page does not begin with, and what shows the one that the tab was at. */
export function screenerSteps({ draftKey, resultKey, steps, showScript }: ScreenerSteps): string {
  const script = showScript
    .replace('__DRAFT__', () => JSON.stringify(draftKey))
    .replace('__RESULT__', () => JSON.stringify(resultKey))
  return `
${steps.map(({ step, main }) => `<template data-step="${step}">${main}</template>`).join('\n')}
<script nonce="__CSP_NONCE__">${script}</script>`
}

type RoutePage = {
  title: string
  js: readonly string[]
  css: readonly string[]
  /** Whether the server sends the route's first answers along. */
  hasData: boolean
}

/** The app's empty page, with the files that a route needs: they are asked for at once, and not one after another. */
export function routeDocument(shell: string, { title, js, css, hasData }: RoutePage): string {
  const missing = (files: readonly string[]) => files.filter((file) => !shell.includes(`"/${file}"`))
  const links = [
    ...missing(css).map(
      (file) => `<link rel="stylesheet" crossorigin href="/${file}" nonce="__CSP_NONCE__">`,
    ),
    ...missing(js).map(
      (file) => `<link rel="modulepreload" crossorigin href="/${file}" nonce="__CSP_NONCE__">`,
    ),
  ]
  return replaceAll(shell, [
    [/<title>.*?<\/title>/s, titleTag(title)],
    [/<\/head>/, `${links.join('\n')}\n</head>`],
    [/<div id="root"><\/div>/, `${hasData ? firstData : ''}<div id="root"></div>`],
  ])
}

const firstData = '<script type="application/json" id="first-data">__FIRST_DATA__</script>\n'

function titleTag(title: string): string {
  return `<title>${escapeHtml(`${title} · ${productName}`)}</title>`
}

/** Each pattern must be there: a page that lacks a part is worse than a build that stops. */
function replaceAll(text: string, changes: readonly (readonly [RegExp, string])[]): string {
  let result = text
  for (const [pattern, replacement] of changes) {
    if (result.search(pattern) === -1) throw new Error(`index.html has nothing like ${pattern}.`)
    result = result.replace(pattern, () => replacement)
  }
  return result
}

function headTags({ path, title, description }: Head): string {
  const address = `__ORIGIN__${path}`
  return `<title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(description)}">
<link rel="canonical" href="${address}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${escapeHtml(productName)}">
<meta property="og:title" content="${escapeHtml(title)}">
<meta property="og:description" content="${escapeHtml(description)}">
<meta property="og:url" content="${address}">
<meta property="og:locale" content="en_CA">`
}

function fontLink(href: string): string {
  return `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
