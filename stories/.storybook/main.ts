import type { StorybookConfig } from '@storybook/react-vite'
import { defaultClientConditions } from 'vite'
import { elementSheets } from './element-sheets.ts'

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: ['../{foundations,blocks,pages,react-store}/**/*.stories.tsx', '../*.stories.tsx'],
  // The pictures of the shop whose elements stand on partners' pages (`embed-shop.ts`).
  staticDirs: [{ from: '../pictures', to: '/media' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  // Packages are read from their sources, so no story waits for a build.
  viteFinal: (vite) => ({
    ...vite,
    plugins: [elementSheets(), ...(vite.plugins ?? [])],
    resolve: { ...vite.resolve, conditions: ['@shyrdak/source', ...defaultClientConditions] },
    // Found by no scan, since only sources of packages import them; found late, they would reload running tests.
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
    build: { ...vite.build, chunkSizeWarningLimit: 4000 },
  }),
}

export default config
