import type { StorybookConfig } from '@storybook/react-vite'
import { defaultClientConditions } from 'vite'
import { elementSheets } from './element-sheets.ts'

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: [
    '../docs/*.mdx',
    '../{foundations,blocks,pages,react-store}/**/*.stories.tsx',
    '../*.stories.tsx',
  ],
  // Images for the custom elements, which load them from the store's host (`embed-shop.ts`).
  staticDirs: [{ from: '../images', to: '/media' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  // Packages are loaded from source, so that no build is needed.
  viteFinal: (vite) => ({
    ...vite,
    logLevel: 'warn',
    plugins: [elementSheets(), ...(vite.plugins ?? [])],
    resolve: { ...vite.resolve, conditions: ['@shyrdak/source', ...defaultClientConditions] },
    // Vite's scan misses these, since only package sources import them; discovering them late would reload running tests.
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [
        ...(vite.optimizeDeps?.include ?? []),
        '@shyrdak/blocks > @radix-ui/react-accordion',
        '@shyrdak/blocks > @radix-ui/react-dialog',
        '@shyrdak/blocks > @radix-ui/react-tabs',
        '@shyrdak/blocks > embla-carousel-react',
      ],
    },
    build: {
      ...vite.build,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        // Radix has `use client` directives for server components. They mean nothing here and would cause
        // many warnings.
        checks: { ...vite.build?.rolldownOptions?.checks, moduleLevelDirective: false, pluginTimings: false },
      },
    },
  }),
}

export default config
