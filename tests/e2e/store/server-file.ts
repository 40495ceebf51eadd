import { fileURLToPath } from 'node:url'

const BUILT = '../../../apps/reference-site/build/server/main.js'

/** The built server under test. `STORE_SERVER` names another one. */
export const serverFile = (): string =>
  process.env['STORE_SERVER'] ?? fileURLToPath(new URL(BUILT, import.meta.url))
