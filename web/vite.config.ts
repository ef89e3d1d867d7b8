/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

const server = process.env.HEYDAY_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/heyday/server/static',
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
  },
  server: {
    fs: { allow: ['..'] }, // the words of the games
    proxy: { '/api': { target: server, ws: true } },
  },
  test: {
    include: ['tests/**/*.test.ts'],
    isolate: false,
    fileParallelism: false,
    testTimeout: 60_000,
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
})
