import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(folder, file), 'utf8')

test('the README lists every widget', () => {
  const { exports } = JSON.parse(read('package.json')) as { exports: Record<string, unknown> } // our own file
  const widgets = Object.keys(exports).flatMap((path) => /^\.\/widgets\/(.+)$/.exec(path)?.[1] ?? [])
  const listed = [...read('README.md').matchAll(/^\| `([\w-]+)` +\| `[A-Z]/gm)].map(([, name]) => name)
  expect(new Set(listed)).toEqual(new Set(widgets))
})

test('the README names every hook', () => {
  const hooks = [...new Set(read('src/index.ts').match(/\buse[A-Z]\w+/g))]
  const readme = read('README.md')
  expect(hooks.filter((name) => !readme.includes(`\`${name}\``))).toEqual([])
})
