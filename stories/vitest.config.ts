import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { fileURLToPath } from 'node:url'
import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'

const { CHROMIUM_PATH } = process.env

// Packages are loaded from source, so that no build is needed.
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
          // Stories clean up after themselves; isolation would cost a third of the run time.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [{ browser: 'chromium' }],
            provider: playwright({
              // Storybook pauses animations during tests, so that waiting for their end would never finish.
              contextOptions: { reducedMotion: 'reduce' },
              launchOptions: {
                ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
                // Chromium's sandbox does not work as root.
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
