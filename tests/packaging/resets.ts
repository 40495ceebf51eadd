import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** Common CSS resets. */
export const RESETS: Readonly<Record<string, string>> = {
  normalize: readFileSync(require.resolve('normalize.css/normalize.css'), 'utf8'),
  'Bootstrap reboot': readFileSync(require.resolve('bootstrap/dist/css/bootstrap-reboot.css'), 'utf8'),
  'Tailwind preflight': readFileSync(require.resolve('tailwindcss/preflight.css'), 'utf8'),
}
