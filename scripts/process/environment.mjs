import { delimiter } from 'node:path'

const OF_THE_OUTER_NPM = /^(npm_(lifecycle|package)_|npm_(command|execpath|node_execpath)$|NODE$|INIT_CWD$)/i

/**
 * The environment for the project's own commands: the pinned tools first on the path, without variables of
 * the outer npm, which pnpm would take for its own.
 *
 * @param {string[]} path folders to put first on the path
 */
export function projectEnvironment(path) {
  const kept = Object.entries(process.env).filter(([name]) => !OF_THE_OUTER_NPM.test(name))
  const env = Object.fromEntries(kept)
  const pathName = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'
  env[pathName] = [...path, env[pathName] ?? ''].join(delimiter)
  return env
}
