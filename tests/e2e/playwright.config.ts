import { defineConfig, type PlaywrightTestOptions } from '@playwright/test'
import type { FlowOptions } from './flow.ts'

const isRoot = process.getuid?.() === 0
const quietBrowser = {
  ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
  args: [
    ...(isRoot ? ['--no-sandbox'] : []),
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-dev-shm-usage',
    '--disable-sync',
    '--no-first-run',
  ],
}

const phone: PlaywrightTestOptions['viewport'] = { width: 390, height: 844 }
const desk: PlaywrightTestOptions['viewport'] = { width: 1440, height: 900 }

/** What people do in the built store. A test runs at the width its tag names. */
export default defineConfig<object, FlowOptions>({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  globalSetup: './store/for-the-run.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    launchOptions: quietBrowser,
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    timezoneId: 'Asia/Bishkek',
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
  },
  projects: [
    { name: 'phone', grep: /@phone/, use: { viewport: phone, hasTouch: true, isMobile: true } },
    { name: 'desk', grep: /@desk/, use: { viewport: desk } },
  ],
})
