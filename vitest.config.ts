import react from '@vitejs/plugin-react'
import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'

// Workspace packages resolve to their sources, so tests need no build.
const conditions = ['@shyrdak/source', ...defaultServerConditions]
const resolve = { conditions }
const ssr = { resolve: { conditions } }
// For packages that Node itself loads: their `module` builds may import files without extensions.
const native = { resolve: { conditions: conditions.filter((condition) => condition !== 'module') } }
// Modules are loaded once per worker, since once per file took most of the time. Tests must clean up.
const shared = { isolate: false }
// Timeouts only detect tests that hang; speed is measured by the bench.
const patience = { testTimeout: 60_000, hookTimeout: 120_000 }

export default defineConfig({
  test: {
    // The default, one fewer than there are cores, leaves half of a small machine idle.
    maxWorkers: '100%',
    projects: [
      {
        resolve,
        ssr,
        test: {
          name: 'node',
          ...patience,
          ...shared,
          environment: 'node',
          include: [
            'packages/{sdk,state-machines}/src/**/*.test.ts',
            'apps/reference-site/server/**/*.test.ts',
            '{apps/reference-site/scripts,scripts}/**/*.test.mjs',
          ],
        },
      },
      {
        resolve: native.resolve,
        ssr: native,
        test: {
          name: 'api',
          ...patience,
          ...shared,
          environment: 'node',
          include: ['apps/{api,demo-shop}/src/**/*.test.ts'],
          globalSetup: ['./apps/api/src/testing/postgres.global.ts'],
        },
      },
      {
        plugins: [react()],
        resolve,
        ssr,
        test: {
          name: 'dom',
          ...patience,
          ...shared,
          environment: 'happy-dom',
          include: ['packages/{blocks,react-store}/src/**/*.test.{ts,tsx}'],
          setupFiles: ['./vitest.setup.ts'],
        },
      },
      {
        plugins: [react()],
        resolve,
        ssr,
        test: {
          name: 'site',
          ...patience,
          ...shared,
          environment: 'happy-dom',
          include: ['apps/reference-site/app/**/*.test.{ts,tsx}'],
          setupFiles: ['./vitest.setup.ts', './apps/reference-site/vitest.setup.ts'],
        },
      },
    ],
    coverage: { provider: 'v8', include: ['packages/*/src/**', 'apps/{api,demo-shop}/src/**'] },
  },
})
