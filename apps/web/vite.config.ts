import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { bootScript } from './src/first-load/build/boot-script.ts'
import { fillOwnVariables } from './src/first-load/build/own-variables.ts'
import { preloadFonts } from './src/first-load/build/preload-fonts.ts'
import { pureDeclarations } from './src/first-load/build/pure-declarations.ts'
import { servePages } from './src/first-load/build/serve-pages.ts'
import { writeRouteList } from './src/first-load/build/write-route-list.ts'

const api = 'http://127.0.0.1:3000'

const inFolder = (path: string) => new RegExp(`/(?:${path})/`.replaceAll('/', '[\\\\/]'))
const source = (folders: string) => inFolder(`apps/web/src/(?:${folders})`)
const packages = (names: string) => inFolder(`node_modules/(?:${names})`)

const publicParts =
  /components[\\/]Button[\\/]Button\.mjs|createReactComponent|src[\\/]ui[\\/](Notice|brand)|first-load[\\/]use-taken-over|icons[\\/]Icon(AlertTriangle|InfoCircle|ArrowLeft|ArrowRight|Check|Lock)\.mjs/

const accountFormParts =
  /src[\\/](ui[\\/]describe-error|features[\\/]session[\\/]read-refusal)|useLocation|icons[\\/]Icon(Bookmark|Eye|EyeOff)\.mjs/

const areaIcons =
  /milestones[\\/]phases|icons[\\/]Icon(BuildingCommunity|ChartLine|ClipboardCheck|FileSearch|FileText|Folder|Timeline)\.mjs/

const screenParts =
  /components[\\/](ActionIcon|Alert|Group|Skeleton|Stack)[\\/]|@mantine[\\/](hooks[\\/]esm[\\/](use-merged-ref|use-uncontrolled|use-id)|core[\\/]esm[\\/]core)[\\/]|src[\\/]ui[\\/](EmptyState|LoadProblem|QueryState|focus-neighbour|save-file)/

/** What asks the API, and keeps its answers. */
const dataParts =
  /node_modules[\\/](?:@trpc|@tanstack|superjson|copy-anything|is-what)[\\/]|apps[\\/]web[\\/]src[\\/](trpc|query-client|DataProviders)\.tsx?/

/** What the domain says without zod. */
const plainFacts = /packages[\\/]domain[\\/]src[\\/](?!eligibility|language|.*(schema|fields)\.ts)/

const readingParts =
  /components[\\/](Anchor|Text|Title)[\\/]\w+\.mjs|icons[\\/]IconExternalLink\.mjs|src[\\/]ui[\\/](ExternalLink|SourceLine)|domain[\\/]src[\\/]formatting/

/*
 * Few files: many small ones compress badly and take turns. What lies in a folder goes into one file, with all that it imports
 * and no group above it took. What every page loads is three files, because a phone takes a twentieth of a second for each and
 * answers between them (start-late.js); React's stays the same from one release to the next.
 */
const groups = [
  { name: 'react', test: packages('react|react-dom|scheduler') },
  { name: 'router', tags: ['$initial' as const], test: packages('@tanstack') },
  { name: 'base', tags: ['$initial' as const] },
  // The few parts that every public page shows, then what the pages of the demo have in common.
  { name: 'public', test: publicParts },
  // What the forms of accounts share and no other public page shows: too little for files of their own.
  { name: 'account-forms', test: accountFormParts },
  // Asked for when a visitor has become a member: without it the demo's files would come along.
  { name: 'visitor', test: /features[\\/]eligibility[\\/]visitor-result\.ts/ },
  { name: 'demo', test: source('features/demo/frame') },
  // Text and links with their sources, and the figures of the rules: on /signup, in the demo, and beyond.
  { name: 'reading', test: readingParts },
  {
    name: 'rule-book',
    test: /domain[\\/]src[\\/]program[\\/](editions|sources|thresholds)|ui[\\/]ProgramStatus/,
  },
  // The areas of the product, which the menu, the offer and the demo show alike.
  { name: 'area-icons', test: areaIcons },
  // Small and on both sides: without it the demo would load the frame of the signed-in screens.
  { name: 'days', test: /packages[\\/]domain[\\/]src[\\/](errors|shared[\\/]days)\.ts/ },
  { name: 'data', test: dataParts },
  { name: 'parts', test: screenParts, minShareCount: 4 },
  { name: 'inputs', test: /components[\\/](Input|InputBase|NativeSelect|TextInput)[\\/]/, minShareCount: 4 },
  { name: 'marks', test: /components[\\/](Badge|Progress)[\\/]/ },
  { name: 'ticks', test: /components[\\/]Checkbox[\\/]/ },
  { name: 'icons', test: packages('@tabler'), minShareCount: 2 },
  { name: 'facts', test: plainFacts, minShareCount: 3, maxModuleSize: 2500 },
  // The frame of the signed-in screens; what it opens lies in a folder below.
  { name: 'member', test: /apps[\\/]web[\\/]src[\\/]layout[\\/][^\\/]+$/ },
]

/** `vite build` makes the app; `vite build --ssr` makes what src/first-load/build/prerender.ts renders the public pages with. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single', addExtensions: true }),
    react({ jsxImportSource: '#jsx' }),
    fillOwnVariables(),
    pureDeclarations(/packages[\\/]domain[\\/]src[\\/].*\.ts$/),
    servePages(),
    bootScript('src/first-load/boot.js'),
    ...(isSsrBuild
      ? []
      : [preloadFonts(['inter-latin-wght-normal']), writeRouteList('src/routeTree.gen.ts')]),
  ],
  // The API puts a fresh nonce here on each request, and the same one into the Content-Security-Policy.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'baseline-widely-available',
    // font-src and img-src are 'self': nothing may turn into a data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: 'manifest.json',
    ...(isSsrBuild
      ? {
          outDir: 'node_modules/.prerender',
          emptyOutDir: true,
          ssrEmitAssets: true,
          cssMinify: true,
          copyPublicDir: false,
          rolldownOptions: {
            input: {
              app: 'src/first-load/markup/app-pages.tsx',
              calls: 'src/first-load/markup/first-calls.ts',
              site: 'src/first-load/markup/site-pages.tsx',
            },
          },
        }
      : {
          rolldownOptions: {
            // The domain package only declares; what a screen does not use may go.
            treeshake: { moduleSideEffects: [{ test: /packages\/domain\/src/, sideEffects: false }] },
            output: { codeSplitting: { groups } },
          },
        }),
  },
  server: { proxy: { '/trpc': api, '/api': api, '/files': api } },
}))
