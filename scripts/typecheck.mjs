// Type-checks the whole project. Folders with the same settings are one program: separately, each would check
// the sources of all its imports again.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { pnpm } from './prepare/pnpm.mjs'
import { root } from './prepare/root.mjs'
import { supervise } from './process/supervise.mjs'

const PROGRAMS = {
  server: ['apps/api', 'apps/demo-shop'],
  packages: ['packages/sdk', 'packages/state-machines', 'packages/blocks', 'packages/react-store'],
  pages: ['apps/reference-site', 'stories'],
  // Playwright and the DOM matchers extend `expect` in conflicting ways.
  tests: ['tests'],
}

const fromRoot = createRequire(join(root, 'package.json'))
const tsc = join(dirname(fromRoot.resolve('typescript7/package.json')), 'bin', 'tsc')
const settingsOf = (folder) => JSON.parse(readFileSync(join(root, folder, 'tsconfig.json'), 'utf8'))

/** The settings that affect type checking; the location of generated types does not. */
const strictness = (folder) => {
  const { extends: base, compilerOptions } = settingsOf(folder)
  const { rootDirs: _, ...options } = compilerOptions
  return { base: join(folder, base), options }
}

/** Finds folders that no program checks, or that differ from their program's settings. */
function complaints() {
  const checked = new Set(Object.values(PROGRAMS).flat())
  const folders = globSync('{packages/*,apps/*,stories,tests}/tsconfig.json', { cwd: root }).map((file) =>
    dirname(file).replaceAll('\\', '/'),
  )
  const differ = Object.values(PROGRAMS).flatMap(([first, ...others]) =>
    others.filter((other) => !isDeepStrictEqual(strictness(other), strictness(first))),
  )
  return [
    ...folders.filter((folder) => !checked.has(folder)).map((folder) => `${folder} is in no program`),
    ...differ.map((folder) => `${folder}/tsconfig.json differs from the others of its program`),
  ]
}

/** Writes the settings of a program: those of its first folder, with the files of all. */
function writeProgram(name, folders) {
  const file = join(root, 'node_modules', '.cache', 'shyrdak', 'types', `${name}.json`)
  const include = folders.flatMap((folder) =>
    settingsOf(folder).include.map((path) => join(root, folder, path)),
  )
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify({ extends: join(root, folders[0], 'tsconfig.json'), include }))
  return file
}

async function run(command, ...args) {
  const { code, stopped } = await supervise(command, args, { cwd: root, ownGroup: true })
  if (stopped) process.exit(130)
  return code
}

const found = complaints()
if (found.length > 0) {
  console.error(`${found.join('\n')}\nscripts/typecheck.mjs says what is checked together.`)
  process.exit(1)
}
const GENERATED = [
  pnpm('run', 'texts'),
  pnpm('--filter', '@shyrdak/reference-site', 'exec', 'react-router', 'typegen'),
]
for (const command of GENERATED) {
  const code = await run(...command)
  if (code !== 0) process.exit(code)
}
for (const [name, folders] of Object.entries(PROGRAMS)) {
  // One checker: each further one would check the shared types again, adding half the work.
  const code = await run(process.execPath, tsc, '--checkers', '1', '-p', writeProgram(name, folders))
  if (code !== 0) process.exitCode = code
}
