import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  serverBuildFile: 'main.js',
  // Few routes are rendered in the browser. Listing them all costs less than asking the server for each.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
