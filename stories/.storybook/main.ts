import type { StorybookConfig } from '@storybook/react-vite'
import { defaultClientConditions } from 'vite'

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: ['../{foundations,blocks,react-store}/**/*.stories.tsx', '../*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  // Packages are read from their sources, so no story waits for a build.
  viteFinal: (vite) => ({
    ...vite,
    resolve: { ...vite.resolve, conditions: ['@shyrdak/source', ...defaultClientConditions] },
    build: { ...vite.build, chunkSizeWarningLimit: 4000 },
  }),
}

export default config
