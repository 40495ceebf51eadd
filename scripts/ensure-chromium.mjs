// Prints the path of a working Chromium, installing one if needed; otherwise exits with 1 and advice.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { root } from './prepare/root.mjs'

const ADVICE =
  'No Chromium was found, and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one, and try again.'

const fromTests = createRequire(join(root, 'tests', 'package.json'))

const isWorking = (path) =>
  path !== undefined &&
  path !== '' &&
  existsSync(path) &&
  spawnSync(path, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0

async function playwrights() {
  try {
    const { chromium } = await import(fromTests.resolve('@playwright/test'))
    return chromium.executablePath()
  } catch {
    return undefined
  }
}

const KNOWN_PLACES = [
  // The shell renders no window: tests take a fifth less time.
  ...[
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
  ].flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name))),
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const foundOnMachine = () => KNOWN_PLACES.find(isWorking)

function download() {
  const cli = join(dirname(fromTests.resolve('@playwright/test/package.json')), 'cli.js')
  spawnSync(process.execPath, [cli, 'install', 'chromium'], {
    timeout: 300_000,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}

function installWithApt() {
  if (process.platform !== 'linux' || spawnSync('apt-get', ['--version']).status !== 0) return
  const isRoot = process.getuid?.() === 0
  if (!isRoot && spawnSync('sudo', ['-n', 'true']).status !== 0) return
  const apt = (...args) => {
    const command = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args]
    const [program, ...rest] = isRoot ? command : ['sudo', '-n', ...command]
    return spawnSync(program, rest, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
  }
  const packages = (name) => ['install', '-y', '--no-install-recommends', name, 'fonts-dejavu-core']
  const chromium = () => apt(...packages('chromium-headless-shell')) || apt(...packages('chromium'))
  if (!chromium() && apt('update')) chromium()
}

/**
 *
 * @returns {Promise<string>} the path of a working Chromium
 * @throws {Error} with advice if none can be found or installed
 */
export async function ensureChromium() {
  const given = process.env.CHROMIUM_PATH
  if (isWorking(given)) return given
  if (given) console.error(`CHROMIUM_PATH (${given}) is not a working browser; looking for another.`)

  const own = await playwrights()
  if (isWorking(own)) return own
  const found = foundOnMachine()
  if (found !== undefined) return found

  console.error('Fetching Chromium…')
  download()
  const downloaded = await playwrights()
  if (isWorking(downloaded)) return downloaded
  installWithApt()
  const installed = foundOnMachine()
  if (installed !== undefined) return installed
  throw new Error(ADVICE)
}

if (process.argv[1] === import.meta.filename) {
  try {
    console.log(await ensureChromium())
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}
