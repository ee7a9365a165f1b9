import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { licences } from './licences.ts'

const server = process.env.HASPELKNECHT_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte(), licences()],
  build: {
    outDir: '../src/haspelknecht/server/client',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy forbids data: fonts and scripts
    chunkSizeWarningLimit: 400,
    rolldownOptions: { checks: { bundlerTimings: false } }, // only of interest when tuning builds
  },
  server: {
    fs: { allow: ['..'] }, // messages are shared with the server: src/haspelknecht/locale
    proxy: { '/api': { target: server, ws: true, changeOrigin: false } },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { include: ['src/**/*.test.ts', '*.test.ts'] },
})
