// Are the packages fit to publish? publint, are-the-types-wrong, sizes; and knip over the whole house.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buildPackages } from './prepare/build-packages.mjs'
import { root } from './prepare/root.mjs'
import { packAll } from './packages/pack.mjs'
import { checkSizes } from './packages/sizes.mjs'
import { supervise } from './process/supervise.mjs'

const fromRoot = createRequire(join(root, 'package.json'))

/** The file behind a tool's command; found by hand because not every package exports its package.json. */
function binary(packageName, name) {
  const folder = fromRoot.resolve
    .paths(packageName)
    .map((path) => join(path, packageName))
    .find((path) => path.startsWith(root))
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[name])
}

async function run(packageName, name, ...args) {
  const { code, stopped } = await supervise(process.execPath, [binary(packageName, name), ...args], {
    cwd: root,
    ownGroup: true,
  })
  if (stopped) process.exit(130)
  return code === 0
}

const styleDoors = (folder) =>
  Object.keys(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).exports)
    .filter((door) => door.endsWith('.css'))
    .flatMap((door) => ['--exclude-entrypoints', door])

await buildPackages()

const folder = mkdtempSync(join(tmpdir(), 'shyrdak-packages-'))
const failures = []
try {
  for (const { name, folder: from, tarball } of packAll(folder)) {
    console.log(`\n${name}`)
    if (!(await run('publint', 'publint', 'run', tarball, '--strict'))) failures.push(`publint ${name}`)
    const attw = ['@arethetypeswrong/cli', 'attw', tarball, '--profile', 'esm-only', '--format', 'ascii']
    if (!(await run(...attw, ...styleDoors(from)))) failures.push(`types of ${name}`)
  }
  if (!(await checkSizes(folder))) failures.push('sizes')
  console.log('\nknip')
  if (!(await run('knip', 'knip'))) failures.push('knip')
} finally {
  rmSync(folder, { recursive: true, force: true })
}

if (failures.length > 0) {
  console.error(`\nNot fit to publish: ${failures.join(', ')}.`)
  process.exitCode = 1
}
