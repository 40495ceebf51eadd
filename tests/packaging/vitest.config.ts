import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'packaging',
    root: import.meta.dirname,
    environment: 'node',
    globalSetup: './packed.global.mjs',
    include: ['**/*.test.ts'],
    // Installing a package into an empty app takes its time on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 240_000,
    fileParallelism: false,
  },
})
