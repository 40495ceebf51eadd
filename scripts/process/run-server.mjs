import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { supervise } from './supervise.mjs'

const endWithParent = pathToFileURL(join(import.meta.dirname, 'end-with-parent.mjs')).href

/** Megabytes for what lives briefly: a quarter of V8's own choice costs nothing measurable and saves fifteen. */
export const YOUNG = '--max-semi-space-size=4'
export const ENVIRONMENT = {
  // What V8 compiled is kept beside the tools, so that a start does not compile again.
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../node_modules/.cache/shyrdak/compiled'),
  // glibc keeps what threads free in up to eight pools a core. One serves as well, and holds ten megabytes less.
  MALLOC_ARENA_MAX: '1',
}

/**
 * Runs a server until it ends or we are told to stop; whatever happens to us or to it, neither it nor
 * the PostgreSQL below it stays behind.
 *
 * @param {string} file
 * @param {string} cwd
 * @param {object} [how]
 * @param {'production' | 'development'} [how.mode]
 * @param {string[]} [how.nodeOptions]
 * @param {string} [how.settings] a file of settings, where there is one; what the environment says goes before it
 * @returns {Promise<number>} its exit code
 */
export async function runServer(file, cwd, { mode = 'production', nodeOptions = [], settings } = {}) {
  // Node has an option for a file that may be missing, but says so each time.
  const ofFile = settings !== undefined && existsSync(settings) ? [`--env-file=${settings}`] : []
  const { code } = await supervise(
    process.execPath,
    [YOUNG, ...ofFile, ...nodeOptions, '--import', endWithParent, file],
    {
      cwd,
      env: { ...ENVIRONMENT, ...process.env, NODE_ENV: mode },
      ownGroup: true,
      grace: 10_000,
    },
  )
  return code
}
