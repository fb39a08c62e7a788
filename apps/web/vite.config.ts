import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { preloadFonts } from './scripts/preload-fonts.ts'
import { writeRouteList } from './scripts/write-route-list.ts'

const api = 'http://127.0.0.1:3000'

export default defineConfig({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single', addExtensions: true }),
    react(),
    preloadFonts(['inter-latin-wght-normal']),
    writeRouteList('src/routeTree.gen.ts'),
  ],
  // The API puts a fresh nonce here on each request, and the same one into the Content-Security-Policy.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'baseline-widely-available',
    // font-src and img-src are 'self': nothing may turn into a data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The domain package only declares; what a screen does not use may go.
      treeshake: { moduleSideEffects: [{ test: /packages\/domain\/src/, sideEffects: false }] },
    },
  },
  server: { proxy: { '/trpc': api, '/api': api, '/files': api } },
})
