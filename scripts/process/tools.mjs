import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { captured } from './captured.mjs'
import { projectEnvironment } from './environment.mjs'

/** Pinned exactly: the `latest` versions are not published in step with each other. */
const NODE = '24.21.0'
const PNPM = '12.21.0'

const isWindows = process.platform === 'win32'
const here = dirname(fileURLToPath(import.meta.url))
const root = join(here, '..', '..')
const memory = join(root, 'node_modules', '.cache', 'shyrdak', 'tools.json')

/** @typedef {{ node: string, pnpm: string, path: string[] }} Tools */

/** The versions supported by everything that builds the store. */
function isSuitable(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number)
  return (major === 22 && minor >= 22) || (major === 24 && minor >= 11) || major >= 26
}

function answer(command, args) {
  const { status, stdout } = spawnSync(command, args, { encoding: 'utf8', timeout: 20_000, cwd: root })
  return status === 0 ? stdout.trim() : ''
}

/** The first pnpm on the path. */
export function pnpmOnPath() {
  const names = isWindows ? ['pnpm.cmd', 'pnpm.exe'] : ['pnpm']
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((file) => existsSync(file))
}

/** @returns {Tools} */
const contextAt = (node, pnpm) => ({ node, pnpm, path: [dirname(node), dirname(pnpm)] })

function remembered() {
  try {
    const { node, pnpm, pins } = JSON.parse(readFileSync(memory, 'utf8'))
    if (pins !== `${NODE} ${PNPM}` || !existsSync(pnpm)) return undefined
    return isSuitable(answer(node, ['--version'])) ? contextAt(node, pnpm) : undefined
  } catch {
    return undefined
  }
}

function installed() {
  if (!isSuitable(process.version)) return undefined
  const pnpm = pnpmOnPath()
  if (pnpm === undefined || isWindows) return undefined
  return answer(pnpm, ['--version']) === PNPM ? contextAt(process.execPath, pnpm) : undefined
}

/**
 * Finds the tools without the network: those used last, or those on the path.
 *
 * @returns {Tools | undefined}
 */
export const findTools = () => remembered() ?? installed()

/** Lets the next start skip npx. A failed write only costs time. */
export function rememberTools({ node, pnpm }) {
  if (!existsSync(join(root, 'node_modules'))) return
  try {
    mkdirSync(dirname(memory), { recursive: true })
    writeFileSync(memory, JSON.stringify({ pins: `${NODE} ${PNPM}`, node, pnpm }))
  } catch {
    // The folder is read-only for this user.
  }
}

/** `npx` as an argument list, without a shell where possible. */
function npx() {
  const cli = join(dirname(process.env.npm_execpath ?? ''), 'npx-cli.js')
  return existsSync(cli) ? [process.execPath, cli] : [isWindows ? 'npx.cmd' : 'npx']
}

/** npm 12 refuses install scripts unless they are named; older versions reject the flag. */
function allowedScripts() {
  const agent = /npm\/(\d+)/.exec(process.env.npm_config_user_agent ?? '')?.[1]
  const major = Number(
    agent ?? execFileSync('npm', ['--version'], { encoding: 'utf8', shell: isWindows }).split('.')[0],
  )
  return major >= 12 ? ['--allow-scripts=node'] : []
}

/**
 * Fetches the tools into npm's own cache.
 *
 * @returns {Promise<Tools>}
 */
export async function fetchTools() {
  const ownNode = isSuitable(process.version)
  const node = ownNode ? [] : ['-p', `node@${NODE}`, ...allowedScripts()]
  const [command, ...first] = npx()
  const print = `node "${join(here, 'print-tools.mjs')}"`
  const { code, stopped, output } = await captured(
    ownNode ? `Fetching pnpm ${PNPM}` : `Fetching Node ${NODE} and pnpm ${PNPM}`,
    command,
    [...first, '--yes', ...node, '-p', `pnpm@${PNPM}`, '-c', print],
    { cwd: root, env: projectEnvironment([]) },
  )
  if (stopped) process.exit(130)
  const line = output.split('\n').find((text) => text.startsWith('tools: '))
  if (code !== 0 || line === undefined) {
    throw new Error(
      `${output.trim()}\nnpx could not fetch Node ${NODE} and pnpm ${PNPM}: is there a network?`,
    )
  }
  const told = JSON.parse(line.slice('tools: '.length))
  if (!isSuitable(told.version)) {
    throw new Error(
      `This project needs Node ${NODE}, and npm did not put it in place (it ran ${told.version}). ` +
        `Install Node ${NODE} from https://nodejs.org and try again.`,
    )
  }
  return contextAt(realpathSync(told.node), told.pnpm)
}
