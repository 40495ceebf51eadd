// Checks whether the packages are fit to publish: publint, attw, sizes; and knip over the project.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildPackages } from './prepare/build-packages.mjs'
import { root } from './prepare/root.mjs'
import { packAll } from './packages/pack.mjs'
import { checkSizes } from './packages/sizes.mjs'
import { supervise } from './process/supervise.mjs'

const fromRoot = createRequire(join(root, 'package.json'))

/** The file behind a tool's command; resolved by hand, as not every package exports its package.json. */
function binary(packageName, name) {
  const folder = fromRoot.resolve
    .paths(packageName)
    .map((path) => join(path, packageName))
    .find((path) => path.startsWith(root))
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[name])
}

const failures = []

/** Runs a tool and prints its output only if it fails. */
async function check(title, packageName, name, ...args) {
  const since = Date.now()
  let output = ''
  const { code, stopped } = await supervise(process.execPath, [binary(packageName, name), ...args], {
    cwd: root,
    ownGroup: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    onStart: ({ stdout, stderr }) => {
      for (const stream of [stdout, stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
    },
  })
  if (stopped) process.exit(130)
  const seconds = `${((Date.now() - since) / 1000).toFixed(1)} s`
  console.log(`  ${title.padEnd(44)}${(code === 0 ? 'good' : 'not good').padEnd(9)}${seconds.padStart(7)}`)
  if (code === 0) return
  console.log(output.trimEnd())
  failures.push(title)
}

/** Style sheets have no types to check. */
const styleEntryPoints = (folder) =>
  Object.keys(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).exports).flatMap((entryPoint) =>
    entryPoint.endsWith('.css') ? ['--exclude-entrypoints', entryPoint] : [],
  )

await buildPackages()

const folder = mkdtempSync(join(tmpdir(), 'shyrdak-packages-'))
try {
  for (const { name, folder: from, tarball } of packAll(folder)) {
    await check(`publint ${name}`, 'publint', 'publint', 'run', tarball, '--strict')
    const attw = ['@arethetypeswrong/cli', 'attw', tarball, '--profile', 'esm-only', '--format', 'ascii']
    await check(`types of ${name}`, ...attw, ...styleEntryPoints(from))
  }
  await check('knip', 'knip', 'knip')
  if (!(await checkSizes(folder))) failures.push('sizes')
} finally {
  rmSync(folder, { recursive: true, force: true })
}

if (failures.length > 0) {
  console.error(`\nNot fit to publish: ${failures.join(', ')}.`)
  process.exitCode = 1
}
