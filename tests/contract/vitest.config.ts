import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'

const conditions = ['@shyrdak/source', ...defaultServerConditions]

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    testTimeout: 60_000,
    // A hook opens whole stores, one of them on PGlite, which takes minutes where others are at work.
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
    globalSetup: ['@shyrdak/api/testing/global-setup'],
    // Modules are loaded once a worker, not once a file. A test leaves nothing behind.
    isolate: false,
    maxWorkers: 2,
  },
})
