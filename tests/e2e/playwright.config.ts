import { defineConfig } from '@playwright/test'
import type { FlowOptions } from './flow.ts'

const isRoot = process.getuid?.() === 0
const browserWith = (...args: string[]) => ({
  // Without a locale, Chromium cannot save a file with a Cyrillic name.
  env: { ...process.env, LC_ALL: 'C.UTF-8' },
  ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
  args: [
    ...(isRoot ? ['--no-sandbox'] : []),
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-dev-shm-usage',
    '--disable-sync',
    '--no-first-run',
    // All pages of a worker share a process: one process per page would cost a tenth of the run.
    '--disable-site-isolation-trials',
    '--process-per-site',
    '--renderer-process-limit=1',
    ...args,
  ],
})

/** The files where images matter: others do not request them, as each is rendered on first request. */
const WITH_IMAGES = [
  '**/xss/*.e2e.ts',
  '**/images.e2e.ts',
  '**/api-elsewhere.e2e.ts',
  '**/craftsman.e2e.ts',
  '**/desk-products.e2e.ts',
  '**/weight.e2e.ts',
  '**/chat-files.e2e.ts',
]
const withImages = { launchOptions: browserWith() }
const withoutImages = {
  launchOptions: browserWith('--blink-settings=imagesEnabled=false'),
  // Drawing animations takes a tenth of the run. Files about what moves, or about buying as most people do,
  // say `test.use(WITH_MOTION)`.
  contextOptions: { reducedMotion: 'reduce' as const },
}

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const desk = { viewport: { width: 1440, height: 900 } }

/** End-to-end tests in the built store. A test runs at the width named by its tag. */
export default defineConfig<object, FlowOptions>({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  globalSetup: './store/for-the-run.ts',
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes only on retry is reported as flaky, to be fixed rather than trusted.
  retries: 1,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    timezoneId: 'Asia/Bishkek',
    // Traces cost a tenth of the run; `--trace on` shows what a failed test did.
    trace: 'off',
  },
  projects: [
    { name: 'phone', grep: /@phone/, testIgnore: WITH_IMAGES, use: { ...phone, ...withoutImages } },
    { name: 'desk', grep: /@desk/, testIgnore: WITH_IMAGES, use: { ...desk, ...withoutImages } },
    { name: 'phone, images', grep: /@phone/, testMatch: WITH_IMAGES, use: { ...phone, ...withImages } },
    { name: 'desk, images', grep: /@desk/, testMatch: WITH_IMAGES, use: { ...desk, ...withImages } },
  ],
})
