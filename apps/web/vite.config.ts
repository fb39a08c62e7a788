import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { bootScript } from './src/first-load/build/boot-script.ts'
import { filesByPage } from './src/first-load/build/files-by-page.ts'
import { fillOwnVariables } from './src/first-load/build/own-variables.ts'
import { preloadFonts } from './src/first-load/build/preload-fonts.ts'
import { pureDeclarations } from './src/first-load/build/pure-declarations.ts'
import { dropReplacedDefaults } from './src/first-load/build/replaced-defaults.ts'
import { servePages } from './src/first-load/build/serve-pages.ts'
import { dropUnnamedParts } from './src/first-load/build/unnamed-parts.ts'
import { writeRouteList } from './src/first-load/build/write-route-list.ts'

const api = 'http://127.0.0.1:3000'

const packages = (names: string) => new RegExp(`/node_modules/(?:${names})/`.replaceAll('/', '[\\\\/]'))

// React has had its own for long.
const resolve = {
  alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
}

// These only declare, and not all of them say so; what a screen does not use may go.
const treeshake = {
  moduleSideEffects: [
    { test: /packages\/domain\/src/, sideEffects: false },
    { test: packages('@trpc|superjson|copy-anything|is-what'), sideEffects: false },
  ],
}

const plugins = () => [
  tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single', addExtensions: true }),
  react({ jsxImportSource: '#jsx' }),
  fillOwnVariables(),
  dropUnnamedParts('src', ['@mantine/charts']),
  dropReplacedDefaults(),
  pureDeclarations(/packages[\\/]domain[\\/]src[\\/].*\.ts$/),
]

const dataPackages = packages('@trpc|@tanstack/(?:react-query|query-core)|superjson|copy-anything|is-what')
const ownDataFiles =
  /[\\/]src[\\/](?:DataProviders|query-client|trpc|trpc-client|trpc-hooks|wire-format)\.tsx?$/

/*
 * Few files: many small ones compress badly and take turns. What every page loads is three files, because a phone takes a twentieth
 * of a second for each and answers between them (start-late.js); React's stays the same from one release to the next. The rest
 * lies where the pages that load it decide.
 */
const groups = [
  { name: 'react', test: packages('react|react-dom|scheduler') },
  { name: 'router', tags: ['$initial' as const], test: packages('@tanstack') },
  { name: 'base', tags: ['$initial' as const] },
  // What asks the API, and keeps its answers.
  {
    name: 'data',
    test: (id: string) => dataPackages.test(id) || ownDataFiles.test(id),
  },
]

/** `vite build` makes the app; `vite build --ssr` makes what src/first-load/build/prerender.ts renders the public pages with. */
export default defineConfig(({ isSsrBuild }) => ({
  resolve,
  plugins: [
    ...plugins(),
    servePages(),
    bootScript('src/first-load/boot.js'),
    ...(isSsrBuild
      ? []
      : [
          preloadFonts(['inter-latin-wght-normal']),
          writeRouteList('src/routeTree.gen.ts'),
          filesByPage(
            { resolve, plugins: plugins(), build: { rolldownOptions: { treeshake } } },
            {
              routes: 'src/routes',
              screens: '_member',
              screenData: 'src/first-load/member-data.ts',
              soon: 'src/features/live/Live.tsx',
            },
          ),
        ]),
  ],
  // What the server renders with runs without the app's packages beside it.
  ...(isSsrBuild
    ? { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': JSON.stringify('production') } }
    : {}),
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
          minify: true,
          copyPublicDir: false,
          rolldownOptions: {
            input: {
              app: 'src/first-load/markup/app-pages.tsx',
              member: 'src/first-load/markup/member-pages.tsx',
              calls: 'src/first-load/markup/first-calls.ts',
              site: 'src/first-load/markup/site-pages.tsx',
            },
          },
        }
      : {
          rolldownOptions: {
            treeshake,
            output: { codeSplitting: { groups } },
          },
        }),
  },
  server: { proxy: { '/trpc': api, '/api': api, '/files': api, '/live': api } },
}))
