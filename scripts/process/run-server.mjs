import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { supervise } from './supervise.mjs'

const endWithParent = pathToFileURL(join(import.meta.dirname, 'end-with-parent.mjs')).href

/**
 * Runs a built server until it ends or we are told to stop; whatever happens to us or to it, neither it nor
 * the PostgreSQL below it stays behind.
 *
 * @param {string} file
 * @param {string} cwd
 * @returns {Promise<number>} its exit code
 */
export async function runServer(file, cwd) {
  const { code } = await supervise(process.execPath, ['--import', endWithParent, file], {
    cwd,
    env: { ...process.env, NODE_ENV: 'production' },
    ownGroup: true,
    grace: 8000,
  })
  return code
}
