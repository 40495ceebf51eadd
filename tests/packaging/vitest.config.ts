import { defineConfig } from 'vitest/config'

// Installing a package into an empty app takes long on a busy machine.
const patient = {
  environment: 'node',
  testTimeout: 120_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 30_000 } },
  env: { NEXT_TELEMETRY_DISABLED: '1' },
} as const

export default defineConfig({
  test: {
    root: import.meta.dirname,
    fileParallelism: false,
    projects: [
      { test: { ...patient, name: 'start', include: ['bootstrap.test.ts'] } },
      {
        test: {
          ...patient,
          name: 'packed',
          include: ['*.test.ts'],
          exclude: ['bootstrap.test.ts'],
          globalSetup: './packed.global.mjs',
        },
      },
    ],
  },
})
