import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { fileURLToPath } from 'node:url'
import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'

const { CHROMIUM_PATH } = process.env

// Packages are read from their sources, so no test waits for a build.
const conditions = ['@shyrdak/source', ...defaultServerConditions]

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [
          storybookTest({
            configDir: fileURLToPath(new URL('.storybook', import.meta.url)),
            disableAddonDocs: true,
          }),
        ],
        test: {
          name: 'storybook',
          // Stories clean up after themselves; a fresh frame for every file costs a third of the time.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [{ browser: 'chromium' }],
            provider: playwright({
              // Storybook holds animations still while it tests, so what waits for their end would wait for ever.
              contextOptions: { reducedMotion: 'reduce' },
              launchOptions: {
                ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
                // Chromium's sandbox refuses root.
                args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
              },
            }),
          },
        },
      },
      {
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: { name: 'node', environment: 'node', include: ['*.test.ts'] },
      },
    ],
  },
})
