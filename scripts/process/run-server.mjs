import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { supervise } from './supervise.mjs'

const endWithParent = pathToFileURL(join(import.meta.dirname, 'end-with-parent.mjs')).href

/** What V8 compiled is kept beside the tools, so that a start does not compile again. */
const compiled = join(import.meta.dirname, '../../node_modules/.cache/shyrdak/compiled')
/** Megabytes for what lives briefly: a quarter of V8's own choice costs nothing measurable and saves fifteen. */
export const YOUNG = '--max-semi-space-size=4'
/** glibc keeps what threads free in up to eight pools a core, of which two serve as well and hold ten megabytes less. */
export const ARENAS = { MALLOC_ARENA_MAX: '2' }

/**
 * Runs a server until it ends or we are told to stop; whatever happens to us or to it, neither it nor
 * the PostgreSQL below it stays behind.
 *
 * @param {string} file
 * @param {string} cwd
 * @param {{ mode?: 'production' | 'development', nodeOptions?: string[] }} [how]
 * @returns {Promise<number>} its exit code
 */
export async function runServer(file, cwd, { mode = 'production', nodeOptions = [] } = {}) {
  const { code } = await supervise(
    process.execPath,
    [YOUNG, ...nodeOptions, '--import', endWithParent, file],
    {
      cwd,
      env: { NODE_COMPILE_CACHE: compiled, ...ARENAS, ...process.env, NODE_ENV: mode },
      ownGroup: true,
      grace: 10_000,
    },
  )
  return code
}
