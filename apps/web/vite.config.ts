import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { bootScript } from './scripts/boot-script.ts'
import { preloadFonts } from './scripts/preload-fonts.ts'
import { servePages } from './scripts/serve-pages.ts'
import { writeRouteList } from './scripts/write-route-list.ts'

const api = 'http://127.0.0.1:3000'

const publicParts =
  /components[\\/]Button[\\/]Button\.mjs|createReactComponent|src[\\/]ui[\\/](Notice|brand|public[\\/]use-taken-over)|icons[\\/]Icon(AlertTriangle|InfoCircle|ArrowLeft|ArrowRight|Check|Lock)\.mjs/

const demoParts =
  /features[\\/](demo[\\/](Demo(Frame|Badge|Provider)|demo-storage|screener-draft|use-demo|views-text)|eligibility[\\/]draft-key)|domain[\\/]src[\\/]demo[\\/]/

const areaIcons =
  /milestones[\\/]phases|icons[\\/]Icon(BuildingCommunity|ChartLine|ClipboardCheck|FileSearch|FileText|Folder|Timeline)\.mjs/

const readingParts =
  /components[\\/](Anchor|Text|Title)[\\/]\w+\.mjs|icons[\\/]IconExternalLink\.mjs|src[\\/]ui[\\/](ExternalLink|SourceLine)|domain[\\/]src[\\/]formatting/

const ruleBook = /domain[\\/]src[\\/]program[\\/](editions|sources|thresholds)/

/** `vite build` makes the app; `vite build --ssr` makes what scripts/prerender.ts renders the public pages with. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single', addExtensions: true }),
    react(),
    servePages(),
    bootScript('src/boot.js'),
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
          rolldownOptions: { input: { app: 'src/prerender/app.tsx', site: 'src/prerender/site.tsx' } },
        }
      : {
          rolldownOptions: {
            // The domain package only declares; what a screen does not use may go.
            treeshake: { moduleSideEffects: [{ test: /packages\/domain\/src/, sideEffects: false }] },
            output: {
              // Few files: many small ones compress badly and take turns. What every page loads is three, because a phone
              // takes a twentieth of a second for each and answers between them (start-late.js); React's stays the same
              // from one release to the next.
              codeSplitting: {
                groups: [
                  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
                  { name: 'router', tags: ['$initial'], test: /node_modules[\\/]@tanstack[\\/]/ },
                  { name: 'base', tags: ['$initial'] },
                  // The few parts that every public page shows.
                  { name: 'public', test: publicParts },
                  // And those of every page of the demo.
                  { name: 'demo-parts', test: demoParts },
                  // Text and links with their sources, and the figures of the rules: on /signup, in the demo, and beyond.
                  { name: 'reading', test: readingParts },
                  { name: 'rule-book', test: ruleBook },
                  // The areas of the product, which the menu, the offer and the demo show alike.
                  { name: 'area-icons', test: areaIcons },
                ],
              },
            },
          },
        }),
  },
  server: { proxy: { '/trpc': api, '/api': api, '/files': api } },
}))
