import { ensureChromium } from '../ensure-chromium.mjs'
import { pnpm } from '../prepare/pnpm.mjs'
import { root } from '../prepare/root.mjs'
import { supervise } from './supervise.mjs'

/**
 * Runs a package's script with CHROMIUM_PATH set to a working browser. Ends this process if it fails.
 *
 * @param {string[]} args the arguments of `pnpm`
 * @param {NodeJS.ProcessEnv} [extra]
 */
export async function withChromium(args, extra = {}) {
  const CHROMIUM_PATH = await ensureChromium().catch((error) => {
    console.error(error.message)
    process.exit(1)
  })
  const [command, ...rest] = pnpm(...args)
  const { code, stopped } = await supervise(command, rest, {
    cwd: root,
    env: { ...process.env, CHROMIUM_PATH, ...extra },
    ownGroup: true,
    grace: 8000,
  })
  if (stopped || code !== 0) process.exit(stopped ? 130 : code)
}
