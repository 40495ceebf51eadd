import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  serverBuildFile: 'main.js',
  // The routes that live in the browser are few; asking the server for each would cost more than naming them.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
