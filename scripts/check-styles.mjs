// Rejects style rules for classes that no source names. A class is therefore written out where it is used, so
// that a search finds it.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './prepare/root.mjs'

const filesLike = (...patterns) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && existsSync(join(root, file)))

const read = (file) => readFileSync(join(root, file), 'utf8')
const classesIn = (styles) =>
  new Set(
    [...styles.replace(/\/\*.*?\*\//gs, '').matchAll(/\.((?:site|shyrdak)-[\w-]+)/g)].map(([, name]) => name),
  )

const named = new Set(
  filesLike('apps/*.ts', 'apps/*.tsx', 'packages/*.ts', 'packages/*.tsx')
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) => read(file).match(/(?:site|shyrdak)-[\w-]+/g) ?? []),
)

const dead = filesLike('apps/*.css', 'packages/*.css').flatMap((file) =>
  [...classesIn(read(file))]
    .filter((name) => !named.has(name))
    .map((name) => `${file}: no source names .${name}`),
)

if (dead.length > 0) {
  console.error(dead.join('\n'))
  process.exitCode = 1
}
